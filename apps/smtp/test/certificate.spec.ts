import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rename, rm, symlink, truncate, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './support/certificate.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

let folder: string;
let smtp: SmtpProcess;
const at = (name: string) => join(folder, name);

/** Returns the name in the certificate that the server shows to a new connection. */
async function nameNow(): Promise<string> {
  const client = await SmtpConversation.greeted(smtp.port);
  await client.startTls();
  const name = client.peerName;
  client.close();
  return name;
}
const said = (msg: string) => smtp.log.filter((line) => line.msg === msg).length;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'efemera-tls-'));
  for (const name of ['one', 'two']) await makeCertificate(name, { cert: at(`${name}.cert`), key: at(`${name}.key`) });
});
afterEach(async () => {
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  SmtpProcess.start(process.env.TEST_REDIS_URL ?? '', { SMTP_TLS_CERT: at('cert.pem'), SMTP_TLS_KEY: at('key.pem') });

it('loads a certificate that was renamed into place: new connections get it, connections with TLS keep theirs', async () => {
  await copyFile(at('one.cert'), at('cert.pem'));
  await copyFile(at('one.key'), at('key.pem'));
  smtp = await start();
  const early = await SmtpConversation.greeted(smtp.port);
  await early.startTls();
  const undecided = await SmtpConversation.greeted(smtp.port);

  await rename(at('two.cert'), at('cert.pem'));
  await rename(at('two.key'), at('key.pem'));
  await when(async () => (await nameNow()) === 'two');
  expect(early.peerName).toBe('one');
  await early.say('EHLO client.test\r\n');
  expect(await early.deliver([smtp.address()], 'Subject: x\r\n\r\nx\r\n')).toMatch(/^250/);
  await undecided.startTls();
  expect(undecided.peerName).toBe('two');
  for (const client of [early, undecided]) client.close();
});

it('loads another certificate when links to the files change, as certbot changes them', async () => {
  await symlink('one.cert', at('cert.pem'));
  await symlink('one.key', at('key.pem'));
  smtp = await start();
  expect(await nameNow()).toBe('one');
  for (const kind of ['cert', 'key']) {
    await symlink(`two.${kind}`, at('next'));
    await rename(at('next'), at(`${kind}.pem`));
  }
  await when(async () => (await nameNow()) === 'two');
});

it('keeps the last good certificate while its files do not match, are incomplete or missing, and logs each state once', async () => {
  await copyFile(at('one.cert'), at('cert.pem'));
  await copyFile(at('one.key'), at('key.pem'));
  smtp = await start();
  let complaints = 0;
  const keepsTheOld = async (change: () => Promise<void>) => {
    await change();
    complaints++;
    await when(() => said('certificate not renewed') === complaints);
    expect(await nameNow()).toBe('one');
  };
  await keepsTheOld(() => copyFile(at('two.cert'), at('cert.pem')));
  await keepsTheOld(() => truncate(at('cert.pem'), 100));
  await keepsTheOld(() => writeFile(at('cert.pem'), ''));
  await keepsTheOld(() => rm(at('cert.pem')));
  expect(said('certificate renewed')).toBe(0);

  await copyFile(at('two.key'), at('key.pem'));
  await copyFile(at('two.cert'), at('cert.pem'));
  await when(async () => (await nameNow()) === 'two');
  await when(() => said('certificate renewed') > 0);
  expect(said('certificate renewed')).toBe(1);
});

it('refuses a key of another kind than the certificate, with which no handshake would succeed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(at('other.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await copyFile(at('one.cert'), at('cert.pem'));
  await copyFile(at('one.key'), at('key.pem'));
  smtp = await start();
  await copyFile(at('other.key'), at('key.pem'));
  await when(() => Promise.resolve(said('certificate not renewed') > 0));
  expect(await nameNow()).toBe('one');
});
