import { ContractError, isReserved, parseAddress, type Address } from '@efemera/contract';
import { type InboxRecord, InboxStore, mayOpen } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import type { Credentials } from './credentials.js';

/** The one place that decides who may open what, for REST, long-polls and sockets alike. */
@Injectable()
export class InboxAccess {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inboxes: InboxStore,
  ) {}

  /** Brings an address from outside to its canonical form. Throws as `parseAddress` does. */
  parse(raw: unknown): Address {
    return parseAddress(raw, this.settings.MAIL_DOMAINS);
  }

  /**
   * Opens an inbox for whoever shows these credentials.
   *
   * @throws ContractError `inbox_private`, the same whether or not anything lies there.
   */
  async open(address: Address, credentials: Credentials): Promise<InboxRecord> {
    const inbox = await this.inboxes.read(address);
    this.check(inbox, credentials);
    return inbox;
  }

  /** The same of an inbox that has been read already. */
  check(inbox: InboxRecord, credentials: Credentials): void {
    const open = isReserved(inbox.address) ? credentials.isOperator : mayOpen(inbox, credentials.keyHashes);
    if (!open) throw new ContractError('inbox_private', 'This inbox is held by somebody else.');
  }
}
