import { findLinkCandidates } from './link-candidates.js';
import { linkSurroundings, placeOf } from './link-features.js';
import { describeLinks } from './describe.js';
import { linkSignsIn } from './link-signs.js';
import { readMailTexts, textOfHtml } from './mail-text.js';

it('gives each of several links with the same text around them the signs that it gets when described alone', () => {
  const row = '<tr><td>Hello, your account is ready. <a href="https://shop.test/x?id=123">View order</a></td></tr>';
  const html = `<p><a href="https://shop.test/">Shop</a></p><table>${row.repeat(40)}</table><p>Bye</p>`;
  const [mail] = readMailTexts({ from: 'a@shop.test', subject: 'Welcome', text: '', html: textOfHtml(html) });
  if (!mail) throw new Error('The mail has no text.');
  const candidates = findLinkCandidates(mail);
  const described = describeLinks(mail, candidates);
  expect(new Set(described.map(({ features }) => features)).size).toBeLessThan(described.length / 2);
  const alone = candidates.map((link) =>
    linkSignsIn(linkSurroundings(mail, candidates))(link, { first: link, around: '', place: placeOf(link, mail) }),
  );
  expect(described.map(({ readSigns }) => [...readSigns()])).toEqual(alone);
  const backwards = describeLinks(mail, candidates).reverse();
  expect(backwards.map(({ readSigns }) => [...readSigns()]).reverse()).toEqual(alone);
  // No two links have equal signs, because each stands at another place of the mail.
  expect(new Set(alone.map((signs) => signs.join())).size).toBe(alone.length);
});
