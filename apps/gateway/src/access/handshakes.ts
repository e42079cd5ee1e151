import type { IncomingMessage } from 'node:http';
import { ContractError } from '@efemera/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { isOwnOrigin } from '../http/origin.js';
import { ownHosts } from '../http/own-hosts.js';
import { readCredentials } from './credentials.js';
import { InboxAccess, type OpenInbox } from './inbox-access.js';

/** Checks handshakes of sockets as middleware and guards check other requests: an HTTP upgrade passes neither. */
@Injectable()
export class Handshakes {
  readonly #isOwnHost: (request: IncomingMessage) => boolean;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly access: InboxAccess,
  ) {
    this.#isOwnHost = ownHosts(settings);
  }

  /**
   * Tells whether a handshake was started by the site itself or by no browser. Cross-site WebSocket hijacking: browsers
   * send the visitor's cookie also with a handshake that a page of another site starts, and that page could then read
   * the visitor's mail. DNS rebinding: see `ownHosts`.
   */
  isOwn(request: IncomingMessage): boolean {
    return this.#isOwnHost(request) && isOwnOrigin(request, this.settings.publicOrigin);
  }

  /**
   * Opens an inbox for a socket with the keys of its handshake. Ignores the operator's token: the operator reads
   * reserved addresses over HTTP only, where wrong tokens are counted.
   *
   * @param token  a further key, from a message of the client.
   * @throws ContractError `origin_forbidden`, `inbox_private`, and as `parseAddress` does.
   */
  async open(request: IncomingMessage, rawAddress: unknown, token?: string): Promise<OpenInbox> {
    if (!this.isOwn(request)) throw new ContractError('origin_forbidden', 'Another site has started this connection.');
    const { publicOrigin } = this.settings;
    const credentials = readCredentials(request, { publicOrigin, ADMIN_TOKEN: undefined }, { token });
    return this.access.open(this.access.parse(rawAddress), credentials);
  }
}
