import { hostileUnits } from '../../test/codes/all-cases.js';
import { findCode } from '../find-code.js';
import { findLink } from '../find-link.js';
import { MAX_HTML_CHARS, MAX_TEXT_CHARS } from './mail-text.js';

const from = 'Acme <no-reply@acme.test>';
/** Whatever else runs here only ever adds to a time: the best of some comes down to what the work takes. */
const maxRounds = 40;
/** Four times the input may take four times as long; quadratic work would take sixteen times as long. */
const growth = 4;
const maxSlowdown = 9;
/** Below this a pause of the machine is longer than the work. */
const noiseMs = 4;

/** Both sizes lie within the limits of what is looked at, where a limit can not hide how the work grows. */
const parts = {
  html: (body: string) => ({ from, subject: 'Hello', text: '', html: body }),
  text: (body: string) => ({ from, subject: 'Hello', text: body, html: null }),
};
const sizes = { html: MAX_HTML_CHARS / growth, text: MAX_TEXT_CHARS / growth };
const finders = { findCode, findLink };

const cases = Object.entries(hostileUnits).flatMap(([name, unit]) =>
  (['findCode', 'findLink'] as const).flatMap((finder) =>
    (['html', 'text'] as const).map((part) => [finder, part, name, unit] as const),
  ),
);

it.each(cases)('%s works through %s of %s in time that grows with it', (finder, part, _, unit) => {
  const mailOf = (chars: number) => parts[part](unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars));
  const small = mailOf(sizes[part]);
  const large = mailOf(sizes[part] * growth);
  const spent = (mail: typeof small) => {
    const start = performance.now();
    finders[finder](mail);
    return performance.now() - start;
  };
  const best = { small: Infinity, large: Infinity };
  const isWithin = () => best.large < best.small * maxSlowdown + noiseMs;
  for (let round = 0; round < maxRounds && (round < 3 || !isWithin()); round++) {
    best.small = Math.min(best.small, spent(small));
    best.large = Math.min(best.large, spent(large));
  }
  expect(best.large).toBeLessThan(best.small * maxSlowdown + noiseMs);
});
