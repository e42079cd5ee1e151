import { htmlToText } from './html-to-text.js';

describe('htmlToText', () => {
  it('writes down words, lines and where links lead', () => {
    const html = `<head><title>x</title><style>p{}</style></head><script>if (a < b) run()</script>
      <h1>Hi &amp; welcome</h1><p>Go&nbsp;<a href="https://a.example/?x=1&amp;y=2">there</a>.</p>
      <a href="https://b.example">https://b.example</a> <a href="#top">up</a><!-- no --><table><tr><td>1<td>2</table>`;
    expect(htmlToText(html)).toBe(
      'Hi & welcome\n\nGo there <https://a.example/?x=1&y=2>.\n\nhttps://b.example up\n\n1 2',
    );
  });

  it('gives a link without words no address', () => {
    expect(htmlToText('a<a href="https://spacer.example"><img src="x.gif"></a>b')).toBe('ab');
  });

  it('names no address that would run something', () => {
    expect(htmlToText('<a href="javascript:alert(1)">go</a>')).toBe('go');
  });
});
