import {
  deliveriesPath,
  emailPath,
  emailsPath,
  guestsPath,
  inboxPath,
  mailCheckPath,
  joinLinksPath,
  paths,
  pushPath,
  type BuildInfo,
  type Comment,
  type CommentList,
  type CommentRequest,
  type ContactRequest,
  type ClaimRequest,
  type ClaimResponse,
  type DeliveryList,
  type EmailDetail,
  type EmailList,
  type EmailSummary,
  type EmailSummaryList,
  type ExtendRequest,
  type Guest,
  type GuestAccess,
  type GuestList,
  type Inbox,
  type InboxList,
  type MailCheck,
  type JoinedInbox,
  type JoinLink,
  type SiteConfig,
  type Statistics,
  type Stats,
} from '@efemera/contract';
import { areCookiesRefused, keepToken, newestClaim, noteCookiesRefused, tokenOf } from './claim-tokens.js';
import { request, requestWithHeaders } from './http.js';

/** A listing, with the ETag by which the server recognises that it has not changed. */
export interface Listing {
  emails: EmailSummary[];
  etag: string | null;
}

let configAnswer: Promise<SiteConfig> | null = null;

/** The settings that the page needs: fetched once, and again after a failure or with `anew`. */
function config({ anew = false } = {}): Promise<SiteConfig> {
  if (anew) configAnswer = null;
  configAnswer ??= request<SiteConfig>(paths.config).catch((error: unknown) => {
    configAnswer = null;
    throw error;
  });
  return configAnswer;
}

/** The visitor's inboxes; where the browser refuses cookies, the one that this page has claimed last. */
async function inboxes(): Promise<InboxList> {
  const claimed = newestClaim();
  const token = claimed === null ? undefined : tokenOf(claimed);
  const withToken = () => request<InboxList>(paths.inboxes, { headers: { Authorization: `Bearer ${token}` } });
  if (token !== undefined && areCookiesRefused()) return withToken();
  const own = await request<InboxList>(paths.inboxes);
  const isClaimed = ({ inboxes }: InboxList) => inboxes.some(({ address }) => address === claimed);
  if (token === undefined || isClaimed(own)) return own;
  const byToken = await withToken();
  if (!isClaimed(byToken)) return own;
  noteCookiesRefused();
  return byToken;
}

/** Longer than the 15 seconds for which the server follows links at most. */
const linkCheckTimeoutMs = 30_000;
/** Long enough for megabytes of text on a slow network. */
const largeTimeoutMs = 120_000;

/**
 * The HTTP API, call by call; calls that a single page needs are in files of their own. Every call throws
 * `RefusedError` or `UnreachableError`.
 */
export const api = {
  config,

  inboxes,

  /**
   * Claims an address, or one that the server generates in a domain. The token in the answer is for programs, and for
   * browsers that refuse the cookie.
   */
  async claim(wish: ClaimRequest): Promise<Inbox> {
    const { token, ...inbox } = await request<ClaimResponse>(paths.inboxes, { method: 'POST', body: wish });
    keepToken(inbox.address, token);
    return inbox;
  },

  /** Restarts the lifetime of an inbox; restores a former one of this visitor. */
  extend: (address: string, ttlSeconds?: number) =>
    request<Inbox>(inboxPath(address), {
      method: 'PATCH',
      body: { extend: true, ttlSeconds } satisfies ExtendRequest,
      inbox: address,
    }),

  release: (address: string) => request<undefined>(inboxPath(address), { method: 'DELETE', inbox: address }),

  /** Subscribes this browser to notices of an own inbox. */
  startPush: (address: string, subscription: PushSubscriptionJSON) =>
    request<undefined>(pushPath(address), { method: 'PUT', body: subscription, inbox: address }),

  endPush: (address: string, endpoint: string) =>
    request<undefined>(pushPath(address), { method: 'DELETE', body: { endpoint }, inbox: address }),

  /** Makes a link that lets another device into an own inbox, once. */
  createJoinLink: (address: string, access: GuestAccess) =>
    request<JoinLink>(joinLinksPath(address), { method: 'POST', body: { access }, inbox: address }),

  /** Uses a join link up: the visitor's cookie then opens the inbox. */
  redeemLink: (secret: string) => request<JoinedInbox>(paths.redeemLink, { method: 'POST', body: { secret } }),

  guests: async (address: string): Promise<Guest[]> =>
    (await request<GuestList>(guestsPath(address), { inbox: address })).guests,

  endGuest: (address: string, id: string) =>
    request<undefined>(`${guestsPath(address)}/${encodeURIComponent(id)}`, { method: 'DELETE', inbox: address }),

  /** Lists an inbox; null when it is still as it was at `etag`. */
  async emails(to: string, etag: string | null): Promise<Listing | null> {
    const { content, headers } = await requestWithHeaders<EmailSummaryList | undefined>(
      `${emailsPath(to)}&fields=summary`,
      { headers: etag === null ? {} : { 'If-None-Match': etag }, inbox: to },
    );
    return content ? { emails: content.emails, etag: headers.get('ETag') } : null;
  },

  /** Lists an inbox with the texts of its mails; past some megabytes in all, older mails have their previews only. */
  emailsWithText: async (to: string) =>
    (await request<EmailList>(emailsPath(to), { inbox: to, bodyTimeoutMs: largeTimeoutMs })).emails,

  email: (id: string, to: string) =>
    request<EmailDetail>(emailPath(id, to), { inbox: to, bodyTimeoutMs: largeTimeoutMs }),

  markRead: (id: string, to: string) =>
    request<EmailDetail>(emailPath(id, to), {
      method: 'PATCH',
      body: { read: true },
      inbox: to,
      bodyTimeoutMs: largeTimeoutMs,
    }),

  removeEmail: (id: string, to: string) =>
    request<undefined>(`${emailsPath(to)}&id=${encodeURIComponent(id)}`, { method: 'DELETE', inbox: to }),

  /** The deliveries to an address, newest first, with the refused ones. */
  deliveries: (address: string) => request<DeliveryList>(deliveriesPath(address), { inbox: address }),

  comments: (page: number) => request<CommentList>(`${paths.comments}?page=${page}`),
  addComment: (comment: CommentRequest) => request<Comment>(paths.comments, { method: 'POST', body: comment }),
  contact: (message: ContactRequest) => request<{ accepted: true }>(paths.contact, { method: 'POST', body: message }),

  /** Any call that only reads: the page that describes the API lets visitors try such calls. */
  explore: (path: string) => request<unknown>(path),

  /** Checks a mail; with `links` the server also follows its links, except acting links. */
  check: (id: string, to: string, links: boolean) =>
    request<MailCheck>(mailCheckPath(id, to) + (links ? '&links=1' : ''), {
      inbox: to,
      ...(links && { timeoutMs: linkCheckTimeoutMs }),
    }),

  stats: () => request<Stats>(paths.stats),

  /** Reports to the statistics what this page did. The server ignores what it has counted by itself already. */
  report: (action: 'email_created' | 'message_received') =>
    request<Stats>(paths.stats, { method: 'POST', body: { action } }),

  statistics: () => request<Statistics>(paths.statistics),

  /** Reports a visit; where `country` is null, the server determines it from the request. */
  recordVisit: (country: string | null) => request<undefined>(paths.sitemap, { method: 'POST', body: { country } }),

  /** Counts a view of a page of the site. */
  recordPageView: (path: string) => request<undefined>(paths.pageViews, { method: 'POST', body: { path } }),

  buildInfo: () => request<BuildInfo>(paths.buildInfo),

  /** The build info from the answer to the counters' call, for servers without `/.build-info.json`. */
  async buildInfoFromStats(): Promise<BuildInfo> {
    const { version, buildInfo } = await request<{ version: string; buildInfo: Omit<BuildInfo, 'version'> }>(
      `${paths.stats}?info=true`,
    );
    return { version, ...buildInfo };
  },
};
