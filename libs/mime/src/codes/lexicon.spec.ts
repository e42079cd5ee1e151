import { Lexicon, packPhrases, unpackPhrases, type Phrases } from './lexicon.js';
import { lexicon } from './mail-text.js';
import { LEXICON } from './trained-model.js';

const topicsIn = (text: string): string[] => lexicon.find(text).map(({ topic }) => topic);

it('finds the words of the shipped lexicon in folded texts', () => {
  expect(topicsIn('your verification code')).toContain('name');
  expect(topicsIn('your voucher')).toContain('coupon');
});

it('the shipped lexicon holds no invisible character, because mails are searched without them', () => {
  const phrases = Object.values(unpackPhrases(LEXICON)).flatMap((topic) => topic.split('|'));
  expect(phrases.length).toBeGreaterThan(5000);
  expect(phrases.filter((phrase) => /[\u00ad\u200b-\u200f\ufeff]/.test(phrase))).toEqual([]);
});

it('a lexicon is the same after packing and unpacking, and lists a phrase of two topics under the first', () => {
  const phrases = { ...unpackPhrases(LEXICON), name: 'شناسه|kod|mañana', coupon: 'kod' } satisfies Phrases;
  const unpacked = unpackPhrases(packPhrases(phrases));
  expect(unpacked).toEqual(phrases);
  expect(new Lexicon(unpacked).find('kod')).toEqual([{ topic: 'name', start: 0, end: 3 }]);
});
