import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLogger } from '@efemera/config';
import type { Address, DomainState } from '@efemera/contract';
import { until } from '@efemera/testing/until';
import { jest } from '@jest/globals';
import { Intake } from './intake.js';
import { intakeLimits } from './limits.js';
import { DSN, replies } from './replies.js';
import type { SettleMark } from './message-marks.js';

const delivery = {
  envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'a@sender.test', tls: false },
  times: { connectedAtMs: 0, tlsVersion: null, afterMs: {} },
  relayIp: null,
  transactionId: 'A1.1',
};

/** An intake whose store takes this time for each copy, by a clock that only the test moves. */
function slowIntake(
  msEach: number,
  recipients: 'any' | 'claimed' = 'any',
  state: DomainState | null = 'offered',
  isHeld = false,
) {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const patience: (number | undefined)[] = [];
  const store = (_mail: unknown, patienceMs?: number) => {
    patience.push(patienceMs);
    nowMs += msEach;
    return Promise.resolve({ held: isHeld });
  };
  const takenBack: string[] = [];
  const takeBack = (copies: readonly { address: string }[]) => {
    takenBack.push(...copies.map(({ address }) => address));
    return Promise.resolve();
  };
  const forgotten: (string | null | undefined)[] = [];
  const forgetMarks = (mails: readonly { mark?: string | null }[]) => {
    forgotten.push(...mails.map(({ mark }) => mark));
    return Promise.resolve();
  };
  const noted: { address: string; takesAny: boolean }[] = [];
  const noteRefusal = (address: string, _refusal: unknown, { takesAny }: { takesAny: boolean }) => {
    noted.push({ address, takesAny });
    return Promise.resolve(!address.startsWith('held'));
  };
  const queued: boolean[] = [];
  const memory = { isFull: false, limitBytes: Infinity, hasRoom: () => true, reserve: () => () => undefined };
  const storage = {
    mails: { store, takeBack, forgetMarks },
    deliveries: { noteRefusal },
    counters: { add: () => undefined },
    enrichQueue: { add: (_mail: unknown, { isBusy = false } = {}) => queued.push(isBusy) },
    inboxes: { isHeld: () => Promise.resolve(false) },
    senderCounts: { count: () => undefined },
  };
  const intake = new Intake(
    storage as unknown as ConstructorParameters<typeof Intake>[0],
    { isKnown: true, stateOf: () => state, entryOf: (domain) => domain },
    { hostname: 'efemera.localhost', recipients, maxMessageBytes: 1e8, sharesStore: true },
    createLogger('test', 'silent'),
    { blocksSender: () => false, blocksNetwork: () => false },
    { refuses: false, lookUp: () => Promise.resolve([]) },
    memory,
    null,
  );
  return { intake, patience, takenBack, forgotten, noted, queued, memory };
}

describe('mail to a domain that is retired', () => {
  afterEach(() => jest.restoreAllMocks());
  const judge = async (user: string, host: string, state: DomainState | null) => {
    const { intake } = slowIntake(0, 'any', state);
    const judged = await intake.judgeRecipient(user, host, 0, { clientIp: '192.0.2.1', relayIp: null });
    return judged instanceof DSN ? judged : judged.address;
  };

  it.each([
    ['contact', 'contact@old.test'],
    ['Abuse', 'abuse@old.test'],
    ['postmaster+case-7', 'postmaster@old.test'],
  ])('is taken for the operator: %s@', async (user, address) => {
    expect(await judge(user, 'old.test', 'retired')).toBe(address);
  });

  it('is refused for visitors, and mail to a domain of others is refused for the operator, too', async () => {
    expect(await judge('ana', 'old.test', 'retired')).toBe(replies.domainRetired);
    expect(await judge('ana+contact', 'old.test', 'retired')).toBe(replies.domainRetired);
    expect(await judge('contact', 'other.test', null)).toBe(replies.domainUnknown);
  });
});

describe('a message to many recipients', () => {
  afterEach(() => jest.restoreAllMocks());
  const addresses = [1, 2, 3, 4].map((n) => ({ address: `a${n}@efemera.localhost` as Address, tag: null }));
  const large = [Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(intakeLimits.maxBytesBeingStored - 1000, 'x')];

  it('has one deadline for all its copies, so that later copies get the time that is left', async () => {
    const { intake, patience } = slowIntake(6000);
    expect(await intake.accept(addresses, large, delivery)).toBe(replies.stored);
    expect(patience).toEqual([20_000, 14_000, 8000, 2000]);
  });

  it('gets 451 after the deadline, and no copy is started after the answer', async () => {
    const { intake, patience, takenBack } = slowIntake(11_000);
    expect(await intake.accept(addresses, large, delivery)).toBe(replies.tryLater);
    expect(patience).toEqual([20_000, 9000]);
    expect(takenBack).toEqual(addresses.slice(0, 2).map(({ address }) => address));
  });
});

describe('the mark of a message whose sender may send it again', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told only of messages without a Message-ID, since only theirs are looked up', async () => {
    const { intake, forgotten } = slowIntake(0);
    const told: string[] = [];
    const recipients = [{ address: 'a@efemera.localhost' as Address, tag: null }];
    for (const field of ['Message-ID: <1@sender.test>\r\n', '']) {
      const source = [Buffer.from(`${field}Subject: x\r\n\r\nx`)];
      const onMark = (settle: SettleMark) => {
        told.push(field);
        settle(true);
      };
      await intake.accept(recipients, source, { ...delivery, onMark });
    }
    expect(told).toEqual(['']);
    expect(forgotten).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  });
});

describe('a message whose sender says nothing after its 250', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does not stay in memory for as long as the connection is open', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const { intake } = slowIntake(0);
    let kept: SettleMark | null = null;
    const accept = async () => {
      const source = [Buffer.from('Subject: x\r\n\r\nx')];
      const onMark = (settle: SettleMark) => (kept = settle);
      await intake.accept([{ address: 'a@efemera.localhost' as Address, tag: null }], source, { ...delivery, onMark });
      return new WeakRef(source);
    };
    const source = await accept();
    await until('the message is collected', () => {
      collectGarbage();
      return Promise.resolve(source.deref() === undefined);
    });
    expect(kept).toBeInstanceOf(Function);
  });
});

describe('mail of a network that floods its held inboxes', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is queued apart from the mail of other networks', async () => {
    const { intake, queued } = slowIntake(0, 'any', 'offered', true);
    const send = (ip: string, bytes: number) =>
      intake.accept(
        [{ address: 'a@efemera.localhost' as Address, tag: null }],
        [Buffer.from(`Subject: x\r\n\r\n${'x'.repeat(bytes)}`)],
        { ...delivery, envelope: { ...delivery.envelope, ip } },
      );
    for (let n = 0; n < 30; n++) await send('192.0.2.1', 63_000);
    expect(queued.indexOf(true)).toBeGreaterThan(10);
    expect(queued.at(-1)).toBe(true);
    await send('198.51.100.1', 500);
    expect(queued.at(-1)).toBe(false);
  });
});

describe('the records of refused mail', () => {
  const refusal = {} as Parameters<Intake['noteRefusal']>[2];
  const flood = async (intake: Intake, ip: string, count: number) => {
    for (let n = 0; n < count; n++) {
      intake.noteRefusal(ip, [`a${n}@efemera.localhost` as Address], refusal);
      // Lets this recording end: beyond `maxRefusalsBeingNoted` at a time, intake records nothing.
      await new Promise(setImmediate);
    }
  };

  it('at unheld addresses are at most a few hundred an hour for each network, whose flood harms no other', async () => {
    const { intake, noted } = slowIntake(0);
    await flood(intake, '192.0.2.1', intakeLimits.maxRefusalsNotedPerHour + 50);
    const last = () => noted.at(-1)?.takesAny;
    expect([noted.length, last()]).toEqual([intakeLimits.maxRefusalsNotedPerHour + 50, false]);
    expect(noted.filter(({ takesAny }) => takesAny)).toHaveLength(intakeLimits.maxRefusalsNotedPerHour);
    await flood(intake, '198.51.100.1', 1);
    expect(last()).toBe(true);
  });

  it('are kept at reserved names also where only held addresses receive mail', () => {
    const { intake, noted } = slowIntake(0, 'claimed');
    for (const address of ['abuse@efemera.localhost', 'a@efemera.localhost'] as Address[])
      intake.noteRefusal('192.0.2.1', [address], refusal);
    expect(noted.map(({ takesAny }) => takesAny)).toEqual([true, false]);
  });

  it('at reserved names are limited in the same way: under a wildcard a sender can invent ever new ones', async () => {
    const { intake, noted } = slowIntake(0);
    for (let n = 0; n < intakeLimits.maxRefusalsNotedPerHour + 50; n++) {
      intake.noteRefusal('192.0.2.1', [`abuse@a${n}.efemera.localhost` as Address], refusal);
      await new Promise(setImmediate);
    }
    expect(noted.filter(({ takesAny }) => takesAny)).toHaveLength(intakeLimits.maxRefusalsNotedPerHour);
  });

  it('of an inbox that somebody holds use up nothing of the share of the sender’s network', async () => {
    const { intake, noted } = slowIntake(0);
    for (let n = 0; n < intakeLimits.maxRefusalsNotedPerHour + 1; n++) {
      intake.noteRefusal('192.0.2.1', ['held@efemera.localhost' as Address], refusal);
      await new Promise(setImmediate);
    }
    expect(noted.every(({ takesAny }) => takesAny)).toBe(true);
  });

  it('are bounded for all networks together', async () => {
    const { intake, noted } = slowIntake(0);
    const networks = Math.ceil(intakeLimits.maxRefusalsNotedPerHourInAll / intakeLimits.maxRefusalsNotedPerHour) + 1;
    for (let n = 0; n < networks; n++) {
      await flood(intake, `203.0.113.${n}`, intakeLimits.maxRefusalsNotedPerHour);
    }
    expect(noted.filter(({ takesAny }) => takesAny)).toHaveLength(intakeLimits.maxRefusalsNotedPerHourInAll);
  });

  it('are made only for held inboxes while the store has no room for other mail', async () => {
    const { intake, noted, memory } = slowIntake(0);
    memory.hasRoom = () => false;
    await flood(intake, '192.0.2.1', 1);
    expect(noted).toEqual([{ address: 'a0@efemera.localhost', takesAny: false }]);
  });
});

describe('a message in pieces', () => {
  it.each([
    ['the whole in one piece', [Buffer.from(`Subject: x\r\n\r\n${'y'.repeat(300_000)}`)], replies.stored],
    ['its header cut into pieces', ['Subject:', ' x\r', '\n\r\nbody'].map((text) => Buffer.from(text)), replies.stored],
    ['a body without a header', [Buffer.from('\r\n'), Buffer.alloc(300_000, 'x')], replies.stored],
    ['no bytes', [], replies.stored],
    ['too large, in many pieces', Array.from({ length: 30 }, () => Buffer.alloc(10_000, 'x')), replies.headerTooLarge],
    ['too large, in one piece', [Buffer.alloc(300_000, 'x')], replies.headerTooLarge],
  ])('is refused only if its header block is too large: %s', async (_, source, reply) => {
    const { intake } = slowIntake(0);
    expect(await intake.accept([{ address: 'a@efemera.localhost' as Address, tag: null }], source, delivery)).toBe(
      reply,
    );
    jest.restoreAllMocks();
  });
});
