/**
 * The answers of the server, in words of this package's own: a published declaration must not name a package that is not
 * published. `src/vocabulary.spec.ts` holds them equal to the contract's.
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
  /** The one-time code in it, or null. */
  code: string | null;
  /** The confirmation link in it, or null. */
  link: string | null;
  attachments: Attachment[];
  /** How many more there are than the list tells of; only where it does not tell of all. `read(id)` does. */
  attachmentsLeftOut?: number | undefined;
  /** What the sender's domain says of it; null until that has been checked. */
  auth: { spf: AuthResult; dkim: AuthResult; dmarc: AuthResult } | null;
}

/** A mail with all that can be told of it. */
export interface Mail extends MailSummary {
  /** Plain text; made from the HTML where the mail has none. */
  body: string;
  /** HTML as the sender wrote it, untrusted, or null. */
  bodyHtml: string | null;
  headers: { name: string; value: string }[];
  /** A limit cut something off: the raw source has it all. */
  truncated: boolean;
  /** All one-time codes in it, the surest first, each with the line that it stands in. */
  codes: { code: string; text: string; place: 'subject' | 'html' | 'text' }[];
  /** All web addresses in it, each with the words of the link. */
  links: { href: string; text: string; place: 'html' | 'text' }[];
  authDetails: {
    spf: { domain: string; aligned: boolean };
    dkim: { domain: string; selector: string; result: AuthResult; aligned: boolean }[];
    dmarc: { domain: string; policy: 'none' | 'quarantine' | 'reject' | null };
    tls: boolean;
  } | null;
}

/** An inbox as the server tells of it. */
export interface InboxState {
  address: string;
  domain: string;
  createdAt: string;
  expiresAt: string;
}

/** One attempt to deliver a mail: how it went, and how long each step took. */
export interface Delivery {
  outcome: 'stored' | 'refused';
  /** Of the mail; null where it was refused. */
  id: string | null;
  startedAt: string;
  /** MAIL FROM; empty for a bounce. */
  sender: string;
  /** What the sending server calls itself. */
  client: string;
  /** Such as `TLSv1.3`; null where the mail came in the clear. */
  tls: string | null;
  size: number | null;
  /** What the sender was told, in the words of SMTP. */
  reply: { code: number; text: string };
  /** In the order in which they happened; milliseconds since the connection. */
  steps: { step: DeliveryStep; at: string; ms: number }[];
}
export type DeliveryStep =
  'connect' | 'tls' | 'hello' | 'sender' | 'recipient' | 'data' | 'stored' | 'parsed' | 'pushed' | 'refused';

export interface ServerOptions {
  /** Where the server is; by default `EFEMERA_URL` of the environment, else http://localhost:3000. */
  url?: string | undefined;
  /** Another `fetch`, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Ends every call and wait of this inbox. */
  signal?: AbortSignal | undefined;
}

export interface NewInboxOptions extends ServerOptions {
  /** An address of one's own choice; by default the server makes one. */
  address?: string | undefined;
  /** One of the server's domains; by default its first. */
  domain?: string | undefined;
}

/** What opens an inbox again, in another process too: `JSON.stringify(inbox)` gives it. */
export interface KeptInbox {
  address: string;
  /** Not needed for a public address. */
  token?: string | undefined;
  expiresAt?: string | undefined;
  /** Ids of mails that no wait shall give out again. */
  givenOut?: readonly string[] | undefined;
}

export interface OpenInboxOptions extends KeptInbox {
  /**
   * Asked before a wait gives a mail out: false where another process has given it out already, and the wait goes on. For
   * inboxes that several processes wait at. `stale` are older mails of the same sender, which no wait gives out after it.
   */
  mayGiveOut?: ((id: string, stale: readonly string[]) => Promise<boolean>) | undefined;
}

export interface WaitOptions {
  /** Part of the sender's name or address. */
  from?: string | undefined;
  /** Part of the subject. */
  subject?: string | undefined;
  /** Milliseconds; 20,000 by default. */
  timeout?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface MailWaitOptions extends WaitOptions {
  /** Only a mail in which one was recognised. */
  has?: 'code' | 'link' | undefined;
}
