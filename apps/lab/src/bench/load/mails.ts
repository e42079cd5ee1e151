import { htmlMail, textMail } from '@efemera/testing/sample-mail';

export type MailKind = 'text' | 'html' | 'shop' | 'attachment';

export const mailNames: Record<MailKind, string> = {
  text: 'text, 1 KB',
  html: 'HTML, 8 KB',
  shop: 'of a shop, 9 KB',
  attachment: 'with attachment, 100 KB',
};

const sentences = [
  'Seu pedido foi recebido e já está sendo preparado.',
  'A entrega costuma levar de dois a quatro dias úteis.',
  'Responda a este aviso se algo não estiver certo.',
  'The parcel leaves our store tomorrow before noon.',
  'Keep this number at hand when you call us.',
];

/** Bytes that can't be compressed, the same in every run (xorshift). */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 0x2545f491;
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[i] = state & 0xff;
  }
  return bytes;
}

const attachment = noise(73_000).toString('base64').replace(/.{76}/g, '$&\r\n');

/** Quoted-printable (RFC 2045 §6.7): bytes beyond ASCII and `=` escaped, lines of at most 76 characters. */
function quotedPrintable(text: string): string {
  const escaped = [...Buffer.from(text)].map((byte) =>
    byte > 126 || byte === 0x3d ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte),
  );
  let line = '';
  const lines: string[] = [];
  for (const part of escaped) {
    if (part === '\n' || line.length + part.length > 75) {
      lines.push(part === '\n' ? line : `${line}=`);
      line = part === '\n' ? '' : part;
    } else line += part;
  }
  return [...lines, line].join('\r\n');
}

/** As shops send it: a code, 36 tables and links, text and HTML in quoted-printable. */
function shopMail(subject: string): Buffer {
  const row =
    '<table width="600"><tr><td style="font-size:14px;color:#333">Olá, sua conta foi criada com sucesso e está pronta. ' +
    '<a href="https://shop.test/x?id=123">Ver pedido</a></td></tr></table>';
  const part = (type: string, text: string) => [
    '--frontier',
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(text),
  ];
  const code = 'Seu código de verificação';
  return Buffer.from(
    [
      'From: Loja <no-reply@shop.test>',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=frontier',
      '',
      ...part('text/plain', `${code}: 482913\n${'texto '.repeat(120)}`),
      ...part(
        'text/html',
        `<html><body><h1>${code}</h1><p style="font-size:30px">482913</p>${`${row}\n`.repeat(36)}</body></html>`,
      ),
      '--frontier--',
      '',
    ].join('\r\n'),
  );
}

/** A mail of this kind, with CRLF line ends and no line that begins with a dot. */
export function makeMail(kind: MailKind, subject: string): Buffer {
  if (kind === 'html') return htmlMail(subject);
  if (kind === 'shop') return shopMail(subject);
  const text = Array.from({ length: 17 }, (_, line) => `${line + 1}. ${sentences[line % sentences.length]}`).join(
    '\r\n',
  );
  if (kind === 'text') return textMail(subject, text);
  return Buffer.from(
    [
      'From: Loja <pedidos@shop.test>',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=frontier',
      '',
      '--frontier',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '--frontier',
      'Content-Type: image/jpeg; name="nota.jpg"',
      'Content-Disposition: attachment; filename="nota.jpg"',
      'Content-Transfer-Encoding: base64',
      '',
      attachment,
      '--frontier--',
      '',
    ].join('\r\n'),
  );
}
