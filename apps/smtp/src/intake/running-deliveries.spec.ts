import type { Address, RunningDelivery } from '@efemera/contract';
import { limits } from './limits.js';
import { RunningDeliveries } from './running-deliveries.js';
import { Transaction } from './transaction.js';

const address = 'swift-owl42@efemera.test' as Address;
type Told = [address: Address, id: string, delivery: RunningDelivery | null, keptMs: number];

function watched() {
  const told: Told[] = [];
  const deliveries = {
    noteRunning: (...args: Told) => Promise.resolve(void told.push(args)),
  };
  return { told, running: new RunningDeliveries(deliveries, { debug: () => undefined } as never) };
}

let count = 0;
function someConnection(to: readonly string[] = [address], ip = '192.0.2.1') {
  const transaction = new Transaction(`transaction-${++count}`);
  for (const one of to) transaction.recipients.set(one, { address: one as Address, tag: null });
  const connection = {
    transaction,
    remote: { ip },
    idle: true,
    receivedBytes: 0,
    delivery: {
      envelope: { ip, helo: 'mx.else.test', mailFrom: 'ann@else.test', tls: false },
      times: { connectedAtMs: 1_700_000_000_000, tlsVersion: null, afterMs: {} },
    },
  };
  return { transaction, connection };
}
const now = () => performance.now();

it('tells of a delivery to an awaited inbox once it is new, has gone on, or would soon be forgotten', () => {
  const { told, running } = watched();
  const { connection, transaction } = someConnection();
  transaction.announcedBytes = 200;
  running.look(connection, now());
  expect(told).toEqual([]);
  running.noteWait(address);
  const atMs = now();
  for (const afterMs of [0, 1000, 2000]) running.look(connection, atMs + afterMs);
  Object.assign(connection, { idle: false, receivedBytes: 120 });
  running.look(connection, atMs + 3000);
  running.look(connection, atMs + 3000 + limits.runningRenewedMs);
  const delivery = {
    id: transaction.uuid,
    startedAt: '2023-11-14T22:13:20.000Z',
    sender: 'ann@else.test',
    client: 'mx.else.test',
    tls: null,
    size: 200,
  };
  const sending = { ...delivery, state: 'sending', received: 120 };
  expect(told).toEqual([
    [address, delivery.id, { ...delivery, state: 'connected', received: 0 }, limits.runningKeptMs],
    [address, delivery.id, sending, limits.runningKeptMs],
    [address, delivery.id, sending, limits.runningKeptMs],
  ]);
});

it('tells how a delivery has ended, once, and nothing of one that it has not told of', () => {
  const { told, running } = watched();
  const [answered, brokenOff, short] = [someConnection(), someConnection([address], '192.0.2.2'), someConnection()];
  running.noteWait(address);
  for (const { connection } of [answered, brokenOff]) running.look(connection, now());
  told.length = 0;
  answered.transaction.isAnswered = true;
  for (const { transaction } of [answered, brokenOff, brokenOff, short]) running.end(transaction);
  expect(told).toEqual([
    [address, answered.transaction.uuid, null, expect.any(Number)],
    [address, brokenOff.transaction.uuid, expect.objectContaining({ state: 'broken_off' }), limits.brokenOffKeptMs],
  ]);
});

it('tells nothing of a message to several inboxes, nor of inboxes that nobody has asked for lately', () => {
  const { told, running } = watched();
  running.noteWait(address);
  running.look(someConnection([address, 'other@efemera.test']).connection, now());
  running.look(someConnection(['other@efemera.test']).connection, now());
  running.look(someConnection().connection, now() + limits.awaitedMs + 1000);
  expect(told).toEqual([]);
});

it('gives an inbox a few places, a network fewer of them, and a place that has become free to the next', () => {
  const { told, running } = watched();
  running.noteWait(address);
  const flood = Array.from({ length: 10 }, () => someConnection());
  const others = Array.from({ length: 10 }, (_, n) => someConnection([address], `198.51.100.${n}`));
  const lookAtAll = () => [...flood, ...others].forEach(({ connection }) => running.look(connection, now()));
  lookAtAll();
  lookAtAll();
  const ofFlood = told.filter(([, id]) => flood.some(({ transaction }) => transaction.uuid === id));
  expect(ofFlood).toHaveLength(limits.maxRunningToldToInboxOfNetwork);
  expect(told).toHaveLength(limits.maxRunningToldToInbox);
  const [first] = flood;
  if (first) running.end(first.transaction);
  told.length = 0;
  flood.shift();
  lookAtAll();
  expect(told).toHaveLength(1);
});

it('tells of so many deliveries in all, of fewer of one network, and remembers so many inboxes', () => {
  const { told, running } = watched();
  const addresses = Array.from({ length: limits.maxAwaitedInboxes + 1 }, (_, n) => `a${n}@efemera.test`);
  for (const one of addresses) running.noteWait(one as Address);
  const some = addresses.slice(0, 2 * limits.maxRunningTold);
  for (const one of some) running.look(someConnection([one]).connection, now());
  expect(told).toHaveLength(limits.maxRunningToldOfNetwork);
  expect(told[0]?.[0]).toBe(addresses[1]);
  for (const [n, one] of some.entries()) running.look(someConnection([one], `198.51.100.${n % 256}`).connection, now());
  expect(told).toHaveLength(limits.maxRunningTold);
});

it('announces the first refusal of a flood to an awaited inbox', () => {
  const { running } = watched();
  expect(running.mayTellRefusal(address)).toBe(false);
  running.noteWait(address);
  expect([1, 2, 3].map(() => running.mayTellRefusal(address))).toEqual([true, false, false]);
});
