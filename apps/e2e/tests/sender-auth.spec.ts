import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { EmailDetail } from '@efemera/contract';
import { NameServer } from '@efemera/testing/name-server';
import { until } from '@efemera/testing/until';
import { expect, test as base } from '../support/system-test.js';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = {
  domainName: 'loja.test',
  keySelector: 'k1',
  privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

/** A system whose only resolver is the test's. */
const test = base.extend<object, { names: NameServer }>({
  names: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const names = await NameServer.start();
      names.set({
        'loja.test': { TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
        'k1._domainkey.loja.test': {
          TXT: [`v=DKIM1; k=rsa; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`],
        },
        '_dmarc.loja.test': { TXT: ['v=DMARC1; p=reject'] },
        'banco.test': { TXT: ['v=spf1 -all'] },
        '_dmarc.banco.test': { TXT: ['v=DMARC1; p=reject'] },
        'tolerante.test': { TXT: ['v=spf1 ip4:203.0.113.1 ~all'] },
        'mudo.test': 'silence',
        '_dmarc.mudo.test': 'silence',
      });
      await use(names);
      await names.stop();
    },
    { scope: 'worker' },
  ],
  systemEnv: [async ({ names }, use) => use({ DNS_SERVERS: names.address }), { scope: 'worker' }],
});

async function send(
  port: number,
  mail: { from: string; to: string; envelopeFrom?: string; subject: string; signed?: boolean; changed?: boolean },
): Promise<void> {
  const { from, to, envelopeFrom = from, subject } = mail;
  const text = 'Seu código de confirmação é 482913.\n';
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({ from, to, subject, text, ...(mail.signed && { dkim }) });
  const raw = mail.changed ? message.toString().replace('482913', '111222') : message.toString();
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: envelopeFrom, to }, raw });
  transport.close();
}

for (const { what, mail, verdict, words, results, auth } of [
  {
    what: 'what the domain has signed and sent is verified',
    mail: { from: 'Loja <oi@loja.test>', signed: true },
    verdict: 'verified',
    words: 'Remetente verificado',
    results: ['SPFAprovado', 'DKIMAprovado', 'DMARCAprovado', 'ConexãoChegou por conexão sem criptografia'],
    auth: { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
  },
  {
    what: 'a forged sender is suspicious',
    mail: { from: 'Banco <alerta@banco.test>', envelopeFrom: 'x@loja.test' },
    verdict: 'suspicious',
    words: 'Remetente suspeito',
    results: ['SPFAprovado', 'DKIMAusente', 'DMARCReprovado', 'Política de banco.test: recusar'],
    auth: { spf: 'pass', dkim: 'none', dmarc: 'fail' },
  },
  {
    what: 'a message that was changed on its way is suspicious',
    mail: { from: 'Loja <oi@loja.test>', envelopeFrom: 'x@tolerante.test', signed: true, changed: true },
    verdict: 'suspicious',
    words: 'Remetente suspeito',
    results: ['SPFReprovado com ressalva', 'DKIMReprovado', 'DMARCReprovado', 'Assinada por: loja.test'],
    auth: { spf: 'softfail', dkim: 'fail', dmarc: 'fail' },
  },
  {
    what: 'a domain that publishes nothing is unverified',
    mail: { from: 'Ana <ana@ninguem.test>' },
    verdict: 'unverified',
    words: 'Remetente não verificado',
    results: ['SPFAusente', 'DKIMAusente', 'DMARCAusente'],
    auth: { spf: 'none', dkim: 'none', dmarc: 'none' },
  },
  {
    what: 'a domain that does not answer is unverified in the end, and its mail is there at once',
    mail: { from: 'Ana <ana@mudo.test>' },
    verdict: 'unverified',
    words: 'Remetente não verificado',
    results: ['SPFSem resposta', 'DKIMAusente', 'DMARCSem resposta'],
    auth: { spf: 'temperror', dkim: 'none', dmarc: 'temperror' },
  },
]) {
  test(what, async ({ visit, system }) => {
    const { page, address } = await visit();
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await send(system.smtpPort, { ...mail, to: address, subject: what });
    const row = page.getByTestId('inbox-row');
    await expect(row.getByTestId('code')).toContainText(/482913|111222/);
    // The result may come before or after the message is opened; both cases show it.
    await row.getByTestId('row-view').click();
    const dialog = page.getByTestId('message-dialog');
    const shown = dialog.getByTestId('sender-verdict');
    await expect(shown).toHaveAttribute('data-verdict', verdict, { timeout: 20_000 });
    const summary = shown.locator('summary');
    await expect(summary).toHaveText(words);
    await expect(shown.getByText('DMARC')).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(shown.getByText('DMARC', { exact: true })).toBeVisible();
    for (const text of results) await expect(shown).toContainText(text);

    const response = await page.request.get(`${system.url}/api/emails?to=${encodeURIComponent(address)}`);
    const { emails } = (await response.json()) as { emails: { id: string; auth: unknown }[] };
    expect(emails.map((email) => email.auth)).toEqual([auth]);
    const one = await page.request.get(`${system.url}/api/emails/${emails[0]?.id}?to=${encodeURIComponent(address)}`);
    const { authDetails, ...rest } = (await one.json()) as EmailDetail;
    expect(authDetails).toMatchObject({ tls: false });
    expect(JSON.stringify([authDetails, rest])).not.toContain('127.0.0.1');
  });
}

test('mail of an address without a holder is checked after its first reading', async ({ api, system }) => {
  const address = 'aberto@efemera.localhost';
  await send(system.smtpPort, { from: 'Loja <oi@loja.test>', to: address, subject: 'Aberto', signed: true });
  await until('its sender is checked', async () => {
    const [email] = await api.emails(address);
    return email?.auth?.dmarc === 'pass';
  });
});

test('nothing is shown about senders while no resolver answers, and nothing else is affected', async ({
  visit,
  system,
  names,
}) => {
  names.silent = true;
  const { page, address } = await visit();
  await send(system.smtpPort, { from: 'Loja <oi@loja.test>', to: address, subject: 'Sem DNS', signed: true });
  await expect(page.getByTestId('inbox-row').getByTestId('code')).toContainText('482913');
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await expect(dialog.getByTestId('message-body')).toBeVisible();
  await expect(dialog.getByTestId('sender-verdict')).toHaveCount(0);
  names.silent = false;
});
