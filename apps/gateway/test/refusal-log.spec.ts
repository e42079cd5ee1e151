import type { AddressInfo } from 'node:net';
import { NestLogger, RefusalLog, type Logger } from '@efemera/config';
import { Storage } from '@efemera/storage';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { readSettings } from '../src/config.js';
import { createApp } from '../src/create-app.js';
import { until } from './support.js';

const intakeToken = 'intake-secret-0123456789';
type Line = Record<string, unknown>;

describe('the log of refused calls', () => {
  const lines: Line[] = [];
  let app: NestExpressApplication;
  let url: string;
  beforeAll(async () => {
    const write = (line: object) => void lines.push(line as Line);
    const sink = { trace: write, debug: write, info: write, warn: write, error: write, fatal: write };
    const settings = readSettings({
      REDIS_URL: process.env['TEST_REDIS_URL'],
      RATE_LIMITS: 'off',
      INTAKE_TOKEN: intakeToken,
    });
    app = await createApp(settings, new NestLogger(sink as unknown as Logger));
    await app.get(Storage).whenReady(10_000);
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());
  beforeEach(() => void lines.splice(0));

  it.each([
    ['GET', '/api/emails?to=x', 400, 'address_malformed', '/api/emails'],
    ['GET', '/api/nothing-here-secret', 404, 'not_found', 'none'],
    ['DELETE', '/api/emails?to=secret@efemera.localhost&id=x', 404, 'email_not_found', '/api/emails'],
  ])(
    'has the reason why %s %s was refused and the id of the call, and nothing that the client chose',
    async (method, path, status, reason, route) => {
      const response = await fetch(url + path, { method });
      const requestId = response.headers.get('x-request-id');
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      const [line] = lines.filter(({ msg }) => msg === 'refused');
      expect(line).toEqual({ msg: 'refused', requestId, status, reason, method, route, network: '127.0.0.0/24' });
      expect(response.status).toBe(status);
      expect(JSON.stringify(lines)).not.toContain('secret');
    },
  );

  it('has no line of a call that was not refused, whose answer has no id either', async () => {
    const response = await fetch(`${url}/api/stats`);
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, null]);
    expect(lines.filter(({ msg }) => msg === 'refused')).toEqual([]);
  });

  describe('in a flood', () => {
    let now: number;
    let log: RefusalLog;
    const refuse = (times: number) => Array.from({ length: times }, () => log.note({}));
    const told = () =>
      lines.map(({ msg, refusals }) => (msg === 'refusals left out of the log' ? `${String(refusals)} left out` : msg));
    const fifty = Array.from({ length: 50 }, () => 'refused');
    beforeEach(() => {
      now = 7000;
      log = new RefusalLog({ warn: (line) => lines.push(line as never) }, () => now);
    });

    it('has at most fifty lines a second, and says in the next second how many it has left out', () => {
      refuse(60);
      expect(told()).toEqual(fifty);
      now = 8000;
      refuse(1);
      expect(told()).toEqual([...fifty, '10 left out', 'refused']);
      now = 9000;
      refuse(1);
      expect(told().slice(50)).toEqual(['10 left out', 'refused', 'refused']);
    });

    it('tells how many it has left out, even if no other refusal comes', async () => {
      refuse(60);
      await until('the number is told', () => Promise.resolve(told().length > 50));
      expect(told()).toEqual([...fifty, '10 left out']);
    });

    it('says once at the end of the process how many lines it has left out', () => {
      refuse(51);
      log.tellLeftOut();
      log.tellLeftOut();
      expect(told()).toEqual([...fifty, '1 left out']);
    });
  });

  it('can be searched by the id that a relay gets in each answer', async () => {
    const bring = (to: string) =>
      fetch(`${url}/api/intake`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${intakeToken}`,
          'content-type': 'message/rfc822',
          'x-envelope-from': 'ana@sender.test',
          'x-envelope-to': to,
        },
        body: 'Subject: x\r\n\r\nx\r\n',
      });
    for (const to of ['relayed@efemera.localhost', 'x@unknown.test'])
      expect((await bring(to)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
