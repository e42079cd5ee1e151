import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Writes a self-signed certificate and its key to these files. */
export async function makeCertificate(
  name: string,
  { cert, key }: { cert: string; key: string },
  days = 2,
): Promise<void> {
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', String(days), '-subj', `/CN=${name}`];
  await promisify(execFile)('openssl', [...options, ...subject, '-keyout', key, '-out', cert]);
}

/** Keeps the files only while `start` runs: afterwards the server must go on with the last good pair. */
export async function withCertificate<T>(start: (settings: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'efemera-tls-'));
  const pair = { SMTP_TLS_CERT: join(folder, 'cert.pem'), SMTP_TLS_KEY: join(folder, 'key.pem') };
  try {
    await makeCertificate('intake.test', { cert: pair.SMTP_TLS_CERT, key: pair.SMTP_TLS_KEY });
    return await start(pair);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
