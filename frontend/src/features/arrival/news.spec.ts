import type { EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import { joinBurst, offerOf, spellOut } from './news.js';

const mail = (id: string, more: Partial<EmailSummary> = {}) => someSummary({ id, subject: id, ...more });

it('groups mails that come within moments; a pause starts a new burst', () => {
  const first = joinBurst(undefined, ['a'], 1000);
  const second = joinBurst(first, ['b', 'c'], 3000);
  expect(second.ids).toEqual(['a', 'b', 'c']);
  // Each mail prolongs the burst.
  expect(joinBurst(second, ['d'], 5000).ids).toEqual(['a', 'b', 'c', 'd']);
  expect(joinBurst(second, ['d'], 5001).ids).toEqual(['d']);
});

describe('offerOf', () => {
  it('offers the newest code, whatever other mail came', () => {
    const emails = [mail('c', { link: 'https://shop.test/c' }), mail('b', { code: '22' }), mail('a', { code: '11' })];
    expect(offerOf(emails)).toMatchObject({ code: '22', email: { id: 'b' } });
  });

  it('offers the confirmation link of a mail that has arrived alone', () => {
    const email = mail('a', { link: 'https://shop.test/confirm?t=1' });
    expect(offerOf([email])).toMatchObject({ link: { host: 'shop.test' } });
    expect(offerOf([mail('b'), email])).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'no link', ''])('offers nothing for the link %p', (link) => {
    expect(offerOf([mail('a', { link })])).toBeNull();
  });

  it('shows the true name of a host that imitates another', () => {
    // The first letter is Cyrillic.
    expect(offerOf([mail('a', { link: 'https://аpple.test/' })])).toMatchObject({
      link: { host: 'xn--pple-43d.test' },
    });
  });

  it('offers nothing without mail', () => {
    expect(offerOf([])).toBeNull();
  });
});

it.each([
  ['482913', '4 8 2 9 1 3'],
  ['G-482 913', 'G 4 8 2 9 1 3'],
  ['aB3x', 'a B 3 x'],
])('spells the code %s as %s', (code, spelled) => {
  expect(spellOut(code)).toBe(spelled);
});
