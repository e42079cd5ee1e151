import { openInbox } from './open-inbox.js';

const asked: URLSearchParams[] = [];
const inbox = openInbox({
  url: 'http://efemera.test',
  address: 'ana@efemera.test',
  fetch: async (input) => {
    asked.push(new URL(String(input)).searchParams);
    return Response.json({ emails: [], deliveries: [] });
  },
});
beforeEach(() => asked.splice(0));

describe('tagged', () => {
  it.each([
    ['shop', 'ana+shop@efemera.test'],
    ['Shop.New', 'ana+shop.new@efemera.test'],
    ['a+b', 'ana+a+b@efemera.test'],
    ['$&', 'ana+$&@efemera.test'],
    ['Açaí'.normalize('NFD'), 'ana+açaí@efemera.test'],
  ])('gives the tag %s the address %s', (tag, address) => {
    expect(inbox.tagged(tag).address).toBe(address);
  });

  it.each(['', ' ', 'a b', 'a@b', '.a', 'a.', 'a..b', 'a\n', undefined])('refuses the tag %j', (tag) => {
    expect(() => inbox.tagged(tag as string)).toThrow(expect.objectContaining({ code: 'invalid_option' }) as Error);
  });

  it('refuses a tag with which SMTP would refuse the address: over 64 bytes before the @', () => {
    const longest = 'a'.repeat(64 - 'ana+'.length);
    expect(inbox.tagged(longest).address).toHaveLength(64 + '@efemera.test'.length);
    for (const tag of [`${longest}a`, `${longest.slice(1)}é`]) {
      const refused = { code: 'invalid_option', message: expect.stringContaining('64 bytes') as string };
      expect(() => inbox.tagged(tag)).toThrow(expect.objectContaining(refused) as Error);
    }
  });

  it('asks only for mail to its plus address, in every call', async () => {
    const shop = inbox.tagged('Shop');
    const soon = { timeout: 0 };
    for (const wait of ['waitForCode', 'waitForLink', 'waitForMail'] as const) {
      await expect(shop[wait](soon)).rejects.toThrow('to the tag "shop" reached ana@efemera.test');
      // The timeout error lists the mail of the whole inbox, so the two calls for that list have no tag.
      expect(asked.splice(0).map((query) => query.get('tag'))).toEqual(['shop', null, null]);
    }
    await shop.expectNone(soon);
    await shop.messages();
    expect(asked.map((query) => query.get('tag'))).toEqual(['shop', 'shop']);
  });
});
