/** The API calls of this package. `src/vocabulary.spec.ts` compares them with the contract's. */
export const inboxesPath = '/api/inboxes';
export const inboxPath = (address: string): string => `${inboxesPath}/${encodeURIComponent(address)}`;
export const deliveriesPath = (address: string): string => `${inboxPath(address)}/deliveries`;

const emails = '/api/emails';
const query = (parameters: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

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
export const emailPath = (to: string, id: string): string => `${emails}/${encodeURIComponent(id)}?${query({ to })}`;
export const removalPath = (to: string, id: string): string => `${emails}?${query({ to, id })}`;
export const rawPath = (to: string, id: string): string => `${emails}/${encodeURIComponent(id)}/raw?${query({ to })}`;
export const htmlPath = (to: string, id: string): string => `${emails}/${encodeURIComponent(id)}/html?${query({ to })}`;
export const checkPath = (to: string, id: string, links?: '1'): string =>
  `${emails}/${encodeURIComponent(id)}/check?${query({ to, links })}`;
export const attachmentPath = (to: string, id: string, index: number): string =>
  `${emails}/${encodeURIComponent(id)}/attachments/${index}?${query({ to })}`;
