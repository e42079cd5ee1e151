import { randomBytes } from 'node:crypto';
import type { Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { newMailId } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';

/** Samples that the suite stores on a single Redis and on a cluster. */

export const vitals = {
  version: '1.0.0',
  startedAtMs: 1,
  memoryBytes: 1,
  cpuSeconds: 0,
  loopDelayP99Seconds: 0,
  loopDelayMaxSeconds: 0,
};

/** Makes a random address of this partition. With one for each partition, every node has some of the data. */
export const addressIn = (partition: number): Address => {
  for (;;) {
    const address = `a${randomBytes(5).toString('hex')}@engine.test` as Address;
    if (partitionOf(address) === partition) return address;
  }
};
export const someMail = (address: Address, subject = 'Hello') => ({
  id: newMailId(),
  address,
  receivedAtMs: Date.now(),
  from: 'Ana <ana@sender.test>',
  subject,
  source: Buffer.from(`Subject: ${subject}\r\n\r\nHi.\r\n`),
  envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: false },
  times: { connectedAtMs: Date.now(), tlsVersion: null, afterMs: { hello: 1, data: 2 } },
});
/** A stored mail in the form in which `takeBack` takes it. */
export const copyOf = <Mail extends { source: Buffer }>(mail: Mail) => ({ ...mail, bytes: mail.source.length });
export const parsed = (subject: string) => someParsed({ subject, preview: 'Hi.', code: '482913', body: 'Hi.\n' });
