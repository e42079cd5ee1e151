import { hostileUnits } from '@efemera/testing/codes/all-cases';
import { expectLinear } from '../../test/expect-linear.js';
import { findCodes } from '../find-code.js';
import { findLinks } from '../find-link.js';
import { MAX_HTML_CHARS, MAX_TEXT_CHARS, readMailTexts, textOfHtml } from './mail-text.js';

const from = 'Acme <no-reply@acme.test>';
const growth = 4;

/**
 * A text of each kind is measured at a size and at `growth` times this size. Both are below the limits of what is searched:
 * beyond these, also quadratic work would stop growing.
 */
const parts = {
  html: (body: string) => () => readMailTexts({ from, subject: 'Hello', text: '', html: textOfHtml(body) }),
  text: (body: string) => () => readMailTexts({ from, subject: 'Hello', text: body, html: null }),
};
const sizes = { html: MAX_HTML_CHARS / growth, text: MAX_TEXT_CHARS / growth };
const finders = { findCodes, findLinks };

const cases = Object.entries(hostileUnits).flatMap(([name, unit]) =>
  (['findCodes', 'findLinks'] as const).flatMap((finder) =>
    (['html', 'text'] as const).map((part) => [finder, part, name, unit] as const),
  ),
);

it.each(cases)('%s takes linear time on a body of %s made of %s', (finder, part, _, unit) => {
  const mailOf = (chars: number) => parts[part](unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars));
  const [small, large] = [mailOf(sizes[part]), mailOf(sizes[part] * growth)];
  expectLinear(
    () => finders[finder](small()),
    () => finders[finder](large()),
    4,
  );
});
