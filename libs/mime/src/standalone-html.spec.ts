import { mimeLimits } from './limits.js';
import { readStandaloneHtml } from './standalone-html.js';

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const part = (id: string, content = gif, type = 'image/gif') =>
  [`Content-Type: ${type}`, `Content-ID: <${id}>`, 'Content-Transfer-Encoding: base64', '', content].join('\r\n');

const mailWith = (html: string, ...parts: string[]) =>
  Buffer.from(
    [
      'Subject: picture',
      'Content-Type: multipart/related; boundary=b',
      '',
      ...['Content-Type: text/html; charset=utf-8\r\n\r\n' + html, ...parts].map((one) => `--b\r\n${one}`),
      '--b--',
      '',
    ].join('\r\n'),
  );

const htmlOf = async (html: string, ...parts: string[]) => (await readStandaloneHtml(mailWith(html, ...parts)))?.trim();

describe('the HTML of a mail as a page of its own', () => {
  it.each([
    ['<img src="cid:dot@shop.test">', '<img src="DATA">'],
    ["<img src='cid:dot@shop.test'>", "<img src='DATA'>"],
    ['<img src=cid:dot@shop.test>', '<img src=DATA>'],
    ['<img src="CID:dot%40shop.test">', '<img src="DATA">'],
    ['<img src="cid:dot&#64;shop.test">', '<img src="DATA">'],
    ['<td background=" cid:dot@shop.test">', '<td background=" DATA">'],
    ['<p style="background: url(cid:dot@shop.test)">', '<p style="background: url(DATA)">'],
    ["<style>p { background: url('cid:dot@shop.test') }</style>", "<style>p { background: url('DATA') }</style>"],
    ['<p>Write to cid:dot@shop.test</p>', '<p>Write to cid:dot@shop.test</p>'],
    ['<img src="cid:other@shop.test">', '<img src="cid:other@shop.test">'],
  ])('has the data of a part where HTML or CSS refers to the part, and only there: %s', async (html, expected) => {
    expect(await htmlOf(html, part('dot@shop.test'))).toBe(expected.replace('DATA', `data:image/gif;base64,${gif}`));
  });

  it.each([
    ['image/jpg', gif, 'image/jpeg'],
    ['image/pjpeg', gif, 'image/jpeg'],
    ['image/x-png', gif, 'image/png'],
    ['application/octet-stream', gif, 'image/gif'],
    ['application/octet-stream', 'iVBORw0KGgo=', 'image/png'],
    ['application/octet-stream', '/9j/4AAQ', 'image/jpeg'],
  ])('has a picture that its program sent as %s: %s', async (type, content, shown) => {
    expect(await htmlOf('<img src="cid:x">', part('x', content, type))).toBe(
      `<img src="data:${shown};base64,${content}">`,
    );
  });

  it('contains no part that is neither a raster image nor a font', async () => {
    for (const type of ['image/svg+xml', 'application/javascript', 'application/xhtml+xml']) {
      expect(await htmlOf('<embed src="cid:x">', part('x', gif, type))).toBe('<embed src="cid:x">');
    }
    const script = Buffer.from('alert(1)').toString('base64');
    expect(await htmlOf('<img src="cid:x">', part('x', script, 'application/octet-stream'))).toBe('<img src="cid:x">');
  });

  it('is bounded in size, however often the HTML names an image', async () => {
    const image = Buffer.alloc(1024 * 1024).toString('base64');
    const html = await htmlOf('<img src="cid:big">'.repeat(100), part('big', image.replace(/.{76}/g, '$&\r\n')));
    expect(html?.length).toBeLessThan(mimeLimits.maxStandaloneHtmlChars);
    expect(html?.match(/data:image/g)).toHaveLength(Math.floor(mimeLimits.maxStandaloneHtmlChars / image.length));
    expect(html).toContain('<img src="cid:big">');
  });

  it('has no link elements, which open connections whatever the policy says', async () => {
    expect(await htmlOf('<LINK rel=preconnect href=https://a.test><link\nrel=x><p>linked <b>link</b></p>')).toBe(
      '<meta rel=preconnect href=https://a.test><meta\nrel=x><p>linked <b>link</b></p>',
    );
  });

  it('has no frames, to whose hosts browsers connect before they ask the policy', async () => {
    expect(await htmlOf('<IFRAME src=https://a.test></iframe><frame\nsrc=x><frameset><p>framed</p>')).toBe(
      '<x-frame src=https://a.test></x-frame><x-frame\nsrc=x><frameset><p>framed</p>',
    );
  });

  it('is null if the mail has no HTML', async () => {
    expect(await readStandaloneHtml(Buffer.from('Subject: x\r\n\r\ntext'))).toBeNull();
    expect(await readStandaloneHtml(Buffer.from(''))).toBeNull();
  });
});
