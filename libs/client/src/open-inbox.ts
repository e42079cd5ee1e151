import { Connection } from './connection.js';
import { EfemeraError } from './errors.js';
import { Inbox } from './inbox.js';
import { newInboxOptions, openInboxOptions, refuseUnknown } from './options.js';
import { inboxesPath } from './paths.js';
import type { InboxState, NewInboxOptions, OpenInboxOptions, ServerOptions } from './types.js';

/**
 * Claims an address and returns its inbox.
 *
 * @throws EfemeraError `address_taken` | `address_invalid` | `quota_exhausted` | `unreachable` | …
 */
export async function createInbox(options: NewInboxOptions = {}): Promise<Inbox> {
  refuseUnknown('createInbox', options, newInboxOptions);
  const { address, domain, ttlSeconds, ...server } = options;
  const connection = new Connection(server);
  const claimed = await connection.json<InboxState & { token: string }>({
    method: 'POST',
    path: inboxesPath,
    body: { address, domain, ttlSeconds },
    // Repeats the claim of a generated address if an answer was lost: that address only expires unused. A lost claim of
    // a chosen address may have succeeded, and a repetition would find it taken.
    repeatable: address === undefined,
  });
  return new Inbox(connection, claimed.address, claimed.token, { expiresAt: claimed.expiresAt });
}

/**
 * Opens an inbox that was created elsewhere, without a call to the server. Its waits also return mail that is already
 * there.
 */
export function openInbox(options: OpenInboxOptions & ServerOptions): Inbox {
  refuseUnknown('openInbox', options, openInboxOptions);
  if (typeof options.address !== 'string') throw new EfemeraError('invalid_option', 'openInbox: address takes a text.');
  const { address, token, expiresAt, givenOut, mayGiveOut, ...server } = options;
  return new Inbox(new Connection(server), address, token, { expiresAt, givenOut, mayGiveOut });
}
