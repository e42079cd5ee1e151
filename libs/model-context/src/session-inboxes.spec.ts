import { SessionInboxes } from './session-inboxes.js';

/** A session whose server gives each claim the next address, in an inbox that ends at the given time. */
function sessionUntil(endsAt: () => Date): SessionInboxes {
  let claims = 0;
  const claimed = () =>
    new Response(
      JSON.stringify({ address: `a${claims++}@b.test`, token: 'token', expiresAt: endsAt().toISOString() }),
      { status: 201 },
    );
  return new SessionInboxes({ url: 'http://server.test', fetch: () => Promise.resolve(claimed()) });
}

describe('the inboxes of a session', () => {
  it('are at most fifty, not counting those that have ended', async () => {
    let endsAt = new Date(Date.now() - 1000);
    const inboxes = sessionUntil(() => endsAt);
    for (let count = 0; count < 50; count++) await inboxes.create({});
    endsAt = new Date(Date.now() + 3_600_000);
    for (let count = 0; count < 50; count++) await inboxes.create({});
    await expect(inboxes.create({})).rejects.toMatchObject({ code: 'too_many_inboxes' });
    const another = sessionUntil(() => endsAt);
    const atOnce = await Promise.allSettled(Array.from({ length: 60 }, () => another.create({})));
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(() => inboxes.at('a0@b.test')).toThrow('This session has made no such inbox');
    expect(inboxes.at('a99@b.test').address).toBe('a99@b.test');
  });
});
