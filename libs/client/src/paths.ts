import { EfemeraError } from './errors.js';

/** The paths of the API that this package calls. `src/vocabulary.spec.ts` compares them with the contract's. */
export const inboxesPath = '/api/inboxes';
export const inboxPath = (address: string): string => `${inboxesPath}/${encodeURIComponent(address)}`;
export const deliveriesPath = (address: string): string => `${inboxPath(address)}/deliveries`;
export const joinLinksPath = (address: string): string => `${inboxPath(address)}/links`;

const emails = '/api/emails';
const query = (parameters: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

/** Refuses a text that is no mail id: with `.` as id, the request would go to another path. */
function known(id: string): string {
  if (/^[0-9A-Za-z]{1,64}$/.test(id)) return id;
  throw new EfemeraError('email_not_found', 'There is no such mail: this is not an id.');
}

/** Refuses an index that is no number: with `../raw` the server would answer with the source of the mail. */
function knownIndex(index: number): number {
  if (Number.isSafeInteger(index) && index >= 0) return index;
  throw new EfemeraError('invalid_option', 'index takes that of one of mail.attachments: 0, 1, ….');
}

export interface ListQuery {
  wait?: number | undefined;
  since?: string | undefined;
  from?: string | undefined;
  subject?: string | undefined;
  tag?: string | undefined;
  has?: 'code' | 'link' | undefined;
}
export const listPath = (to: string, filters: ListQuery = {}): string =>
  `${emails}?${query({ to, fields: 'summary', ...filters })}`;
export const emailPath = (to: string, id: string): string => `${emails}/${known(id)}?${query({ to })}`;
export const removalPath = (to: string, id: string): string => `${emails}?${query({ to, id: known(id) })}`;
export const rawPath = (to: string, id: string): string => `${emails}/${known(id)}/raw?${query({ to })}`;
export const htmlPath = (to: string, id: string): string => `${emails}/${known(id)}/html?${query({ to })}`;
export const checkPath = (to: string, id: string, links?: '1'): string =>
  `${emails}/${known(id)}/check?${query({ to, links })}`;
export const attachmentPath = (to: string, id: string, index: number): string =>
  `${emails}/${known(id)}/attachments/${knownIndex(index)}?${query({ to })}`;
