import { locales, type EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import { sendersOf } from './mail-words.js';

const mailFrom = (from: string) => ({ from }) as EmailSummary;

it.each(locales)('names each sender once in %s, and separates the names', async (locale) => {
  await i18next.init({ lng: locale });
  const list = sendersOf(['Ana <a@x.test>', 'Bia <b@x.test>', 'Ana <a@x.test>', 'Eva <e@x.test>'].map(mailFrom));
  const [before, ...parts] = list.split(/Ana|Bia|Eva/);
  expect(parts).toHaveLength(3);
  // Removes white space, and the characters that isolate each name from the direction of its neighbours.
  const marks = [before, ...parts].map((part) => part?.replace(/[\u2066-\u2069\s]/g, ''));
  expect(marks).toEqual(['', expect.stringMatching(/./), expect.stringMatching(/./), '']);
});
