import { limits, type Auth, type FindingKind } from '@efemera/contract';
import { checkMail } from './check-mail.js';
import { checkLimits } from './limits.js';

const passed: Auth = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };

const mailOf = (html: string, headers: string[] = []) =>
  Buffer.from(
    [
      'From: Shop <hello@shop.test>',
      ...headers,
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      '',
      'The same as text.',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '--b--',
      '',
    ].join('\r\n'),
  );

/** Checks a mail, and leaves out the finding that every mail without a List-Unsubscribe field gets. */
async function found(html: string, headers: string[] = [], auth = passed) {
  const { findings } = await checkMail(mailOf(html, headers), auth);
  return findings.filter(({ kind }) => kind !== 'unsubscribe_missing');
}
const kindsOf = async (...args: Parameters<typeof found>) => (await found(...args)).map(({ kind }) => kind);
const supportOf = async (html: string) =>
  (await found(html)).filter(({ kind }) => kind === 'client_support').map(({ where }) => where);

describe('a check of a mail', () => {
  it('finds nothing in a plain good mail', async () => {
    expect(await found('<p>Hello <b>you</b>, <a href="https://shop.test/">look</a>.</p>')).toEqual([]);
  });

  it.each([
    ['<p style="display: flex">x</p>', 'display:flex, once'],
    ['<p style="DISPLAY:FLEX;">x</p>', 'display:flex, once'],
    ['<style>p { display: inline-flex }</style>', 'display:flex, once'],
    ['<p style="width: calc(100% - 2rem)">x</p>', 'CSS calc() function, once'],
    ['<p style="width: calc(100% - 2rem)">x</p>', 'rem unit, once'],
    ['<style>a:hover { color: var(--x) }</style>', ':hover, once'],
    ['<style>a:hover { color: var(--x) }</style>', 'CSS Variables (Custom Properties), once'],
    ['<style>@media (prefers-color-scheme: dark) { p { color: red } }</style>', '@media (prefers-color-scheme), once'],
    ['<style>@font-face { font-family: x; src: url(x) }</style>', '@font-face, once'],
    ['<style>li:nth-child(2) > a + b ~ i {}</style>', 'Child combinator, once'],
    [
      '<p style="color: red !important; background-image: linear-gradient(red, blue)">x</p>',
      '!important keyword, once',
    ],
    ['<p style="color: red !important; background-image: linear-gradient(red, blue)">x</p>', 'linear-gradient(), once'],
    ['<video src="x"></video><video></video>', '<video> element, 2 times'],
    ['<form><input type="text"></form>', '<form> element, once'],
    ['<img alt="" src="a.webp?x=1">', 'webP image format, once'],
    ['<img alt="" srcset="a.png 2x" src="a.png">', 'srcset and sizes attributes, once'],
  ])('reports a feature of %s that some mail programs lack: %s', async (html, where) => {
    expect(await supportOf(html)).toContain(where);
  });

  it('reports a feature in one finding, with the programs that lack it; a script is an error', async () => {
    const [flex] = (await found('<p style="display:flex">a</p><p style="display:flex">b</p>')).filter(({ where }) =>
      where.startsWith('display:flex'),
    );
    expect(flex).toMatchObject({ kind: 'client_support', severity: 'info', where: 'display:flex, 2 times' });
    expect(flex?.text).toMatch(/^Not supported by \d+ of \d+ mail programs: .*Outlook \(Windows\)/);
    expect(flex?.text).toContain('https://www.caniemail.com/features/css-display-flex/');
    const [script] = await found('<script>x()</script>');
    expect(script).toMatchObject({ kind: 'script', severity: 'error' });
  });

  it.each<[string, FindingKind[]]>([
    ['<img src="a.png">', ['image_without_text']],
    ['<img src="a.png" alt="">', []],
    ['<img src="a.png" width="1" height="1">', []],
    ['<p style="color:#999; background:#fff">x</p>', ['low_contrast']],
    ['<p style="color:#595959; background-color:white">x</p>', []],
    ['<table bgcolor="#000000"><tr><td><p>x</p></td></tr></table>', ['low_contrast']],
    ['<table bgcolor="#000000"><tr><td><font color="white">x</font></td></tr></table>', []],
    ['<div style="background:url(x.png)"><p style="color:#fff">x</p></div>', []],
    ['<div style="display:none;color:#fff">preheader</div>', []],
    ['<p style="font-size:24px;color:#888">x</p>', []],
    ['<p style="color:hsl(0 0% 90%)">x</p>', []],
  ])('judges the images and contrasts of %s', async (html, expected) => {
    const kinds = (await kindsOf(html)).filter((kind) => kind !== 'client_support');
    expect(kinds).toEqual(expected);
  });

  it.each<[string, FindingKind[]]>([
    ['<a href="https://shop.test/">https://www.shop.test/account</a>', []],
    ['<a href="https://evil.example.org/">www.bank.com</a>', ['link_mismatch']],
    ['<a href="https://bank.com.evil.org/">bank.com</a>', ['link_mismatch']],
    ['<a href="https://shop.test/">Version 1.2.3</a>', []],
    ['<a href="http://shop.test/">x</a>', ['link_insecure']],
    ['<a href="https://192.0.2.7/">x</a>', ['link_ip_host']],
    ['<a href="https://[2001:db8::1]/">x</a>', ['link_ip_host']],
    ['<a href="https://bit.ly/2x">x</a>', ['link_shortener']],
    ['<a href="https://shop.test/?utm_source=mail">x</a>', ['link_tracking']],
    ['<a href="">x</a>', ['link_malformed']],
    ['<a href="{{url}}">x</a>', ['link_malformed']],
    ['<a href="javascript:x()">x</a>', ['link_malformed']],
    ['<a href="https://user:word@shop.test/">x</a>', ['link_malformed']],
    ['<a href="mailto:a@shop.test">x</a><a href="#top">y</a><a href="tel:1">z</a>', []],
  ])('judges the link %s', async (html, expected) => {
    expect((await kindsOf(html)).filter((kind) => kind !== 'client_support')).toEqual(expected);
  });

  it.each([
    ['https://shop.test/', false],
    ['https://shop.test/help/shipping', false],
    ['https://shop.test/confirm', true],
    ['https://shop.test/x?t=8f3a9c2e71b4', true],
    ['https://shop.test/u/8f3a9c2e71b4d', true],
    ['https://shop.test/Unsubscribe', true],
    ['https://shop.test/verify-email', true],
  ])('says whether %s is an acting link: %s', async (href, acts) => {
    const { links } = await checkMail(mailOf(`<a href="${href}">x</a>`), passed);
    expect(links).toEqual([{ href, acts }]);
  });

  it('lists the recognised confirmation link and the address of List-Unsubscribe as acting links', async () => {
    const html =
      '<p>Please confirm your e-mail address:</p><a href="https://shop.test/w/Xk3f9">Confirm your e-mail</a> <a href="https://shop.test/bye">bye</a>';
    const { links } = await checkMail(mailOf(html, ['List-Unsubscribe: <https://shop.test/bye>']), passed);
    expect(links).toEqual([
      { href: 'https://shop.test/w/Xk3f9', acts: true },
      { href: 'https://shop.test/bye', acts: true },
    ]);
  });

  it.each(['Confirm your e-mail', 'E-Mail-Adresse bestätigen', 'Redefinir senha', 'パスワードを再設定'])(
    'lists a link with the text %s as an acting link',
    async (text) => {
      const { links } = await checkMail(mailOf(`<a href="https://shop.test/welcome/maria">${text}</a>`), passed);
      expect(links).toEqual([{ href: 'https://shop.test/welcome/maria', acts: true }]);
    },
  );

  it.each<[string[], FindingKind[]]>([
    [['List-Unsubscribe: <mailto:bye@shop.test>'], ['unsubscribe_one_click']],
    [['List-Unsubscribe: <https://shop.test/bye>'], ['unsubscribe_one_click']],
    [
      ['List-Unsubscribe: <https://shop.test/bye>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
      ['unsubscribe_one_click'],
    ],
    [
      [
        'DKIM-Signature: v=1; a=rsa-sha256; d=shop.test; h=From:List-Unsubscribe:List-Unsubscribe-Post; b=x',
        'List-Unsubscribe: <mailto:x@shop.test>, <https://shop.test/bye>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ],
      [],
    ],
  ])('judges unsubscribing by %j', async (headers, expected) => {
    expect(await kindsOf('<p>x</p>', headers)).toEqual(expected);
  });

  it('warns of a missing List-Unsubscribe field only in mail to many recipients', async () => {
    const severityOf = async (headers: string[]) => {
      const { findings } = await checkMail(mailOf('<p>x</p>', headers), passed);
      return findings.find(({ kind }) => kind === 'unsubscribe_missing')?.severity;
    };
    expect(await severityOf([])).toBe('info');
    expect(await severityOf(['List-Id: <news.shop.test>'])).toBe('warning');
    expect(await severityOf(['Precedence: bulk'])).toBe('warning');
  });

  it('reports the result of the sender check', async () => {
    expect(await kindsOf('<p>x</p>', [], null)).toEqual(['auth_unchecked']);
    expect(await kindsOf('<p>x</p>', [], { spf: 'softfail', dkim: 'none', dmarc: 'fail' })).toEqual([
      'auth_missing',
      'auth_missing',
      'auth_failed',
    ]);
  });

  it('reports what Gmail clips, and HTML without a text part', async () => {
    const long = `<p>${'lorem ipsum '.repeat(10_000)}</p>`;
    expect(await kindsOf(long)).toEqual(['size_clipped']);
    const { findings } = await checkMail(Buffer.from('Content-Type: text/html\r\n\r\n<p>Hello</p>'), passed);
    expect(findings.map(({ kind }) => kind)).toEqual(['unsubscribe_missing', 'text_part_missing']);
  });

  it('reports a bounded number of findings for a mail of nothing but faults', async () => {
    const html = Array.from(
      { length: 5000 },
      (_, i) => `<img src="${i}${'x'.repeat(500)}"><a href="http://h${i}.test/">x</a>`,
    );
    const { findings, links } = await checkMail(mailOf(html.join('\r\n')), passed);
    expect(links.length).toBe(checkLimits.maxLinks);
    expect(findings.filter(({ kind }) => kind === 'image_without_text')).toHaveLength(limits.maxFindingsPerKind);
    expect(Math.max(...findings.map(({ where }) => where.length))).toBeLessThanOrEqual(limits.maxFindingPlaceChars);
  });

  it.each([
    '<'.repeat(10_000),
    '<style>'.repeat(1000),
    `<p style="${'('.repeat(10_000)}">x`,
    '<style>a{b:c;'.repeat(500),
  ])('survives broken HTML and CSS', async (html) => {
    await expect(checkMail(mailOf(html), passed)).resolves.toMatchObject({ links: [] });
  });
});
