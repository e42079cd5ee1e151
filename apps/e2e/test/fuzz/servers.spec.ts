import fc from 'fast-check';
import { SmtpConversation } from '../../../smtp/test/support/smtp-conversation.js';
import { SmtpProcess } from '../../../smtp/test/support/smtp-process.js';
import { someAddress, TestGateway } from '../../../gateway/test/support.js';
import { fuzz, fuzzTimeoutMs, madeOf } from './fuzz.js';

describe('SMTP', () => {
  let smtp: SmtpProcess;
  beforeAll(async () => {
    smtp = await SmtpProcess.start(process.env['TEST_REDIS_URL'] ?? '', { MAX_MESSAGE_BYTES: '10000' });
  });
  afterAll(() => smtp.stop());

  it(
    'answers any dialogue line by line, stores no mail that it did not confirm, and continues to serve',
    async () => {
      const talk = madeOf([
      'EHLO a.test\r\n', 'HELO a\r\n', 'MAIL FROM:<a@b.test>\r\n', 'MAIL FROM:<> SIZE=10 BODY=8BITMIME\r\n', 'RCPT TO:<{{to}}>\r\n', 'RCPT TO:<x@foreign.invalid>\r\n',
      'DATA\r\n', 'Subject: x\r\n\r\nhello\r\n', '.\r\n', '\r\n.\r\n', '\n.\n', '\r.\r', '..', 'RSET\r\n', 'NOOP\r\n', 'QUIT\r\n', 'STARTTLS\r\n', 'BDAT 10 LAST\r\n',
      'AUTH PLAIN AA==\r\n', 'VRFY x\r\n', 'HELP\r\n', 'XCLIENT ADDR=1.2.3.4\r\n', 'INTERNALCMD\r\n', '\r\n', '\n', '\r', '\0', 'GET / HTTP/1.1\r\n', '<', '>', ':', ' ', '\xff',
    ], 25); // prettier-ignore
      await fuzz([fc.array(talk, { minLength: 1, maxLength: 6 })], async (packets) => {
        const to = smtp.address();
        const client = await SmtpConversation.open(smtp.port);
        const replies: string[] = [await client.reply()];
        // Starts validly most of the time: otherwise no input would get beyond the first commands.
        client.send('EHLO fuzz.test\r\n');
        replies.push(await client.reply());
        for (const packet of packets) await client.sent(packet.replaceAll('{{to}}', to));
        // Ends the dialogue from any state.
        client.send('\r\n.\r\nQUIT\r\n');
        replies.push(...(await client.replies(10_000)));
        client.close();
        for (const reply of replies) {
          expect(reply).toMatch(/^(?:close$|[2345]\d\d[ -])/);
          expect(reply).not.toMatch(/Error|undefined|\bat \/|node_modules|Haraka/);
        }
        const confirmed = replies.filter((reply) => reply.startsWith('250 2.0.0 ')).length;
        expect((await smtp.stored(to)).length).toBeLessThanOrEqual(confirmed);
      });
      const to = smtp.address();
      const client = await SmtpConversation.greeted(smtp.port);
      expect(await client.deliver([to], 'Subject: after\r\n\r\nx\r\n')).toMatch(/^250/);
      client.close();
      expect(smtp.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
      expect(smtp.strayOutput).toBe('');
    },
    fuzzTimeoutMs,
  );
});

describe('sockets', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  it(
    'answers any payload of any event, and continues to serve',
    async () => {
      const socket = await gateway.connect();
      const emit = socket.timeout(20_000).emitWithAck.bind(socket.timeout(20_000)) as (
        event: string,
        ...payload: unknown[]
      ) => Promise<{ ok: boolean; error?: { code: string } }>;
      const events = fc.oneof(
        fc.constantFrom(
          'inbox:watch',
          'inbox:unwatch',
          'stats:watch',
          'stats:unwatch',
          'ranking:watch',
          'ranking:unwatch',
        ),
        // Event names that the protocol reserves; the client refuses to send them.
        fc
          .string({ maxLength: 20 })
          .filter(
            (name) => !/^(?:connect|connect_error|disconnect|disconnecting|newListener|removeListener)$/.test(name),
          ),
        fc.constantFrom('__proto__', 'constructor', 'toString', 'error'),
      );
      const payloads = fc.oneof(
        fc.jsonValue(),
        fc.record(
          { to: fc.oneof(fc.jsonValue(), fc.constant(someAddress())), token: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        fc.constant(
          JSON.parse('{"__proto__":{"polluted":true},"to":{"constructor":{"prototype":{"polluted":true}}}}') as unknown,
        ),
      );
      await fuzz([events, fc.array(payloads, { maxLength: 3 })], async (event, payload) => {
        const answer = await emit(event, ...payload);
        expect(typeof answer.ok).toBe('boolean');
        if (!answer.ok) expect(answer.error?.code).not.toBe('internal');
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      });
      expect(socket.connected).toBe(true);
      expect(await socket.emitWithAck('stats:watch', {})).toMatchObject({ ok: true });
      socket.disconnect();
    },
    fuzzTimeoutMs,
  );
});
