import { longestTtlSeconds } from '@efemera/config';
import { limits, type BuildInfo, type SiteConfig } from '@efemera/contract';
import { openApiDocument } from '@efemera/contract/openapi';
import { MailDomains } from '@efemera/storage';
import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { BlogService } from '../blog/blog.service.js';
import { SETTINGS, type Settings } from '../config.js';
import { buildInfo } from './build-info.js';
import { robots, siteMap } from './site-map.js';

@Controller()
export class SiteController {
  /** Made once, because it takes as long as hundreds of other answers. All answers share these bytes while they wait. */
  #openApi: Buffer | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly blog: BlogService,
    private readonly domains: MailDomains,
  ) {}

  @Get('api/config')
  config(): SiteConfig {
    const { settings } = this;
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
      geoLookupUrl: settings.GEO_LOOKUP_URL ?? null,
    };
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
