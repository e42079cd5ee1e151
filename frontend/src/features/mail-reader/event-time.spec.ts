import { formatEventTime } from './event-time.js';

const start = new Date('2026-12-01T13:00:00Z');
const known = { unknownZone: null };
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

it('shows the time of an invitation in the visitor’s time zone and language', () => {
  const when = { ...known, start, end: new Date('2026-12-01T14:30:00Z'), isAllDay: false };
  const [brazil, germany] = [
    formatEventTime(when, 'pt-BR', 'America/Sao_Paulo'),
    formatEventTime(when, 'de-DE', 'Europe/Berlin'),
  ].map(plain);
  expect(brazil).toMatch(/terça-feira, 1 de dezembro de 2026.*10:00 – 11:30.*BRT/);
  expect(germany).toMatch(/Dienstag, 1\. Dezember 2026.*14:00–15:30 Uhr MEZ/);
});

// Thirteen hours after UTC and eleven before it. Undefined is the zone of this machine, as in the product.
it.each(['Pacific/Tongatapu', 'Pacific/Pago_Pago', 'UTC', undefined])(
  'shows the same date of a whole-day event in each time zone: %s',
  (timeZone) => {
    const when = { ...known, start: new Date('2026-12-24'), end: null, isAllDay: true };
    expect(formatEventTime(when, 'en-US', timeZone)).toBe('Thursday, December 24, 2026');
    const days = { ...when, end: new Date('2026-12-26') };
    expect(plain(formatEventTime(days, 'en-US', timeZone))).toBe('Thursday, December 24 – Saturday, December 26, 2026');
  },
);

it('writes the dates of a range in words in Japanese and Chinese, too', () => {
  const when = { ...known, start, end: new Date('2026-12-01T14:30:00Z'), isAllDay: false };
  const ofTwoDays = { ...when, end: new Date('2026-12-02T14:30:00Z') };
  const tokyo = (event: typeof when, locale = 'ja-JP') => plain(formatEventTime(event, locale, 'Asia/Tokyo'));
  expect(tokyo(when)).toMatch(/^2026年12月1日火曜日 22時00分～23時30分/);
  expect(tokyo(ofTwoDays)).toMatch(/^2026年12月1日火曜日 22:00.*～2026年12月2日水曜日 23:30/);
  expect(tokyo(when, 'zh-CN')).toMatch(/^2026年12月1日星期二 .*22:00–23:30/);
  const days = { ...known, start: new Date('2026-12-24'), end: new Date('2026-12-26'), isAllDay: true };
  expect(tokyo(days)).toBe('2026年12月24日木曜日～2026年12月26日土曜日');
  expect(tokyo({ ...days, end: days.start })).toBe('2026年12月24日木曜日');
});

it('leaves a time of an unknown zone as it is written, and names the zone', () => {
  const when = { start, end: new Date('2026-12-01T14:30:00Z'), isAllDay: false, unknownZone: 'Fuso da firma' };
  const tokyo = (event: typeof when) => plain(formatEventTime(event, 'en-US', 'Asia/Tokyo'));
  expect(tokyo(when)).toBe('Tuesday, December 1, 2026, 1:00 – 2:30 PM (\u2068Fuso da firma\u2069)');
});
