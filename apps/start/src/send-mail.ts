import { randomBytes, randomInt } from 'node:crypto';
import { nearHost } from '@efemera/config';
import { createTransport } from 'nodemailer';
import { readSettings } from './config.js';

/** `npm run mail -- ADDRESS`: sends a sample mail, such as a shop sends on sign-up, over SMTP. */
const [address, ...others] = process.argv.slice(2);

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (!address?.includes('@') || others.length > 0) {
  giveUp('Usage: npm run mail -- ADDRESS, where ADDRESS is the one that the site shows.');
}
const own = readSettings();
if (!('settings' in own)) giveUp(own.faults.join('\n'));
const { HOST, SMTP_PORT } = own.settings;

const code = String(randomInt(100_000, 1_000_000));
const link = `https://loja.example/confirmar?token=${randomBytes(16).toString('hex')}`;
const text = `Olá!

Seu código de confirmação é ${code}.

Digite o código na página em que você se cadastrou, ou abra este link:
${link}

O código vale por 10 minutos. Se não foi você, ignore esta mensagem.

Loja Exemplo
`;
const html = `<!doctype html>
<html lang="pt-BR">
  <body style="margin: 0; padding: 24px; background-color: #f2f4f8; font-family: Arial, sans-serif; color: #1d2433">
    <table role="presentation" width="100%"><tr><td align="center">
      <table role="presentation" width="480" style="background-color: #ffffff; border-radius: 12px; padding: 32px">
        <tr><td style="font-size: 22px; font-weight: bold; padding-bottom: 12px">Confirme seu cadastro</td></tr>
        <tr><td style="font-size: 15px; line-height: 24px">Olá! Seu código de confirmação é:</td></tr>
        <tr><td align="center" style="font-size: 34px; font-weight: bold; letter-spacing: 8px; padding: 20px 0">${code}</td></tr>
        <tr><td style="font-size: 15px; line-height: 24px; padding-bottom: 20px">Digite o código na página em que você se cadastrou, ou use o botão:</td></tr>
        <tr><td align="center"><a href="${link}" style="background-color: #2f6fed; color: #ffffff; padding: 12px 28px; border-radius: 8px; text-decoration: none; font-weight: bold">Confirmar cadastro</a></td></tr>
        <tr><td style="font-size: 13px; color: #6b7386; padding-top: 24px">O código vale por 10 minutos. Se não foi você, ignore esta mensagem.</td></tr>
      </table>
    </td></tr></table>
  </body>
</html>
`;

const transport = createTransport({ host: nearHost(HOST), port: SMTP_PORT, ignoreTLS: true, connectionTimeout: 5000 });
try {
  const { response } = await transport.sendMail({
    from: { name: 'Loja Exemplo', address: 'cadastro@loja.example' },
    to: address,
    subject: `${code} é o seu código de confirmação`,
    text,
    html,
  });
  process.stdout.write(`Sent to ${address}: ${response}\n`);
} catch (error) {
  const { message } = error as Error;
  const hint = message.includes('ECONNREFUSED') ? '\nIs Efêmera running (npm start)?' : '';
  giveUp(`Not sent to ${address}: ${message}${hint}`);
} finally {
  transport.close();
}
