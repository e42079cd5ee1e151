import { hostileUnits } from '@efemera/testing/codes/all-cases';
import { expectLinear } from '../../test/expect-linear.js';
import { layOutHtml } from './html-text.js';

describe('layOutHtml', () => {
  it.each([
    ['blocks become lines', '<div>one</div><div>two</div>', 'one\ntwo'],
    ['paragraphs are set apart', '<p>one</p><p>two</p>', 'one\n\ntwo'],
    [
      'cells stand side by side',
      '<table><tr><td>one</td><td>two</td></tr><tr><td>three</td></tr></table>',
      'one\ttwo\nthree',
    ],
    ['white space is one space', 'one \n\t two&nbsp;&nbsp;three', 'one two three'],
    ['words in spans stay whole', 'co<b>de</b>', 'code'],
    ['preformatted lines stay', '<pre>one\ntwo</pre>', 'one\ntwo'],
    ['entities are decoded', '&eacute;&#233;&#xe9;&#x1F600;&amp;lt;&#128;&unknown;', 'ééé😀&lt;€&unknown;'],
    ['impossible characters are replaced', '&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    [
      'head, script, style and comments are dropped',
      '<head><title>t</title><style>a{}</style></head><script>b()</script><!-- c -->d',
      'd',
    ],
    ['hidden text is dropped', '<p style="display: none">a</p><p hidden>b</p><p style="opacity:0">c</p>d', 'd'],
    ['half transparent text stays', '<p style="opacity:0.6">a</p>', 'a'],
    ['an unclosed hidden paragraph ends at the next', '<p style="display:none">a<p>b', 'b'],
    ['a table inside font size zero is seen', '<div style="font-size:0"><table><tr><td>a</td></tr></table></div>', 'a'],
    ['a lone less-than sign is text', '1 < 2 and <3', '1 < 2 and <3'],
    ['quoted greater-than signs stay in the tag', '<a title="1 > 2">a</a>', 'a'],
    ['an unclosed comment hides the rest', 'a<!-- b', 'a'],
    ['zero-width characters vanish', 'a\u200bb&zwnj;c&shy;d', 'abcd'],
  ])('%s', (_, html, text) => {
    expect(layOutHtml(html).text).toBe(text);
  });

  it('gives each link the place of its words', () => {
    const { text, links } = layOutHtml(
      '<p>Hi</p><p>Press <a href="https://a.test/?b=1&amp;c=2">this <b>link</b></a>.</p>',
    );
    expect(links).toHaveLength(1);
    expect(links[0]?.href).toBe('https://a.test/?b=1&c=2');
    expect(text.slice(links[0]?.start, links[0]?.end)).toBe('this link');
  });

  it.each(Object.entries(hostileUnits))('takes linear time on a body of %s', (_, unit) => {
    const work = (chars: number) => {
      const body = unit.repeat(Math.ceil(chars / unit.length));
      return () => {
        layOutHtml(body);
      };
    };
    // Quadratic work would take minutes.
    expectLinear(work(250_000), work(1_000_000), 500);
  });
});
