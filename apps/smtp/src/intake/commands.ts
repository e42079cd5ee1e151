import type { SmtpTimes } from '@efemera/contract/redis';

// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
export const controlCharacter = /[\0-\x08\x0a-\x1f\x7f]/;
/**
 * RFC 2920 §3.1: these commands end a pipelined group; further bytes in their packet come from a bot or a smuggled body.
 */
export const endsGroup = new Set(['EHLO', 'HELO', 'DATA']);
/** Methods of HTTP. A web page can make a browser post SMTP commands to this port: such a connection is closed. */
export const foreignVerbs = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** The step of a delivery that a command belongs to. */
export const stepOf = new Map<string, keyof SmtpTimes['afterMs']>([
  ['EHLO', 'hello'],
  ['HELO', 'hello'],
  ['MAIL', 'sender'],
  ['RCPT', 'recipient'],
]);
/** The recipient in a RCPT command, also one that Haraka refuses without parsing it. */
export const plainRecipient = /^RCPT\s+TO:\s*<([^<>@\s]+)@([^<>@\s]+)>/i;
