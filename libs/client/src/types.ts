/**
 * The server's answers, declared in this package: a published declaration must not import a package that is not
 * published. `src/vocabulary.spec.ts` compares them with the contract's types.
 */

export interface Attachment {
  /** Names the part in `inbox.attachment(id, index)`. */
  index: number;
  filename: string;
  contentType: string;
  /** Decoded bytes. */
  size: number;
  inline: boolean;
  contentId: string | null;
}

export type AuthResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror';

/** A mail as it is listed. */
export interface MailSummary {
  id: string;
  to: string;
  /** `Name <address>` or the bare address. */
  from: string;
  subject: string;
  /** When the server received it: ISO 8601, UTC. */
  timestamp: string;
  read: boolean;
  /** Bytes as received. */
  size: number;
  /** First words of the text. */
  preview: string;
  /** The one-time code in the mail, or null. */
  code: string | null;
  /** The confirmation link in the mail, or null. */
  link: string | null;
  attachments: Attachment[];
  /** Number of attachments beyond those listed; missing if all are listed. `read(id)` lists all. */
  attachmentsLeftOut?: number | undefined;
  /** The result of the sender check; null until it is done. */
  auth: { spf: AuthResult; dkim: AuthResult; dmarc: AuthResult } | null;
  /** The tag of the plus address (`name+tag@domain`) to which the mail was sent, or null. */
  tag: string | null;
}

/** A mail with all its fields. */
export interface Mail extends MailSummary {
  /** Plain text; made from the HTML if the mail has no text part. */
  body: string;
  /** HTML as the sender wrote it, untrusted, or null. */
  bodyHtml: string | null;
  headers: { name: string; value: string }[];
  /** True if a limit cut something off; the raw source is complete. */
  truncated: boolean;
  /** All one-time codes of the mail, the most certain first, each with its line. */
  codes: { code: string; text: string; place: 'subject' | 'html' | 'text' }[];
  /** All web addresses of the mail, each with the text of its link. */
  links: { href: string; text: string; place: 'html' | 'text' }[];
  authDetails: {
    spf: { domain: string; aligned: boolean };
    dkim: { domain: string; selector: string; result: AuthResult; aligned: boolean }[];
    dmarc: { domain: string; policy: 'none' | 'quarantine' | 'reject' | null };
    tls: boolean;
    /** A relay brought the mail over HTTP: SPF rests on what the relay told of the client. */
    relayed?: true | undefined;
  } | null;
}

export type FindingKind =
  | 'unreadable'
  | 'script'
  | 'auth_failed'
  | 'sender_listed'
  | 'link_mismatch'
  | 'link_ip_host'
  | 'link_malformed'
  | 'link_broken'
  | 'auth_missing'
  | 'low_contrast'
  | 'image_without_text'
  | 'link_shortener'
  | 'link_insecure'
  | 'size_clipped'
  | 'text_part_missing'
  | 'unsubscribe_missing'
  | 'unsubscribe_one_click'
  | 'client_support'
  | 'link_tracking'
  | 'auth_unchecked'
  | 'link_not_followed';

/** What mail programs and filters will make of a mail. */
export interface MailCheck {
  /** 100 is best. Each kind of finding costs points once, for its gravest finding: an error 20, a warning 7. */
  score: number;
  /** The gravest first. */
  findings: { kind: FindingKind; severity: 'error' | 'warning' | 'info'; where: string; text: string }[];
}

/** The state of an inbox in the server's answers. */
export interface InboxState {
  address: string;
  domain: string;
  createdAt: string;
  expiresAt: string;
  /** `restorable`: it has ended, and only its former holder can have it again. */
  state: 'held' | 'restorable';
}

/** One attempt to deliver a mail: its result, and the time of each step. */
export interface Delivery {
  outcome: 'stored' | 'refused';
  /** The mail's id; null if it was refused. */
  id: string | null;
  startedAt: string;
  /** MAIL FROM; empty for a bounce. */
  sender: string;
  /** The name that the sending server gave with EHLO. */
  client: string;
  /** Such as `TLSv1.3`; null without TLS. */
  tls: string | null;
  size: number | null;
  /** The SMTP reply to the sender. */
  reply: { code: number; text: string };
  /** In the order in which the steps happened; milliseconds since the connection. */
  steps: { step: DeliveryStep; at: string; ms: number }[];
}
export type DeliveryStep =
  'connect' | 'tls' | 'hello' | 'sender' | 'recipient' | 'data' | 'stored' | 'parsed' | 'pushed' | 'refused';

/** How an inbox fails on demand. */
export interface Fault {
  /** At `rcpt` the recipient is refused; at `data` the message, if this inbox is its only recipient. */
  stage: 'rcpt' | 'data';
  /** The SMTP reply, 400 to 599. */
  code: number;
  /** How many times the inbox fails; if missing, it fails until the fault is removed. */
  times?: number | undefined;
  /** How long the reply is held back, at most 10,000. */
  delayMs?: number | undefined;
}

export interface ServerOptions {
  /** Address of the server; by default `EFEMERA_URL` of the environment, else http://localhost:3000. */
  url?: string | undefined;
  /**
   * A key that the operator of the server has made: its quota and limits then count instead of those of your network.
   * By default `EFEMERA_API_KEY` of the environment; where `EFEMERA_URL` is set, it is shown to that server alone.
   * Null: none.
   */
  apiKey?: string | null | undefined;
  /** Another implementation of `fetch`, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Aborts every call and wait of this inbox. */
  signal?: AbortSignal | undefined;
}

export interface NewInboxOptions extends ServerOptions {
  /** The address to claim; by default the server generates one. */
  address?: string | undefined;
  /** One of the server's domains; by default its first. */
  domain?: string | undefined;
  /** Lifetime of the inbox and its mail; by default the server's. */
  ttlSeconds?: number | undefined;
}

/** The data to open an inbox again, also in another process: `JSON.stringify(inbox)`. */
export interface KeptInbox {
  address: string;
  /** Not needed for a public address. */
  token?: string | undefined;
  expiresAt?: string | undefined;
  /** Ids of mails that no wait may return. */
  givenOut?: readonly string[] | undefined;
}

export interface OpenInboxOptions extends KeptInbox {
  /**
   * Called before a wait returns a mail. False means that another process has returned it already, and the wait
   * continues. For inboxes at which several processes wait. `stale` lists older mails of the same sender to the same
   * plus address, which no wait may return afterwards.
   */
  mayGiveOut?: ((id: string, stale: readonly string[]) => Promise<boolean>) | undefined;
}

export interface WaitOptions {
  /** A whole address; `@` and a whole domain; or any part of the sender: all ignore case. Or a regular expression. */
  from?: string | RegExp | undefined;
  /** Part of the subject, upper and lower case alike; or a regular expression for it. */
  subject?: string | RegExp | undefined;
  /** The tag of a plus address (`name+tag@domain`). */
  tag?: string | undefined;
  /**
   * Called with each mail that meets the other conditions, again while the mail's `auth` is null: return `false`, and no
   * promise, to wait for another one.
   */
  where?: ((mail: MailSummary) => boolean) | undefined;
  /** Milliseconds; 20,000 by default, 24 days at most. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Options of the waits at a plus address, which has its tag already. */
export type TaggedWaitOptions = Omit<WaitOptions, 'tag'>;
export type TaggedMailWaitOptions = Omit<MailWaitOptions, 'tag'>;

export interface WatchOptions {
  /** Only mail to the plus address with this tag. */
  tag?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ShareOptions {
  /** `full`: everything that concerns mail; `read`, the default: reading only. */
  access?: 'full' | 'read' | undefined;
}

/** A link that opens an inbox once. */
export interface JoinLink {
  /** Its fragment is the secret. */
  url: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export interface MailWaitOptions extends WaitOptions {
  /** Only a mail with a recognised code or link. */
  has?: 'code' | 'link' | undefined;
}
