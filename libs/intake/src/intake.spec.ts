import { createLogger } from '@efemera/config';
import type { Address } from '@efemera/contract';
import { jest } from '@jest/globals';
import { Intake } from './intake.js';
import { intakeLimits } from './limits.js';
import { replies } from './replies.js';

const delivery = {
  envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'a@sender.test', tls: false },
  times: { connectedAtMs: 0, tlsVersion: null, afterMs: {} },
  relayIp: null,
  transactionId: 'A1.1',
};

/** An intake whose store takes this time for each copy, by a clock that only the test moves. */
function slowIntake(msEach: number) {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const patience: (number | undefined)[] = [];
  const store = (_mail: unknown, patienceMs?: number) => {
    patience.push(patienceMs);
    nowMs += msEach;
    return Promise.resolve({ held: false });
  };
  const takenBack: string[] = [];
  const takeBack = (copies: readonly { address: string }[]) => {
    takenBack.push(...copies.map(({ address }) => address));
    return Promise.resolve();
  };
  const storage = {
    mails: { store, takeBack },
    counters: { add: () => undefined },
    senderCounts: { count: () => undefined },
  };
  const intake = new Intake(
    storage as unknown as ConstructorParameters<typeof Intake>[0],
    { isKnown: true, stateOf: () => 'offered', entryOf: (domain) => domain },
    { hostname: 'efemera.localhost', recipients: 'any', maxMessageBytes: 1e8, sharesStore: true },
    createLogger('test', 'silent'),
    { blocksSender: () => false, blocksNetwork: () => false },
    { refuses: false, lookUp: () => Promise.resolve([]) },
    { isFull: false, limitBytes: Infinity, hasRoom: () => true, reserve: () => () => undefined },
    null,
  );
  return { intake, patience, takenBack };
}

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

describe('a message in pieces', () => {
  it.each([
    ['at once', [Buffer.from(`Subject: x\r\n\r\n${'y'.repeat(300_000)}`)], replies.stored],
    ['cut in its header', ['Subject:', ' x\r', '\n\r\nbody'].map((text) => Buffer.from(text)), replies.stored],
    ['nothing but a body', [Buffer.from('\r\n'), Buffer.alloc(300_000, 'x')], replies.stored],
    ['nothing', [], replies.stored],
    ['a header too large', Array.from({ length: 30 }, () => Buffer.alloc(10_000, 'x')), replies.headerTooLarge],
    ['the same at once', [Buffer.alloc(300_000, 'x')], replies.headerTooLarge],
  ])('is refused only if its header block is too large: %s', async (_, source, reply) => {
    const { intake } = slowIntake(0);
    expect(await intake.accept([{ address: 'a@efemera.localhost' as Address, tag: null }], source, delivery)).toBe(
      reply,
    );
    jest.restoreAllMocks();
  });
});
