import type { Address } from '@efemera/contract';
import { mostLetterBytes } from '@efemera/storage';
import { replies } from './replies.js';
import { StoreSpace } from './store-space.js';

const limitBytes = 1_000_000;
const to = ['a@efemera.localhost' as Address];
const roomy = { isFull: false, limitBytes, hasRoom: () => true, reserve: () => () => undefined };
const open = (sharesStore = true) => new StoreSpace(roomy, { isHeld: () => Promise.resolve(true) }, sharesStore);
const [client, relay] = ['192.0.2.1', '198.51.100.1'];

describe('the share of the store in an hour', () => {
  it('of a client is a tenth, whether its mail comes by SMTP or by a relay', async () => {
    const space = open();
    expect(await space.take({ clientIp: client, relayIp: null }, to, 80_000)).toBeInstanceOf(Function);
    expect(await space.take({ clientIp: client, relayIp: relay }, to, 20_000)).toBe(replies.networkShareUsed);
    expect(await space.take({ clientIp: client, relayIp: relay }, to, 10_000)).toBeInstanceOf(Function);
  });

  it('counts what each copy takes beside the bytes of the mail', async () => {
    const crowd = Array.from({ length: 100 }, (_, n) => `a${n}@efemera.localhost` as Address);
    expect(await open().take({ clientIp: client, relayIp: null }, crowd, 60)).toBe(replies.networkShareUsed);
    expect(await open().take({ clientIp: client, relayIp: null }, crowd.slice(0, 40), 60)).toBeInstanceOf(Function);
  });

  it('of a relay is a half, for all its clients together, and refused mail is not counted', async () => {
    const space = open();
    for (let n = 0; n < 5; n++) {
      expect(await space.take({ clientIp: `203.0.${n}.1`, relayIp: relay }, to, 95_000)).toBeInstanceOf(Function);
    }
    expect(space.judgeSender({ clientIp: null, relayIp: relay }, 30_000)).toBe(replies.networkShareUsed);
    expect(await space.take({ clientIp: client, relayIp: relay }, to, 30_000)).toBe(replies.networkShareUsed);
    expect(await space.take({ clientIp: null, relayIp: relay }, to, 10_000)).toBeInstanceOf(Function);
    expect(await space.take({ clientIp: client, relayIp: null }, to, 90_000)).toBeInstanceOf(Function);
  });

  it('is given back for a message that was refused, and is unlimited without rate limits', async () => {
    const space = open();
    const settle = await space.take({ clientIp: client, relayIp: relay }, to, 90_000);
    if (typeof settle !== 'function') throw new Error('no space');
    settle('refused');
    expect(space.judgeSender({ clientIp: client, relayIp: relay }, 90_000)).toBeNull();
    expect(await open(false).take({ clientIp: client, relayIp: null }, to, 1e9)).toBeInstanceOf(Function);
  });
});

describe('a letter to the operator', () => {
  it('is refused for good if it is larger than one network may store, and other mail of that size is not', async () => {
    const space = open();
    const peer = { clientIp: client, relayIp: null };
    const most = mostLetterBytes(limitBytes);
    const letters = [...to, 'abuse@efemera.localhost' as Address];
    expect(await space.take(peer, letters, most + 1)).toBe(replies.tooLarge);
    expect(await space.take(peer, letters, most)).toBeInstanceOf(Function);
    expect(await space.take(peer, to, most + 1)).toBeInstanceOf(Function);
  });

  it('that is announced as too large is refused alone, and the copies of visitors are taken', async () => {
    const most = mostLetterBytes(limitBytes);
    expect(await open().judgeRecipient('abuse@efemera.localhost' as Address, most + 1)).toBe(replies.tooLarge);
    expect(await open().judgeRecipient('abuse@efemera.localhost' as Address, most)).toBeNull();
    for (const address of to) expect(await open().judgeRecipient(address, most + 1)).toBeNull();
  });

  it('may have any size that a mail may have where the store is large', () => {
    expect(mostLetterBytes(Infinity)).toBe(16 * 1024 * 1024);
  });
});
