import { BusyError, CallSlots } from '../src/outbound/call-slots.js';
import { retryDelaysMs, webhookLimits } from '../src/webhooks/limits.js';

const aDay = 86_400_000;

describe('the limits of calls', () => {
  it('spread the attempts of a call over a day', () => {
    const sum = retryDelaysMs.reduce((total, delay) => total + delay, 0);
    expect(Math.abs(sum - aDay)).toBeLessThan(60_000);
  });

  /** Returns how many of these calls get a slot; the calls never end. */
  const roomFor = (slots: CallSlots, calls: Iterable<[host: string, ip: string]>) => {
    let room = 0;
    for (const [host, ip] of calls) {
      try {
        slots.call(host, ip);
        room++;
      } catch (error) {
        expect(error).toBeInstanceOf(BusyError);
      }
    }
    return room;
  };
  const many = (ipOf: (n: number) => string) =>
    Array.from({ length: 300 }, (_, n): [string, string] => [`silent-${n}.test`, ipOf(n)]);

  it('make only calls to a busy host wait, each of them for longer when more of them wait', () => {
    const slots = new CallSlots(webhookLimits);
    const wait = () => {
      try {
        slots.call('slow.test', '192.0.2.1');
        return 0;
      } catch (error) {
        return (error as BusyError).waitMs;
      }
    };
    const calls = Array.from({ length: webhookLimits.maxCallsPerHost }, () => slots.call('slow.test', '192.0.2.1'));
    const waits = Array.from({ length: 1000 }, wait);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect([Math.sign(waits[0] ?? 0), waits.at(-1)]).toEqual([1, webhookLimits.maxBusyMs]);
    expect(roomFor(slots, [['fast.test', '192.0.2.1']])).toBe(1);
    for (const end of calls) end({ isAnswered: false });
    expect(wait()).toBe(0);
  });

  it.each([
    ['names of one machine', () => '192.0.2.1', webhookLimits.maxCallsPerAddress / 2],
    ['addresses of one network', (n: number) => `192.0.2.${n % 256}`, webhookLimits.maxCallsPerNetwork / 2],
    ['addresses of one IPv6 network', (n: number) => `2001:db8:1:${n}::1`, webhookLimits.maxCallsPerNetwork / 2],
    ['networks', (n: number) => `10.${Math.floor(n / 256)}.${n % 256}.1`, webhookLimits.concurrency / 2],
  ])('keep room for a host that answers while there are many silent %s', (_, ipOf, most) => {
    const slots = new CallSlots(webhookLimits);
    const end = slots.call('answering.test', '192.0.2.1');
    end({ isAnswered: true });
    expect(roomFor(slots, many(ipOf))).toBe(most);
    // A host that has answered before still gets a slot at the same address.
    expect(roomFor(slots, [['answering.test', '192.0.2.1']])).toBe(1);
  });

  it('do not prefer a host that has stopped answering', () => {
    const slots = new CallSlots(webhookLimits);
    for (const isAnswered of [true, false]) slots.call('turned.test', '192.0.2.1')({ isAnswered });
    roomFor(
      slots,
      many(() => '192.0.2.1'),
    );
    expect(() => slots.call('turned.test', '192.0.2.1')).toThrow(BusyError);
  });

  it('limit the look-ups of a domain with silent name servers, and of no other domain', () => {
    const slots = new CallSlots(webhookLimits);
    const lookUps = Array.from({ length: 50 }, (_, n) => {
      try {
        return slots.lookUp(`n${n}.silent.test`);
      } catch {
        return null;
      }
    });
    expect(lookUps.filter(Boolean)).toHaveLength(webhookLimits.maxLookUpsPerDomain);
    expect(slots.lookUp('other.test')).toBeInstanceOf(Function);
    for (const done of lookUps) done?.();
    expect(slots.lookUp('n1.silent.test')).toBeInstanceOf(Function);
  });

  it('reserve look-ups of names for hosts that have answered a call, whatever its port', () => {
    const slots = new CallSlots(webhookLimits);
    slots.call('answering.test:8443', '192.0.2.1')({ isAnswered: true });
    for (let n = 0; n < webhookLimits.maxLookUps / 2; n++) slots.lookUp(`silent-${n}.test`);
    expect(() => slots.lookUp('stranger.test:8443')).toThrow(BusyError);
    expect(slots.lookUp('answering.test:8443')).toBeInstanceOf(Function);
  });
});
