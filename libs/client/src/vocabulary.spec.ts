import * as contract from '@efemera/contract';
import * as paths from './paths.js';
import type { Delivery, Fault, InboxState, JoinLink, Mail, MailCheck, MailSummary, ShareOptions } from './types.js';
import type { WebhookCall } from './webhook.js';

/** True only if the two types are equal, field for field. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
const same = <A, B>(..._: Same<Flat<A>, Flat<B>> extends true ? [] : ['the types differ']): void => undefined;

describe('the client package', () => {
  it('has types that equal those of the contract (the type check fails otherwise)', () => {
    same<MailSummary, contract.EmailSummary>();
    same<Mail, contract.EmailDetail>();
    same<InboxState, Pick<contract.Inbox, keyof InboxState>>();
    same<Delivery, contract.Delivery>();
    same<Fault, contract.Fault>();
    same<JoinLink, contract.JoinLink>();
    same<NonNullable<ShareOptions['access']>, contract.GuestAccess>();
    same<WebhookCall, contract.WebhookCall>();
    same<MailCheck, contract.MailCheck>();
    // @ts-expect-error: the comparison sees a difference of one field.
    same<MailSummary, Omit<contract.EmailSummary, 'link'>>();
  });

  it('uses the same paths as the contract', () => {
    const [address, id] = ['ana+shop@efemera.localhost', '01JD0000000000000000000000'];
    expect(paths.inboxesPath).toBe(contract.paths.inboxes);
    expect(paths.inboxPath(address)).toBe(contract.inboxPath(address));
    expect(paths.joinLinksPath(address)).toBe(contract.joinLinksPath(address));
    expect(paths.deliveriesPath(address)).toBe(contract.deliveriesPath(address));
    expect(paths.emailPath(address, id)).toBe(contract.emailPath(id, address));
    expect(paths.rawPath(address, id)).toBe(contract.rawPath(id, address));
    expect(paths.htmlPath(address, id)).toBe(contract.htmlPath(id, address));
    expect(paths.checkPath(address, id)).toBe(contract.mailCheckPath(id, address));
    expect(paths.checkPath(address, id, '1')).toBe(`${contract.mailCheckPath(id, address)}&links=1`);
    expect(paths.attachmentPath(address, id, 2)).toBe(contract.attachmentPath(id, 2, address));
    expect(paths.listPath(address)).toBe(`${contract.emailsPath(address)}&fields=summary`);
    expect(paths.removalPath(address, id)).toBe(`${contract.emailsPath(address)}&id=${id}`);
  });

  it('builds a listing query that the server accepts', () => {
    const query = { wait: 25, since: '01JD0000000000000000000000', from: 'a&b', subject: 'ç', has: 'code' } as const;
    const url = new URL(paths.listPath('ana@efemera.localhost', query), 'http://localhost');
    const { to, ...asked } = Object.fromEntries(url.searchParams);
    expect(to).toBe('ana@efemera.localhost');
    expect(contract.listQuerySchema.parse(asked)).toEqual({ fields: 'summary', ...query });
  });
});
