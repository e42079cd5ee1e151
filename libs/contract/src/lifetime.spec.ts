import { writeLifetime } from './lifetime.js';

it.each([
  ['en-US', 1, '1 minute'],
  ['en-US', 60, '60 minutes'],
  ['en-US', 90, '90 minutes'],
  ['en-US', 120, '2 hours'],
  ['en-US', 1440, '24 hours'],
  ['en-US', 36 * 60, '36 hours'],
  ['en-US', 7 * 1440, '7 days'],
  ['pt-BR', 1, '1 minuto'],
  ['de-DE', 2880, '2 Tage'],
  ['ru-RU', 1440, '24 часа'],
  ['ar', 2, 'دقيقتان'],
  ['ar', 10, '10 دقائق'],
  ['ar', 60, '60 دقيقة'],
  ['ja-JP', 60, '60 分'],
] as const)('writes a lifetime in %s: %i minutes', (locale, minutes, written) => {
  expect(writeLifetime(minutes, locale)).toBe(written);
});
