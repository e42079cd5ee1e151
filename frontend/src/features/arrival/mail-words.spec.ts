import { locales, type EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import { sendersOf } from './mail-words.js';

const mailFrom = (from: string) => ({ from }) as EmailSummary;

it.each(locales)('names each sender once in %s, and parts the names', async (locale) => {
  await i18next.init({ lng: locale });
  const list = sendersOf(['Ana <a@x.test>', 'Bia <b@x.test>', 'Ana <a@x.test>', 'Eva <e@x.test>'].map(mailFrom));
  const [before, ...parts] = list.split(/Ana|Bia|Eva/);
  expect(parts).toHaveLength(3);
  // Without the characters that isolate a name.
  const marks = [before, ...parts].map((part) => part?.replace(/[\u2066-\u2069\s]/g, ''));
  expect(marks).toEqual(['', expect.stringMatching(/./), expect.stringMatching(/./), '']);
});
