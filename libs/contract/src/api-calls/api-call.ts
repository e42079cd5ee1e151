import type { z } from 'zod';
import type { ErrorCode } from '../errors.js';
import type { RateLimitName } from '../limits.js';

/** Groups of calls, in the order of the documentation. */
export const apiTags = {
  inboxes: 'Claim, list, extend and release addresses.',
  webhooks: 'Signed calls to a URL of yours when mail comes. Only the holder of an address can add them.',
  emails: 'The mail of an inbox: open to everybody if nobody holds the address, otherwise only to its holder.',
  statistics: 'Counters, rankings and visits.',
  translation: 'Articles of the blog, and their translations.',
  feedback: 'Comments of visitors, and messages to the operator.',
  operation: 'Settings, health and metrics of this service.',
  operator: 'For the operator of the service, with ADMIN_TOKEN as bearer token.',
} as const;
export type ApiTag = keyof typeof apiTags;

/** One call of the API. The documentation is generated from it, and a test compares real answers with it. */
export interface ApiCall {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  tag: ApiTag;
  summary: string;
  description?: string;
  /** The call needs the right to read an inbox and takes its token; `feed`: takes the token also as a password. */
  opensInbox?: true | 'feed';
  /** The call takes a program's key; calls with `opensInbox` take one without this mark. */
  takesKey?: true;
  /** The call takes the operator's token. */
  operator?: true;
  /** The call takes the token of relays. */
  intake?: true;
  /** The call takes the token of the metrics, and needs it where the operator has set one. */
  takesMetricsToken?: true;
  parameters?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  /** Request headers that the call reads. */
  headers?: Readonly<Record<string, string>>;
  /** Request headers without which the call is refused. */
  requiredHeaders?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** A valid body. */
  example?: object;
  /** A body that is not JSON, and an example of it. */
  raw?: { mediaType: string; example: string };
  success: {
    status: 200 | 201 | 202 | 204;
    schema?: z.ZodType;
    /** Content types of the answer; `schema` describes the JSON one. */
    contentTypes?: readonly string[];
    /** The answer has an ETag: `If-None-Match` is answered with 304 while nothing has changed. */
    tagged?: true;
    /** The answer has a file name and is a download. */
    named?: true;
  };
  /** The rate limit of the call; by default `change` for calls that change something. */
  rateLimit?: RateLimitName;
  /** A further answer that does not have the form of an error. */
  otherwise?: { status: 503; schema: z.ZodType };
  /** The call is answered even while Redis is away. */
  withoutStore?: true;
  /** Errors of this call only; openapi.ts adds those that many calls have. */
  errors: readonly ErrorCode[];
}

export const ifNoneMatch = { 'If-None-Match': 'The ETag of an earlier answer: 304 while nothing has changed.' };

/** The errors of every call that names an inbox and needs the right to read it. */
export const ofInbox = ['address_malformed', 'address_invalid', 'inbox_private'] as const;
