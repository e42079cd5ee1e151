import { formatEventTime } from './event-time.js';

const start = new Date('2026-12-01T13:00:00Z');
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

it('shows the time of an invitation in the visitor’s time zone and language', () => {
  const when = { start, end: new Date('2026-12-01T14:30:00Z'), isAllDay: false };
  const [brazil, germany] = [
    formatEventTime(when, 'pt-BR', 'America/Sao_Paulo'),
    formatEventTime(when, 'de-DE', 'Europe/Berlin'),
  ].map(plain);
  expect(brazil).toMatch(/terça-feira, 1 de dezembro de 2026.*10:00 – 11:30.*BRT/);
  expect(germany).toMatch(/Dienstag, 1\. Dezember 2026.*14:00–15:30 Uhr MEZ/);
});

it('shows a whole day as the same in each time zone', () => {
  const when = { start: new Date('2026-12-24'), end: null, isAllDay: true };
  expect(formatEventTime(when, 'en-US')).toBe('Thursday, December 24, 2026');
});
