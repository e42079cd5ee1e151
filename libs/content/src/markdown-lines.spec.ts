import { joinMarkdown, splitMarkdown } from './markdown-lines.js';

const markdown = ['## Um título', '', '- item', '1. passo', '> citação', '```', 'código', '```', '---', 'Texto.'].join(
  '\n',
);

it('passes the translator words without Markdown marks, and no code', () => {
  expect(splitMarkdown(markdown).flatMap(({ text }) => text || [])).toEqual([
    'Um título',
    'item',
    'passo',
    'citação',
    'Texto.',
  ]);
});

it('puts each translation in place of the text of its line, without the line breaks inside it', () => {
  const lines = splitMarkdown(markdown);
  expect(joinMarkdown(lines, ['A title', 'thing', 'step', 'quote', 'Text\nof two lines.'])).toBe(
    ['## A title', '', '- thing', '1. step', '> quote', '```', 'código', '```', '---', 'Text of two lines.'].join('\n'),
  );
});
