import { longestTtlSeconds } from '@efemera/config';
import { ContractError, limits, paths, type BuildInfo, type SiteConfig } from '@efemera/contract';
import { openApiDocument } from '@efemera/contract/openapi';
import { PushIdentity } from '@efemera/push';
import { MailDomains } from '@efemera/storage';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { BlogService } from '../blog/blog.service.js';
import { SETTINGS, type Settings } from '../config.js';
import { sendsUnchanged } from '../http/etag.js';
import { buildInfo } from './build-info.js';
import { readClientPackage, readPythonClient, type HandedOut } from './client-package.js';
import { robots, siteMap } from './site-map.js';

@Controller()
export class SiteController {
  /** Made once: that takes as long as hundreds of answers. Unread answers to slow clients share these bytes. */
  #openApi: Buffer | null = null;
  readonly #clientPackage = readClientPackage();
  readonly #pythonClient = readPythonClient();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly blog: BlogService,
    private readonly domains: MailDomains,
    private readonly pushIdentity: PushIdentity,
  ) {}

  @Get('api/config')
  async config(): Promise<SiteConfig> {
    const { settings } = this;
    const { version, integrity } = this.#clientPackage ?? {};
    // The page needs the rest of its settings while Redis is away, too.
    const pushKeys = await this.pushIdentity.keys().catch(() => null);
    return {
      domains: [...this.domains.offered],
      inboxTtlSeconds: settings.INBOX_TTL_SECONDS,
      inboxTtlMinSeconds: limits.minInboxTtlSeconds,
      inboxTtlMaxSeconds: longestTtlSeconds(settings),
      quarantineSeconds: settings.QUARANTINE_SECONDS,
      dailyQuota: settings.DAILY_QUOTA,
      maxMessageBytes: settings.MAX_MESSAGE_BYTES,
      maxInboxMessages: settings.MAX_INBOX_MESSAGES,
      translationProvider: settings.TRANSLATE_URL === undefined ? null : 'LibreTranslate',
      clientPackage: version && integrity ? { version, integrity } : null,
      geoLookupUrl: settings.GEO_LOOKUP_URL ?? null,
      pushPublicKey: pushKeys?.publicKey ?? null,
    };
  }

  @Get(paths.clientPackage)
  clientPackage(@Req() request: Request, @Res() response: Response): void {
    if (!this.#clientPackage) throw new ContractError('not_found', 'The client package was not built.');
    handOut(this.#clientPackage, 'application/gzip', request, response);
  }

  @Get(paths.pythonClient)
  pythonClient(@Req() request: Request, @Res() response: Response): void {
    handOut(this.#pythonClient, 'text/x-python', request, response);
  }

  @Get('.build-info.json')
  buildInfo(): BuildInfo {
    return buildInfo(this.settings);
  }

  @Get('api/openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  openApi(@Res() response: Response): void {
    const { version } = buildInfo(this.settings);
    this.#openApi ??= Buffer.from(JSON.stringify(openApiDocument(version, this.settings.publicOrigin)));
    response.end(this.#openApi);
  }

  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  siteMap(): string {
    return siteMap(this.settings.publicOrigin, this.blog.languagesOfWritten());
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return robots(this.settings.publicOrigin);
  }
}

function handOut({ bytes, integrity }: HandedOut, type: string, request: Request, response: Response): void {
  // The next version has the same address: a cache must ask each time, or it would hand out the old version.
  response.set('Cache-Control', 'no-cache');
  if (!sendsUnchanged(request, response, `"${integrity}"`)) response.type(type).send(bytes);
}
