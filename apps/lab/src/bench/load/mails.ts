import { htmlMail, textMail } from '@efemera/testing/sample-mail';

export type MailKind = 'text' | 'html' | 'attachment';

export const mailNames: Record<MailKind, string> = {
  text: 'text, 1 KB',
  html: 'HTML, 8 KB',
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

/** A mail of each size, with CRLF line ends and no line that begins with a dot. */
export function makeMail(kind: MailKind, subject: string): Buffer {
  if (kind === 'html') return htmlMail(subject);
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
