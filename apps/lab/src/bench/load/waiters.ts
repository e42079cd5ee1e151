import { Agent, request } from 'node:http';
import type { EmailSummaryList } from '@efemera/contract';
import { Api } from '@efemera/testing/api';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { until } from '@efemera/testing/until';
import { serve } from './serve.js';

export interface WaitsOptions {
  url: string;
  smtpPort: number;
  waiters: number;
  mails: number;
  mailsPerSecond: number;
}

/** Milliseconds, one value a mail. */
export interface Waits {
  idle: number[];
  loaded: number[];
}

interface Waiter {
  address: string;
  /** When the wait for this mail's code was answered. */
  answered: Map<string, number>;
}

const ask = (url: URL, token: string, agent: Agent) =>
  new Promise<EmailSummaryList>((resolve, reject) => {
    request(url, { headers: { authorization: `Bearer ${token}` }, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as EmailSummaryList);
        else reject(new Error(`A wait was answered ${response.statusCode}: ${text}`));
      });
    })
      .on('error', reject)
      .end();
  });

/**
 * Measures the time from the sender's last byte to the answer of a long-poll for its code, while `waiters` wait, each
 * at its own inbox: first with one mail after the other, then at `mailsPerSecond`. Sender and waiters share this
 * process's clock and its core.
 */
async function measure({ url, smtpPort, ...options }: WaitsOptions): Promise<Waits> {
  const api = new Api(url);
  const agent = new Agent({ keepAlive: true });
  let ended = false;

  const follow = async ({ address, answered }: Waiter, token: string) => {
    for (let since = ''; !ended;) {
      const query = `to=${encodeURIComponent(address)}&wait=60&has=code&fields=summary${since && `&since=${since}`}`;
      const { emails } = await ask(new URL(`/api/emails?${query}`, api.url), token, agent);
      const now = performance.now();
      for (const { code } of emails) if (code) answered.set(code, now);
      since = emails[0]?.id ?? since;
    }
  };

  const all: Waiter[] = [];
  const following: Promise<void>[] = [];
  while (all.length < options.waiters) {
    const claimed = await Promise.all(Array.from({ length: 50 }, () => api.claim()));
    for (const { address, token } of claimed.slice(0, options.waiters - all.length)) {
      const waiter = { address, answered: new Map<string, number>() };
      all.push(waiter);
      following.push(
        follow(waiter, token).catch((error: unknown) => {
          if (!ended) throw error;
        }),
      );
    }
  }

  const senders = await Promise.all(Array.from({ length: 4 }, () => SmtpSender.connect(smtpPort)));
  let sent = 0;
  const send = async (sender: SmtpSender): Promise<number> => {
    const waiter = all[(sent * 7) % all.length] as Waiter;
    const code = String(100_000 + sent++);
    let lastByteAt = 0;
    const { code: reply } = await sender.send(waiter.address, codeMail(code), () => (lastByteAt = performance.now()));
    if (reply !== 250) throw new Error(`Answered ${reply}`);
    await until(`the code ${code} is answered`, () => waiter.answered.has(code), 30_000);
    return (waiter.answered.get(code) ?? NaN) - lastByteAt;
  };

  const [first] = senders as [SmtpSender, ...SmtpSender[]];
  const idle: number[] = [];
  const warmUp = 20;
  for (let i = 0; i < options.mails + warmUp; i++) {
    const ms = await send(first);
    if (i >= warmUp) idle.push(ms);
  }

  const pauseMs = (1000 / options.mailsPerSecond) * senders.length;
  const loaded: number[] = [];
  await Promise.all(
    senders.map(async (sender) => {
      for (let i = 0; i < options.mails / senders.length; i++) {
        const pause = new Promise((resolve) => setTimeout(resolve, pauseMs));
        loaded.push(await send(sender));
        await pause;
      }
    }),
  );
  ended = true;
  await Promise.all(senders.map((sender) => sender.quit()));
  agent.destroy();
  await Promise.allSettled(following);
  return { idle, loaded };
}

serve({ measure });
