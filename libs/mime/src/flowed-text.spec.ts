import { expectLinear } from '../test/expect-linear.js';
import { joinFlowedLines } from './flowed-text.js';

const join = (...lines: string[]) => joinFlowedLines(lines.join('\r\n'), false).split('\n');

it('joins the lines of a paragraph', () => {
  expect(join('My answer is long enough ', 'to wrap.', '', 'Next.')).toEqual([
    'My answer is long enough to wrap.',
    '',
    'Next.',
  ]);
});

it('joins the lines of a quote without their quote marks', () => {
  expect(
    join('On Monday Bob wrote:', '> long enough ', '> to be wrapped.', '>', '> next ', '>> deeper ', '>> quote'),
  ).toEqual(['On Monday Bob wrote:', '> long enough to be wrapped.', '>', '> next ', '>> deeper quote']);
});

it('ends a quote where the answer begins, although the quote’s last line ends in a blank', () => {
  expect(join('> quote ', 'answer')).toEqual(['> quote ', 'answer']);
});

it('removes the blank before a line that looks like a quote or begins with a blank', () => {
  expect(join(' > no quote', ' From here', '  two')).toEqual(['> no quote', 'From here', ' two']);
  expect(join('> > two marks')).toEqual(['> > two marks']);
});

it('keeps the mark of a signature on its own line', () => {
  expect(join('the end ', '-- ', 'Ann')).toEqual(['the end ', '-- ', 'Ann']);
  expect(join('> the end', '> -- ', '> Ann')).toEqual(['> the end', '> -- ', '> Ann']);
});

it('deletes the blank at the end of a line if the text says so', () => {
  expect(joinFlowedLines('日本 \n語 \n> 日本 \n> 語', true)).toBe('日本語\n> 日本語');
});

it('takes linear time for lines without end', () => {
  const text = (size: number) => [' \n'.repeat(size), '> \n'.repeat(size), '>'.repeat(size), 'word '.repeat(size)];
  const [small, large] = [text(50_000), text(200_000)];
  expectLinear(
    () => small.forEach((lines) => joinFlowedLines(lines, true)),
    () => large.forEach((lines) => joinFlowedLines(lines, true)),
    60,
  );
});
