/** The paths of the API, defined once for server, browser and tests. */
export const paths = {
  emails: '/api/emails',
  inboxes: '/api/inboxes',
  redeemLink: '/api/links/redeem',
  stats: '/api/stats',
  sitemap: '/api/sitemap',
  pageViews: '/api/page-views',
  domainRanking: '/api/ranking/domains',
  countryRanking: '/api/ranking/countries',
  statistics: '/api/statistics',
  articles: '/api/blog/articles',
  translate: '/api/translate',
  comments: '/api/comments',
  contact: '/api/contact',
  operator: '/api/admin/overview',
  doctor: '/api/admin/doctor',
  blocks: '/api/admin/blocks',
  senderRates: '/api/admin/senders',
  apiKeys: '/api/admin/keys',
  purge: '/api/admin/purge',
  domains: '/api/admin/domains',
  moderation: '/api/admin/comments',
  letters: '/api/admin/letters',
  letterExport: '/api/admin/letters/export',
  audit: '/api/admin/audit',
  /** The board of the job queues, for people, below the operator's page. */
  queueBoard: '/admin/queues',
  openApi: '/api/openapi.json',
  config: '/api/config',
  intake: '/api/intake',
  /** The client package, of the same version as the server. */
  clientPackage: '/efemera.tgz',
  /** The client for Python, in one file. */
  pythonClient: '/efemera.py',
  buildInfo: '/.build-info.json',
  live: '/health/live',
  ready: '/health/ready',
  metrics: '/metrics',
  socket: '/socket.io',
} as const;

const toQuery = (to: string) => `to=${encodeURIComponent(to)}`;
export const emailsPath = (to: string) => `${paths.emails}?${toQuery(to)}`;
export const emailPath = (id: string, to: string) => `${paths.emails}/${id}?${toQuery(to)}`;
export const rawPath = (id: string, to: string) => `${paths.emails}/${id}/raw?${toQuery(to)}`;
export const attachmentPath = (id: string, index: number, to: string) =>
  `${paths.emails}/${id}/attachments/${index}?${toQuery(to)}`;
export const htmlPath = (id: string, to: string) => `${paths.emails}/${id}/html?${toQuery(to)}`;
export const mailCheckPath = (id: string, to: string) => `${paths.emails}/${id}/check?${toQuery(to)}`;
export const letterPath = (id: string, to: string) => `${paths.letters}/${id}?${toQuery(to)}`;
export const letterSourcePath = (id: string, to: string) => `${paths.letters}/${id}/raw?${toQuery(to)}`;
export const inboxPath = (address: string) => `${paths.inboxes}/${encodeURIComponent(address)}`;
export const pushPath = (address: string) => `${inboxPath(address)}/push`;
export const inboxFeedPath = (address: string) => `${inboxPath(address)}/feed.atom`;
export const joinLinksPath = (address: string) => `${inboxPath(address)}/links`;
export const guestsPath = (address: string) => `${inboxPath(address)}/guests`;
export const deliveriesPath = (address: string) => `${inboxPath(address)}/deliveries`;

const joinFragment = '#join=';
/** The address of a join link. The secret stands in the fragment, which browsers send to no server and in no Referer. */
export const joinUrl = (publicOrigin: string, secret: string) => `${publicOrigin}/${joinFragment}${secret}`;
/** The secret in a page's fragment (`location.hash`), or null. */
export const joinSecretOf = (hash: string): string | null =>
  hash.startsWith(joinFragment) ? hash.slice(joinFragment.length) : null;

/** Name of the visitor's cookie: a 256-bit secret that opens every inbox claimed with it. */
export const visitorCookie = 'efemera_visitor';
/**
 * The cookie's name on an https site: browsers accept a `__Host-` cookie only from that exact host, never from a
 * sibling subdomain.
 */
export const visitorCookieOf = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? `__Host-${visitorCookie}` : visitorCookie;
export const articleApiPath = (id: string, lang: string) =>
  `${paths.articles}/${encodeURIComponent(id)}?lang=${encodeURIComponent(lang)}`;
