import { DSN, guessesOf, intakeLimits, replies, type Intake } from '@efemera/intake';
import type { EnvelopeAddress } from 'Haraka/connection.js';
import type { Connection } from './connection.js';
import { judgeMailParameters } from './mail-parameters.js';

/**
 * Haraka puts these on the global object before it runs a plugin's first hook. Only the hook of the log, which gets no
 * connection, needs `notes`; the others take the intake from the connection's `surroundings`.
 */
declare const server: { notes: { intake: Intake } };
declare const OK: number;
declare const DENY: number;
declare const DENYDISCONNECT: number;

type Next = (verdict?: number, reply?: unknown) => void;
type Parameters = Record<string, string | null>;

/**
 * Answers a hook with the result of `judge`: `null` accepts, and so does a reply below 400; any other reply refuses.
 * Answers any error with 451, because a hook that does not answer hangs the client and one that throws ends the
 * process.
 */
function decide(next: Next, connection: Connection, judge: () => Promise<DSN | null>): void {
  const { intake } = connection.surroundings;
  judge()
    .catch((error: unknown) => intake.failed('judge a command', error))
    .then((reply) => {
      if (!reply || reply.code < 400) next(OK, reply ?? undefined);
      else next(reply.code === 421 ? DENYDISCONNECT : DENY, reply);
    })
    .catch((error: unknown) => {
      intake.failed('answer a command', error);
      connection.client.destroy();
    });
}

/** Skips the look-up of the client's name: nothing uses the name, and a slow resolver would delay every greeting. */
export function hook_lookup_rdns(next: Next): void {
  // Haraka calls this within the connection's constructor, so the answer waits until that has ended. For a name `NXDOMAIN`,
  // Haraka shows the bare IP address.
  setImmediate(() => next(OK, 'NXDOMAIN'));
}

export function hook_connect(next: Next, connection: Connection): void {
  connection.local.host = connection.surroundings.intake.settings.hostname;
  next();
}

export function hook_capabilities(next: Next, connection: Connection): void {
  const { intake, tls } = connection.surroundings;
  connection.capabilities = [
    `${intake.settings.hostname} at your service`,
    'PIPELINING',
    '8BITMIME',
    'SMTPUTF8',
    `SIZE ${intake.settings.maxMessageBytes}`,
    ...(tls && !connection.tls.enabled ? ['STARTTLS'] : []),
  ];
  next();
}

export function hook_mail(
  next: Next,
  connection: Connection,
  [{ user, host }, parameters]: [EnvelopeAddress, Parameters],
): void {
  const { intake } = connection.surroundings;
  const refusal =
    judgeMailParameters(parameters, intake.settings.maxMessageBytes) ??
    // The operator may have blocked the client's network since it connected.
    intake.judgePeer(connection.remote.ip) ??
    intake.judgeSender(
      { clientIp: connection.remote.ip, relayIp: null },
      host ? `${user}@${host}` : '',
      Number(parameters.SIZE ?? 0),
    );
  if (refusal) return next(DENY, refusal);
  if (connection.transaction) connection.transaction.announcedBytes = Number(parameters.SIZE ?? 0);
  next();
}

export function hook_rcpt(
  next: Next,
  connection: Connection,
  [recipient, parameters]: [EnvelopeAddress, Parameters],
): void {
  decide(next, connection, async () => {
    const { transaction, surroundings, remote } = connection;
    const { intake, refusedRecipients } = surroundings;
    // Refuses held addresses, too: otherwise the replies would still tell which of the guessed addresses are held.
    if (!refusedRecipients.hasRoom(remote.ip)) return replies.tooManyRefusedRecipients;
    if (Object.keys(parameters).length > 0) return replies.parameterUnknown;
    // Haraka has already added this recipient to `rcpt_to`.
    if (transaction && transaction.rcpt_to.length > intakeLimits.maxRecipients) return replies.tooManyRecipients;
    const judged = await intake.judgeRecipient(recipient.user, recipient.host, transaction?.announcedBytes ?? 0, {
      clientIp: remote.ip,
      relayIp: null,
    });
    if (judged instanceof DSN) {
      refusedRecipients.take(remote.ip, guessesOf(judged));
      return judged;
    }
    const fault = await surroundings.faults.judgeRecipient(judged.address);
    if (fault) return fault;
    transaction?.recipients.set(`${judged.tag ?? ''} ${judged.address}`, judged);
    return null;
  });
}

export function hook_queue(next: Next, connection: Connection): void {
  const recipients = [...(connection.transaction?.recipients.values() ?? [])];
  const { delivery, surroundings } = connection;
  const { intake, faults } = surroundings;
  const handedOver = connection.handOverMessage();
  const { settled } = handedOver;
  let { message } = handedOver;
  const accept = () => intake.accept(recipients, message, delivery).finally(settled);
  const addresses = recipients.map(({ address }) => address);
  if (!faults.mayFail(addresses)) return decide(next, connection, accept);
  decide(next, connection, async () => {
    const fault = await faults.takeForMessage(addresses).catch((error: unknown) => {
      settled();
      throw error;
    });
    if (!fault) return accept();
    // Frees the message's memory before the delay begins.
    message = [];
    settled();
    return faults.reply(fault);
  });
}

/** Refuses all outgoing mail: this service never sends any. */
export function hook_queue_outbound(next: Next): void {
  next(DENY, replies.relayDenied);
}

export function hook_get_mx(next: Next): void {
  next(DENY);
}

const logLevels: Record<string, 'error' | 'warn' | undefined> = {
  EMERG: 'error',
  ALERT: 'error',
  CRIT: 'error',
  ERROR: 'error',
  WARN: 'warn',
};

/** Writes Haraka's own messages as JSON lines, like all others. */
export function hook_log(next: Next, _logger: object, entry: { level: string; data: string }): void {
  server.notes.intake.log[logLevels[entry.level] ?? 'debug']({ msg: entry.data });
  next(OK);
}
