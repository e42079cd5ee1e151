import { jest } from '@jest/globals';
import { TurnQueue } from './turn-queue.js';

describe('TurnQueue', () => {
  let nowMs = 0;
  beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => nowMs));
  afterEach(() => jest.restoreAllMocks());

  const turn = (network: string, address = 'a@efemera.localhost') => ({ network, address });
  const takeAll = (queue: TurnQueue<{ bytes: number; turn: { network: string; address: string } }>) => {
    const taken: string[] = [];
    for (let mail = queue.take(() => true); mail; mail = queue.take(() => true)) {
      taken.push(`${mail.turn.network} ${mail.turn.address.charAt(0)} ${mail.bytes}`);
    }
    return taken;
  };

  it('takes small mails first if no network has used parser time', () => {
    const queue = new TurnQueue();
    for (const bytes of [300, 100, 200]) queue.add({ bytes, turn: turn('x') });
    expect(takeAll(queue)).toEqual(['x a 100', 'x a 200', 'x a 300']);
  });

  it('makes a network that has used much parser time wait, and forgets its use after a while', () => {
    const queue = new TurnQueue();
    const add = () => {
      queue.add({ bytes: 1, turn: turn('greedy') });
      queue.add({ bytes: 900, turn: turn('honest') });
    };
    queue.used(turn('greedy', 'b@efemera.localhost'), 5000);
    add();
    expect(takeAll(queue)).toEqual(['honest a 900', 'greedy a 1']);
    nowMs += 120_000;
    add();
    expect(takeAll(queue)).toEqual(['greedy a 1', 'honest a 900']);
  });

  it('divides the time of a network between its addresses', () => {
    const queue = new TurnQueue();
    queue.used(turn('x', 'a@efemera.localhost'), 1000);
    queue.add({ bytes: 1, turn: turn('x', 'a@efemera.localhost') });
    queue.add({ bytes: 900, turn: turn('x', 'b@efemera.localhost') });
    expect(takeAll(queue)).toEqual(['x b 900', 'x a 1']);
  });

  it('skips a mail that may not start yet, and knows the waiting bytes in total and per network', () => {
    const queue = new TurnQueue();
    queue.add({ bytes: 500, turn: turn('x') });
    queue.add({ bytes: 100, turn: turn('y') });
    expect([queue.bytes(), queue.bytes('x'), queue.bytes('z')]).toEqual([600, 500, 0]);
    expect(queue.take(({ bytes }) => bytes > 200)?.bytes).toBe(500);
    expect(queue.take(({ bytes }) => bytes > 200)).toBeNull();
  });
});
