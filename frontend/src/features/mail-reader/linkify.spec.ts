import { linkify } from './linkify.js';

const links = (text: string) =>
  linkify(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

it.each([
  ['veja https://a.test/x?y=1&z=2#w', 'https://a.test/x?y=1&z=2#w'],
  ['HTTP://A.TEST', 'HTTP://A.TEST'],
  ['https://a.test.', 'https://a.test'],
  ['(https://a.test)', 'https://a.test'],
  ['(veja https://a.test/x)!', 'https://a.test/x'],
  ['https://pt.wikipedia.org/wiki/Inseto_(biologia)', 'https://pt.wikipedia.org/wiki/Inseto_(biologia)'],
  ['link:https://a.test/ok', 'https://a.test/ok'],
  ['<https://a.test/x>', 'https://a.test/x'],
  ['"https://a.test/x"', 'https://a.test/x'],
  ['https://münchen.example/ä', 'https://münchen.example/ä'],
  ['[https://a.test]', 'https://a.test'],
])('links the address in %p', (text, link) => {
  expect(links(text)).toEqual([[link, link]]);
});

it('links the name of a site that begins with www, by https', () => {
  expect(links('vá a www.a.test/b, sim')).toEqual([['www.a.test/b', 'https://www.a.test/b']]);
});

it.each([
  ['fale com ana@example.org.', 'ana@example.org'],
  ['(ana.souza+x@mail.example.org)', 'ana.souza+x@mail.example.org'],
  ['Ana <ana@example.org>', 'ana@example.org'],
  ['josé@exemplo.com.br;', 'josé@exemplo.com.br'],
])('links the e-mail address in %p', (text, address) => {
  expect(links(text)).toEqual([[address, `mailto:${address}`]]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x file:///etc/passwd ftp://a.test',
  'http://',
  'https://.',
  'https:// a.test',
  'xhttps://a.test',
  '@',
  'a@',
  '@b',
  'a@b@c',
  'a@-b',
  'a@b..c',
  'www.',
  'mailto:',
  'mailto:x?subject=1',
  'http://[',
])('links nothing in %p', (text) => {
  expect(links(text)).toEqual([]);
});

it('links every address of a text, whose parts join to the same text', () => {
  const text = 'a https://a.test b@c.test\n\n  www.d.test/(e) (https://f.test/(g)).\t<h@i.test>';
  expect(links(text).map(([shown]) => shown)).toEqual([
    'https://a.test',
    'b@c.test',
    'www.d.test/(e)',
    'https://f.test/(g)',
    'h@i.test',
  ]);
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

describe('hostile text', () => {
  const size = 1_000_000;
  const hostile: Record<string, string> = {
    'one long word': 'a'.repeat(size),
    'nothing but @': '@'.repeat(size),
    'an address without end': `${'a.'.repeat(size / 2)}@`,
    'domains without end': `a@${'b.'.repeat(size / 2)}`,
    'links without end': 'https://'.repeat(size / 8),
    'links with an end': 'https://a.test '.repeat(size / 15),
    'opening brackets': `https://a.test/${'('.repeat(size)}`,
    'closing brackets': `https://a.test/${')'.repeat(size)}`,
    'brackets and points': `https://a.test/${').'.repeat(size / 2)}`,
    'square brackets': `https://a.test/${']'.repeat(size)}`,
    points: `https://a.test/${'.'.repeat(size)}`,
    'points and an end': `https://a.test/${'.'.repeat(size)}x`,
    'broken starts': 'www.https:/mailto:'.repeat(size / 18),
    'short words': 'a@ '.repeat(size / 3),
    'marks before @': `${"'".repeat(size)}@a`,
  };

  it.each(Object.keys(hostile))('takes linear time: %s', (name) => {
    const text = hostile[name] ?? '';
    // Milliseconds of processor time: the time of a clock would include waits for tests that run at the same time.
    const timeOf = (input: string, times: number) => {
      const before = process.cpuUsage();
      for (let time = 0; time < times; time++) {
        const parts = linkify(input);
        expect(parts.reduce((chars, part) => chars + part.text.length, 0)).toBe(input.length);
      }
      return process.cpuUsage(before).user / 1000;
    };
    const tenth = text.slice(0, size / 10);
    timeOf(tenth, 1);
    // A quadratic search would take ten times as long for the whole as for ten tenths, and minutes in all.
    const tenTenths = Math.max(timeOf(tenth, 10), 50);
    expect(timeOf(text, 1)).toBeLessThan(tenTenths * 3 + 200);
  });
});
