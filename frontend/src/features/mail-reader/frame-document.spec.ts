import { htmlFrame, textFrame, textToHtml } from './frame-document.js';

it('escapes all text that is not a link', () => {
  expect(textToHtml(`<img src=x onerror="alert(1)"> & 'x'`)).toBe(
    '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;x&#39;',
  );
});

it('keeps line breaks of every kind', () => {
  expect(textToHtml('a\nb\r\nc\rd\n\ne')).toBe('a<br>b<br>c<br>d<br><br>e');
});

it('opens links in a new tab, without opener or referrer', () => {
  expect(textToHtml('https://a.test/?x=1&y=2')).toBe(
    '<a href="https://a.test/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer" title="https://a.test/?x=1&amp;y=2">https://a.test/?x=1&amp;y=2</a>',
  );
  expect(textToHtml('ana@example.org')).toBe(
    '<a href="mailto:ana@example.org" target="_blank" rel="noopener noreferrer" title="mailto:ana@example.org">ana@example.org</a>',
  );
});

it('lets no address of a link end the HTML attribute around it', () => {
  const html = textToHtml(`> https://a.test/"><svg/onload=alert(1)> https://a.test/'onmouseover='x`);
  expect(html.match(/<(?!\/?a\b|br>)/g)).toBeNull();
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://a.test/',
    'https://a.test/&#39;onmouseover=&#39;x',
  ]);
});

it('makes a document that allows nothing but its own style and embedded images', () => {
  const document = textFrame('x', { ink: '#000', paper: '#fff', link: '#00f', scheme: 'light' }, 'abc_-1');
  expect(document).toContain(
    `content="default-src 'none'; img-src data:; style-src 'nonce-abc_-1'; base-uri 'none'; form-action 'none'"`,
  );
  expect(document).toContain('<style nonce="abc_-1">');
  expect(document.indexOf('Content-Security-Policy')).toBeLessThan(document.indexOf('<style'));
});

it('shows the host of a deceptive link', () => {
  expect(textToHtml('https://paypal.com@evil.test/')).toContain('title="https://evil.test/" data-leads="evil.test"');
  expect(textToHtml('https://shop.test/')).not.toContain('data-leads');
});

it('allows remote images on request, and nothing else', () => {
  const parts = { body: '<body></body>', nonce: 'n' };
  expect(htmlFrame(parts)).toContain("default-src 'none'; img-src data:; style-src");
  expect(htmlFrame({ ...parts, loadsRemote: true })).toContain(
    "default-src 'none'; img-src data: https: http:; style-src",
  );
});
