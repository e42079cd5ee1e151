import { outboundSettings } from './shared-settings.js';

describe('outboundSettings', () => {
  const takes = (name: keyof typeof outboundSettings, value: string) => outboundSettings[name].safeParse(value).success;

  it('takes networks by address or prefix', () => {
    expect(takes('WEBHOOK_ALLOW_NETWORKS', '127.0.0.0/8, ::1, 10.1.2.3')).toBe(true);
  });

  it.each(['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', ',', '10.0.0.0/'])(
    'refuses %j as a list of networks',
    (wrong) => expect(takes('WEBHOOK_ALLOW_NETWORKS', wrong)).toBe(false),
  );

  it('takes WEBHOOKS as on or off alone', () => {
    expect(['on', 'off', 'maybe'].map((value) => takes('WEBHOOKS', value))).toEqual([true, true, false]);
  });
});
