import { createTransport } from 'nodemailer';
import { until } from '@efemera/testing/until';
import { freePort } from '../src/free-port.js';
import { Folders, NodeProcess } from './support.js';

/** Texts that a log must never contain, each with a name, so that a failure tells which one leaked. */
const secrets = {
  subject: 'Assunto-Secreto',
  body: 'Corpo-Secreto',
  html: 'Html-Secreto',
  code: '482913',
  link: 'https://loja.example/confirmar?token=elo-secreto',
  sender: 'remetente-secreto',
  recipient: 'caixa-secreta',
  file: 'arquivo-secreto.pdf',
  visitor: '203.0.113.77',
  spammer: 'spam-secreto',
  name: 'Nome-Secreto',
  message: 'Recado-Secreto',
  adminToken: 'token-secreto-do-operador',
};

describe('the logs of all processes, at the most verbose level', () => {
  const folders = new Folders();
  let product: NodeProcess;
  let url: string;
  let smtpPort: number;
  beforeAll(async () => {
    const port = await freePort();
    smtpPort = await freePort();
    url = `http://127.0.0.1:${port}`;
    product = new NodeProcess(['apps/start/dist/main.js'], {
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      DATA_DIR: folders.make(),
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
      ADMIN_TOKEN: secrets.adminToken,
    });
    await product.prints('Ctrl-C stops everything.');
  });
  afterAll(async () => {
    product.kill('SIGTERM');
    await product.ended;
    folders.removeAll();
  });

  const call = (method: string, path: string, { token = '', body }: { token?: string; body?: unknown } = {}) =>
    fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': secrets.visitor,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });

  it('are JSON lines that report events, without private content', async () => {
    const address = `${secrets.recipient}@efemera.localhost`;
    const claimed = (await (await call('POST', '/api/inboxes', { body: { address } })).json()) as { token: string };
    const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
    const mail = {
      from: `${secrets.name} <${secrets.sender}@sender.test>`,
      subject: secrets.subject,
      text: `${secrets.body}: your verification code is ${secrets.code}. ${secrets.link}`,
      html: `<p>${secrets.html}</p>`,
      attachments: [{ filename: secrets.file, content: 'x' }],
    };
    await transport.sendMail({ ...mail, to: address });
    await expect(transport.sendMail({ ...mail, to: `${secrets.recipient}@elsewhere.test` })).rejects.toThrow('550');
    const list = `/api/emails?to=${encodeURIComponent(address)}`;
    await until('the mail is parsed', async () =>
      (await (await call('GET', list, claimed)).text()).includes(secrets.code),
    );

    const { emails } = (await (await call('GET', list, claimed)).json()) as { emails: { id: string }[] };
    const id = emails[0]?.id ?? '';
    const ofMail = `/api/emails/${id}?to=${encodeURIComponent(address)}`;
    const statuses = [
      await call('GET', ofMail, claimed),
      await call('GET', `/api/emails/${id}/raw?to=${encodeURIComponent(address)}`, claimed),
      await call('PATCH', ofMail, { ...claimed, body: { read: true } }),
      await call('GET', list),
      await call('GET', list, { token: 'a-wrong-one' }),
      await call('POST', '/api/contact', {
        body: {
          name: secrets.name,
          email: `${secrets.sender}@a.test`,
          subject: secrets.subject,
          message: secrets.message,
        },
      }),
      await call('POST', '/api/comments', { body: { name: secrets.name, rating: 1, comment: secrets.message } }),
      await call('POST', '/api/admin/blocks', {
        token: secrets.adminToken,
        body: { kind: 'sender', value: `${secrets.spammer}@spam.test` },
      }),
      await call('POST', '/api/admin/purge', { token: secrets.adminToken, body: { kind: 'inbox', value: address } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 403, 403, 202, 201, 201, 200]);
    await until('the block is in force', () =>
      transport.sendMail({ ...mail, from: `${secrets.spammer}@spam.test`, to: address }).then(
        () => false,
        () => true,
      ),
    );
    transport.close();
    for (const told of ['"msg":"stored"', '"status":"5.7.1"', '"msg":"operator action"']) await product.prints(told);

    const printed = { ...secrets, token: claimed.token };
    expect(Object.entries(printed).filter(([, secret]) => product.printed.includes(secret))).toEqual([]);
    const lines = product.printed.split('\n').filter((line) => line.startsWith('{'));
    const facts = lines.map((line) => JSON.parse(line) as { name: string; network?: string });
    expect(new Set(facts.map(({ name }) => name))).toEqual(new Set(['smtp', 'gateway', 'worker']));
    // The logs show the network of an attacker, but not a whole address.
    const networks = facts.flatMap(({ network }) => network ?? []);
    expect(new Set(networks)).toEqual(new Set(['127.0.0.0/24', '203.0.113.0/24']));
  });
});
