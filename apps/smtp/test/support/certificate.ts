import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Makes a self-signed pair for as long as `start` takes: the intake reads its files once. */
export async function withCertificate<T>(start: (settings: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'efemera-tls-'));
  const pair = { SMTP_TLS_CERT: join(folder, 'cert.pem'), SMTP_TLS_KEY: join(folder, 'key.pem') };
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', '/CN=intake.test'];
  const files = ['-keyout', pair.SMTP_TLS_KEY, '-out', pair.SMTP_TLS_CERT];
  try {
    await promisify(execFile)('openssl', [...options, ...subject, ...files]);
    return await start(pair);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
