import { partitionOf, partitions, redisKeys, type Fact } from '@efemera/contract/redis';
import { openStorage, type EventFeed, type Storage } from '@efemera/storage';
import type { Address, Email } from '@efemera/contract';
import { Api } from '@efemera/testing/api';
import { RedisCluster, WatchedRedis, type RedisNode } from '@efemera/testing/redis-fleet';
import { textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { MailFlow, type FlowReport } from '../support/mail-flow.js';

const keys = redisKeys();
/** Some hundred mails through five processes and their Redis: a slow machine takes a minute instead of ten seconds. */
const patienceMs = 60_000;
const testMs = 3 * patienceMs;
/** Number of senders; each has one mail under way. */
const senders = 4;

/** The whole product on a Redis with failover, with mail under way all the time. */
class Scene {
  readonly #told = new Map<string, number>();
  #feed: EventFeed | null = null;

  private constructor(
    readonly system: System,
    private readonly storage: Storage,
    readonly inboxes: ReadonlyMap<string, string>,
  ) {}

  static async on(redisUrl: string): Promise<Scene> {
    const system = await System.start({
      REDIS_URL: redisUrl,
      REDIS_WAIT_REPLICAS: '1',
      MAX_INBOX_MESSAGES: '10000',
      SENDER_CHECKS: 'off',
    });
    const api = new Api(system.url);
    const inboxes = new Map<string, string>();
    // Several addresses per partition, so that mail is under way to every node.
    while (new Set([...inboxes.keys()].map((address) => partitionOf(address as Address))).size < partitions.length) {
      const { address, token } = await api.claim();
      inboxes.set(address, token);
    }
    const storage = openStorage({
      redisUrl,
      name: 'scene',
      inboxTtlSeconds: 3600,
      quarantineSeconds: 60,
      maxInboxMessages: 10_000,
    });
    const scene = new Scene(system, storage, inboxes);
    scene.#feed = storage.feeds.open({
      wants: () => true,
      onFact: (fact) => scene.#note(fact),
      onGap: () => undefined,
      onError: () => undefined,
    });
    await scene.#feed.start();
    return scene;
  }

  get addresses(): string[] {
    return [...this.inboxes.keys()];
  }

  flow(name: string): MailFlow {
    const flow = new MailFlow(name, this.system.smtpPort, this.addresses);
    flow.start(senders);
    return flow;
  }

  /** Delivers a fixed number of mails; how many the flows deliver depends on their speed. */
  async deliver(address: string, mails: number): Promise<void> {
    const sender = await SmtpSender.connect(this.system.smtpPort);
    for (let n = 0; n < mails; n++) {
      expect((await sender.send(address, textMail(`beforehand, number ${n}`))).code).toBe(250);
    }
    await sender.quit();
  }

  /** Asks the store directly, because a read by the API would parse the mail. */
  async isParsed(subject: string): Promise<boolean> {
    const listings = await Promise.all(this.addresses.map((address) => this.storage.mails.list(address as Address)));
    return listings.flat().some(({ summary, parsed }) => parsed && summary.subject.startsWith(subject));
  }

  /**
   * Asks until the gateway answers with a listing: after a failover it may still answer 503 when SMTP already takes
   * mail.
   */
  emails(address: string): Promise<Email[]> {
    const api = new Api(this.system.url);
    return until(`${address} is listed`, () =>
      api.emails(address, this.inboxes.get(address), '&fields=summary').catch(() => null),
    );
  }

  /**
   * Ends the flow; returns its result and the number of listed mails that were not pushed, or pushed more than once.
   */
  async report(flow: MailFlow): Promise<FlowReport & { untold: number; toldTwice: number }> {
    const listed: string[] = [];
    const report = await flow.end(async (address) => {
      const emails = await this.emails(address);
      listed.push(...emails.map(({ id }) => id));
      return emails.map(({ subject }) => subject);
    });
    const untold = () => listed.filter((id) => !this.#told.has(id)).length;
    await until('all are told', () => untold() === 0, 10_000).catch(() => undefined);
    const toldTwice = [...this.#told.values()].filter((times) => times > 1).length;
    const whole = { ...report, untold: untold(), toldTwice };
    process.stdout.write(`${flow.name}: ${JSON.stringify(whole)}\n`);
    return whole;
  }

  #note(fact: Fact): void {
    if (fact.type !== 'mail:received') return;
    const { id } = fact.payload.email;
    this.#told.set(id, (this.#told.get(id) ?? 0) + 1);
  }

  async stop(): Promise<void> {
    await this.#feed?.stop();
    await this.storage.close();
    await this.system.stop();
  }
}

const allIsWell = { lost: 0, doubled: 0, untold: 0, toldTwice: 0, putOff: 0 };

/** Kills a master while mail flows, and waits until mail flows through its replica. */
async function loseMaster(scene: Scene, master: RedisNode, what: string): Promise<void> {
  const flow = scene.flow(what);
  await until('mail flows', () => flow.confirmed > 200, patienceMs);
  await master.kill();
  const before = scene.addresses.map((address) => flow.confirmedBy(address));
  await until(
    'mail flows to every address again',
    () => scene.addresses.every((address, index) => flow.confirmedBy(address) > (before[index] ?? 0) + 5),
    patienceMs,
  );
  const report = await scene.report(flow);
  expect(report).toMatchObject({ lost: 0, doubled: 0, untold: 0 });
  // The master may have died before it sent an event to another node. The event is then sent again, when the mail is
  // stored again under the same id.
  expect(report.toldTwice).toBeLessThanOrEqual(senders);
  expect(report.longestPauseMs).toBeGreaterThan(0);
  // Gateway, worker and queues work again, too.
  await until('the system is ready', () => scene.system.isReady());
  const last = scene.flow('one more');
  await until('it is taken', () => last.confirmed > 0);
  await scene.report(last);
  await until('the worker has parsed it', () => scene.isParsed('one more').catch(() => false));
}

describe('the product on a cluster', () => {
  let cluster: RedisCluster;
  let scene: Scene;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
    scene = await Scene.on(cluster.url);
  });
  afterAll(async () => {
    await scene.stop();
    await cluster.stop();
  });

  it(
    'accepts mail while a partition is moved to another node',
    async () => {
      const address = scene.addresses[0] as Address;
      const key = keys.due(partitionOf(address));
      // Each mail is one key, and `moveSlot` moves ten keys at once, as redis-cli does: the move needs several steps.
      await scene.deliver(address, 25);
      const flow = scene.flow('a partition moved');
      await until('mail flows', () => flow.confirmedBy(address) > 0);
      const [from, before] = [await cluster.masterOf(key), flow.confirmed];
      const moved = await cluster.moveSlot(key, await cluster.anotherMaster(from), async () => {
        // The move takes a while, so mail to this partition arrives while it is half moved.
        await until('mail is confirmed', () => flow.confirmed > before + 10);
      });
      expect(moved).toBeGreaterThan(20);
      expect(await cluster.masterOf(key)).not.toBe(from);
      const sofar = flow.confirmedBy(address);
      await until('mail flows to it again', () => flow.confirmedBy(address) > sofar + 10, patienceMs);
      expect(await scene.report(flow)).toMatchObject(allIsWell);
    },
    testMs,
  );

  it(
    'loses and doubles nothing when a master with a third of the slots and the queues is killed',
    async () => {
      const master = await cluster.masterOf(`${keys.queues}:x`);
      await loseMaster(scene, master, 'a master of the cluster killed');
    },
    testMs,
  );
});

describe('the product on a master behind sentinels', () => {
  let redis: WatchedRedis;
  let scene: Scene;
  beforeAll(async () => {
    redis = await WatchedRedis.start();
    scene = await Scene.on(redis.url);
  });
  afterAll(async () => {
    await scene.stop();
    await redis.stop();
  });

  it(
    'loses and doubles nothing when the master is killed',
    async () => {
      await loseMaster(scene, redis.master, 'a watched master killed');
    },
    testMs,
  );
});
