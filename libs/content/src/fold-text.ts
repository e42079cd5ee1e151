/** Marks that writers often leave out: accents, Arabic and Hebrew vowels, the dot below Devanagari letters (U+093C). */
const optionalMarks = /(?![\u0900-\u093B\u093D-\u0963])\p{M}/gu;

/**
 * Normalises a text for a search: without case and accents, ligatures and width variants folded. Vowel signs of Devanagari
 * stay: without them, a search for one Hindi word would find many others. The Turkish letters i and ı count as one:
 * `toLowerCase` makes an i of every I, which in Turkish is the capital of ı.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(optionalMarks, '').toLowerCase().replaceAll('ı', 'i');
