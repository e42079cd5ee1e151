const lines = (...text: string[]) => Buffer.from(text.join('\r\n'));

/** A plain mail of one line. */
export const textMail = (subject: string, body = 'Hello.') =>
  lines('From: Ana <ana@sender.test>', `Subject: ${subject}`, 'MIME-Version: 1.0', '', body);

/** A mail with a one-time code. */
export const codeMail = (code: string, subject = 'Confirme seu cadastro', from = 'contas@loja.test') =>
  lines(
    `From: "Loja Aurora" <${from}>`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Seu código de verificação é ${code}.`,
  );

/** A mail with a confirmation link and no code. */
export const linkMail = (url: string) =>
  lines(
    'From: "Forum" <hello@forum.test>',
    'Subject: Confirm your address',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Please confirm your e-mail address: ${url}`,
  );

/** Text and HTML part, a code, and HTML that must never run, load or navigate. */
export function hostileMail(subject: string): Buffer {
  return lines(
    'From: =?UTF-8?Q?Loja_S=C3=A3o_Jo=C3=A3o?= <loja@shop.test>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=frontier',
    '',
    '--frontier',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your verification code is 482913.',
    '--frontier',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><style>body { display: none } @import url(http://evil.invalid/a.css)</style>',
    '<script>window.top.pwned = true; document.title = "pwned"</script></head>',
    '<body onload="window.top.pwned = true">',
    '<h1 style="color: rgb(200, 0, 0); background: url(http://evil.invalid/b.png); position: fixed">Welcome</h1>',
    '<p onclick="window.top.pwned = true">Your verification code is <b>482913</b>.</p>',
    '<img src="x" onerror="window.top.pwned = true"><img src="http://evil.invalid/pixel.gif" alt="">',
    '<iframe src="http://evil.invalid/"></iframe><form action="http://evil.invalid/"><input name="password"></form>',
    '<a href="javascript:window.top.pwned=true">trap</a> <a href="https://shop.test/confirm?token=abc">Confirm your address</a>',
    '<svg><script>window.top.pwned = true</script></svg><meta http-equiv="refresh" content="0;url=http://evil.invalid/">',
    '</body></html>',
    '--frontier--',
    '',
  );
}

/** An HTML mail of about 8 KB, as a shop sends it. */
export function htmlMail(subject: string): Buffer {
  const row = (i: number) =>
    `<tr><td style="padding:8px;font-family:Arial,sans-serif;font-size:14px;color:#333333">Item ${i}</td>` +
    `<td align="right" style="padding:8px">R$ ${(i * 7.9).toFixed(2)}</td></tr>`;
  return lines(
    'Received: from mail.shop.test (mail.shop.test [192.0.2.10]) by mx.test with ESMTPS; Fri, 20 Nov 2026 10:00:00 +0000',
    'From: Loja <pedidos@shop.test>',
    'To: someone@efemera.localhost',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<!DOCTYPE html><html><body style="margin:0;background:#f4f4f4"><table width="600" align="center">',
    ...Array.from({ length: 46 }, (_, i) => row(i + 1)),
    '</table><p>Obrigado por comprar conosco.</p></body></html>',
  );
}

export interface OnePart {
  html?: string | undefined;
  text?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
const encodedWord = (text: string) => (isAscii(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`);

/** A mail of one part, in base64: lines of any length and characters of any script arrive unchanged. */
export const mailOf = ({ html, text, subject = 'A mail', from = 'Ana <ana@sender.test>' }: OnePart) =>
  lines(
    `From: ${from}`,
    `Subject: ${encodedWord(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html ?? text ?? '')
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n'),
  );

/** Text, HTML with an embedded image, and an attached file. */
export const attachmentsMail = (subject: string) =>
  lines(
    'From: Ana <ana@sender.test>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/related; boundary=related',
    '',
    '--related',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Em texto',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<h1>Em HTML</h1><img src="cid:dot@sender.test" alt="ponto">',
    '--inner--',
    '--related',
    'Content-Type: image/gif; name="ponto.gif"',
    'Content-ID: <dot@sender.test>',
    'Content-Disposition: inline; filename="ponto.gif"',
    'Content-Transfer-Encoding: base64',
    '',
    'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    '--related--',
    '--outer',
    'Content-Type: text/plain; charset=utf-8',
    "Content-Disposition: attachment; filename*=utf-8''relat%C3%B3rio.txt",
    '',
    'Tudo certo.',
    '--outer--',
  );

/** An invitation as calendars send it: a separate part beside the text. */
export const invitationMail = (subject: string, ...calendar: string[]) =>
  lines(
    'From: Ana <ana@sender.test>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Venha!',
    '--inner',
    'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
    '',
    ...calendar,
    '--inner--',
    '',
  );
