import { newPushKeys } from '@efemera/push';
import { z } from 'zod';
import { outboundSettings, pushSettings, withWholePushKeys } from './shared-settings.js';

describe('outboundSettings', () => {
  const takes = (name: keyof typeof outboundSettings, value: string) => outboundSettings[name].safeParse(value).success;

  it('takes networks by address or prefix', () => {
    expect(takes('WEBHOOK_ALLOW_NETWORKS', '127.0.0.0/8, ::1, 10.1.2.3')).toBe(true);
  });

  it.each(['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', ',', '10.0.0.0/'])(
    'refuses %j as a list of networks',
    (wrong) => expect(takes('WEBHOOK_ALLOW_NETWORKS', wrong)).toBe(false),
  );

  it('takes resolvers by address, with or without a port', () => {
    expect(takes('DNS_SERVERS', '192.0.2.1, 192.0.2.1:5353, [2001:db8::1]:53, 2001:db8::1')).toBe(true);
  });

  it.each(['nowhere', '192.0.2.300', '192.0.2.1:0', '192.0.2.1:99999', '[192.0.2.1]:53', '192.0.2.1;', '[::1', ','])(
    'refuses %j as a list of resolvers',
    (wrong) => expect(takes('DNS_SERVERS', wrong)).toBe(false),
  );

  it('takes only on and off for WEBHOOKS', () => {
    expect(['on', 'off', 'maybe'].map((value) => takes('WEBHOOKS', value))).toEqual([true, true, false]);
  });
});

describe('pushSettings', () => {
  const schema = withWholePushKeys(z.object(pushSettings));
  const faultsOf = (set: Record<string, string>) =>
    schema.safeParse(set).error?.issues.map(({ path }) => path.join()) ?? [];
  const { publicKey, privateKey } = newPushKeys();

  it('take both keys of a pair, or neither', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey })).toEqual([]);
    expect(faultsOf({ PUSH_PUBLIC_KEY: publicKey })).toEqual(['PUSH_PRIVATE_KEY']);
    expect(faultsOf({ PUSH_PRIVATE_KEY: privateKey })).toEqual(['PUSH_PUBLIC_KEY']);
  });

  it('refuse keys of two different pairs, and texts that are no keys', () => {
    const other = newPushKeys();
    expect(faultsOf({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: other.privateKey })).toEqual(['PUSH_PRIVATE_KEY']);
    expect(faultsOf({ PUSH_PUBLIC_KEY: 'x', PUSH_PRIVATE_KEY: 'y' })).toEqual(['PUSH_PRIVATE_KEY']);
  });

  it.each([
    ['mailto:ana@example.org', true],
    ['https://example.org/contact', true],
    ['http://example.org', false],
    ['ana@example.org', false],
    ['mailto:ana', false],
    ['https://', false],
  ])('take %s as PUSH_SUBJECT (true or false): %s', (value, isTaken) => {
    expect(faultsOf({ PUSH_SUBJECT: value })).toEqual(isTaken ? [] : ['PUSH_SUBJECT']);
  });
});
