import { MAX_HTML_CHARS, MAX_TEXT_CHARS, textOfHtml } from './codes/mail-text.js';
import { htmlToText } from './html-to-text.js';

const read = (html: string): string => htmlToText(textOfHtml(html));

describe('htmlToText', () => {
  it('writes words, lines and the targets of links', () => {
    const html = `<head><title>x</title><style>p{}</style></head><script>if (a < b) run()</script>
      <h1>Hi &amp; welcome</h1><p>Go&nbsp;<a href="https://a.example/?x=1&amp;y=2">there</a>.</p>
      <a href="https://b.example">https://b.example</a> <a href="#top">up</a><!-- no --><table><tr><td>1<td>2</table>`;
    expect(read(html)).toBe('Hi & welcome\n\nGo there <https://a.example/?x=1&y=2>.\n\nhttps://b.example up\n\n1 2');
  });

  it('writes no address for a link without words', () => {
    expect(read('a<a href="https://spacer.example"><img src="x.gif"></a>b')).toBe('ab');
  });

  it('writes no address that would run a script', () => {
    expect(read('<a href="javascript:alert(1)">go</a>')).toBe('go');
  });

  it('reads to the end, although codes and links are only searched in a part', () => {
    const long = '<p>word</p>'.repeat(MAX_TEXT_CHARS);
    expect(read(`${long}<p>end</p>`)).toMatch(/word\n\nend$/);
    expect(read(`<p>word</p><!--${' '.repeat(MAX_HTML_CHARS)}--><p>end</p>`)).toBe('word\n\nend');
  });
});
