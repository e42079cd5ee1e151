import { replies, script } from '../script.js';

export const addJoinLink = script('add-join-link', {
  keys: ['inboxKey', 'linkKey'],
  args: {
    address: 'string',
    keyHash: 'string',
    linkHash: 'string',
    access: 'string',
    lifeMs: 'number',
    mostLinks: 'number',
    mostGuests: 'number',
  },
  reply: replies.list<['added', endsAtMs: number] | ['full'] | ['not_held']>(),
});

export const redeemJoinLink = script('redeem-join-link', {
  keys: ['linkKey', 'eventsKey', 'nothingKey'],
  args: {
    inboxPrefix: 'string',
    linkHash: 'string',
    visitorHash: 'string',
    guestId: 'string',
    device: 'string',
    mostGuests: 'number',
    isAgain: 'flag',
  },
  reply: replies.list<
    ['joined', address: string, access: string] | ['holder', address: string] | ['full'] | ['gone']
  >(),
});

export const endGuest = script('end-guest', {
  keys: ['inboxKey', 'eventsKey'],
  args: { address: 'string', keyHash: 'string', guestId: 'string' },
  reply: replies.string,
});
