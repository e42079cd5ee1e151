import { isDeepStrictEqual } from 'node:util';
import type { EmailDetail } from '@efemera/contract';
import { dataForm } from '@efemera/contract/redis';
import { Api } from '@efemera/testing/api';
import { codeMail, hostileMail, htmlMail, textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { makeMail } from '../bench/load/mails.js';
import { buildEarlierVersion, dataFormOf } from './earlier-version.js';

/**
 * `npm run upgrade -- [commit]`: fills an earlier version with mail (by default the commit before this one), stops it
 * while mail keeps coming, starts this version on the same data, and compares what both return for each mail. Then it
 * starts the earlier version on these data again, which must list the same mail or, if it cannot read their form,
 * refuse them.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const wantedCommit = process.argv[2] ?? 'HEAD^';

interface Inbox {
  address: string;
  token?: string | undefined;
}

/** What the API returns for a mail. */
interface Read {
  detail: EmailDetail;
  raw: string;
}

/** Everything that the API returns for each mail of an inbox, by its id. */
async function readInbox(api: Api, { address, token }: Inbox): Promise<Map<string, Read>> {
  const get = async (path: string) => {
    const answer = await api.call('GET', `${path}?to=${encodeURIComponent(address)}`, { token });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const listed = await api.emails(address, token);
  const mails = listed.map(async ({ id }) => {
    const detail = (await (await get(`/api/emails/${id}`)).json()) as EmailDetail;
    return [id, { detail, raw: await (await get(`/api/emails/${id}/raw`)).text() }] as const;
  });
  return new Map(await Promise.all(mails));
}

async function fill(smtpPort: number, addresses: string[]): Promise<void> {
  const sender = await SmtpSender.connect(smtpPort);
  const messages = [
    textMail('text'),
    codeMail('482913'),
    hostileMail('hostile'),
    htmlMail('html'),
    makeMail('attachment', 'attachment'),
    textMail('long', 'A line of a long letter that says the same again.\r\n'.repeat(2000)),
  ];
  for (const message of messages) {
    const { code, text } = await sender.send(addresses, message);
    if (code !== 250) throw new Error(`A mail was answered ${code} ${text}`);
  }
  await sender.quit();
}

/**
 * Sends mail until stopped, and sends a mail again that was not accepted, as senders do. Returns the accepted subjects.
 */
async function keepSending(smtpPort: number, address: string, isOver: () => boolean): Promise<string[]> {
  const accepted: string[] = [];
  while (!isOver()) {
    const subject = `during ${accepted.length}`;
    const code = await SmtpSender.connect(smtpPort)
      .then(async (sender) => {
        const reply = await sender.send(address, textMail(subject));
        sender.destroy();
        return reply.code;
      })
      .catch(() => 0);
    if (code === 250) accepted.push(subject);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return accepted;
}

/**
 * Starts the earlier version on this one's data and prints the outcome. True if it lists the same mail or, where the
 * form of the data is newer, refuses it with the reason.
 */
async function mayGoBack(folder: string, env: Record<string, string>, current: System, inbox: Inbox): Promise<boolean> {
  const listed = async () => (await new Api(current.url).emails(inbox.address, inbox.token)).map(({ id }) => id);
  const ids = await listed();
  const form = await dataFormOf(folder);
  await current.stop({ keepsData: true });
  const outcome = await System.start(env, { folder, dataFolder: current.dataFolder }).catch((error: Error) => error);
  if (outcome instanceof Error) {
    const isToldWhy = outcome.message.includes(`data of form ${dataForm}`);
    print(
      `back to form ${form} from ${dataForm}: refused, ${isToldWhy ? 'with the reason' : `without it: ${outcome.message}`}`,
    );
    return isToldWhy && form < dataForm;
  }
  const isSame = isDeepStrictEqual(ids, await listed());
  print(`back to form ${form} from ${dataForm}: runs, and lists ${isSame ? 'the same mail' : 'other mail'}`);
  await outcome.stop();
  return isSame && form === dataForm;
}

/** Whether the API returns a mail as before; ignores fields that only the later version returns. */
const isAsBefore = (before: Read, now: Read | undefined) =>
  now?.raw === before.raw &&
  Object.entries(before.detail).every(([field, value]) =>
    isDeepStrictEqual(value, now.detail[field as keyof EmailDetail]),
  );

// Enough that no mail is dropped: all mails come from one network, which may fill only half of an inbox.
const limits = { MAX_INBOX_MESSAGES: '1000' };
const { folder, commit } = await buildEarlierVersion(wantedCommit);
const earlier = await System.start(limits, { folder });
const env = { ...limits, PORT: new URL(earlier.url).port, SMTP_PORT: String(earlier.smtpPort) };
let current: System | null = null;
try {
  const api = new Api(earlier.url);
  const [held, traffic]: Inbox[] = [await api.claim(), await api.claim()];
  if (!held || !traffic) throw new Error('Nothing was claimed.');
  const inboxes: Inbox[] = [
    held,
    { address: 'read-before@efemera.localhost' },
    { address: 'unread@efemera.localhost' },
  ];
  await fill(
    earlier.smtpPort,
    inboxes.map(({ address }) => address),
  );
  await until('all mail of the held inbox is parsed', async () =>
    (await api.emails(held.address, held.token)).every(({ preview }) => preview !== ''),
  );
  const before = await Promise.all(inboxes.slice(0, 2).map((inbox) => readInbox(api, inbox)));
  print(`${commit}: ${inboxes.length * 6} mails stored, ${before.length * 6} of them parsed`);

  let isOver = false;
  const sending = keepSending(earlier.smtpPort, traffic.address, () => isOver);
  await until('traffic flows', async () => (await api.emails(traffic.address, traffic.token)).length > 5);
  await earlier.stop({ keepsData: true });
  current = await System.start(env, { dataFolder: earlier.dataFolder });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  isOver = true;
  const accepted = await sending;

  const after = await Promise.all(inboxes.slice(0, 2).map((inbox) => readInbox(api, inbox)));
  const differences = before.flatMap((mails, index) =>
    [...mails].filter(([id, mail]) => !isAsBefore(mail, after[index]?.get(id))).map(([id]) => id),
  );
  const unread = await readInbox(api, { address: 'unread@efemera.localhost' });
  const unparsed = [...unread.values()].filter(({ detail, raw }) => detail.preview === '' || raw.length < 50);
  const subjects = (await api.emails(traffic.address, traffic.token, '&fields=summary')).map(({ subject }) => subject);
  const lost = accepted.slice(-subjects.length).filter((subject) => !subjects.includes(subject));
  const doubled = subjects.length - new Set(subjects).size;
  print(`read now as before: ${before.length * 6 - differences.length} of ${before.length * 6}`);
  print(`stored before, parsed now: ${unread.size - unparsed.length} of 6`);
  print(`accepted during the change: ${accepted.length}; lost ${lost.length}, listed twice ${doubled}`);
  const isSame = differences.length + unparsed.length + lost.length + doubled === 0 && unread.size === 6;
  // Compares this inbox, because this version, not the earlier one, wrote most of its mail.
  const goesBack = await mayGoBack(folder, env, current, traffic);
  process.exitCode = isSame && goesBack ? 0 : 1;
} finally {
  await (current ?? earlier).stop();
}
