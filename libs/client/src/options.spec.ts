import { createInbox, openInbox } from './open-inbox.js';
import { verifyWebhook } from './webhook.js';

/** A server that must not be called. */
const server = { url: 'http://efemera.test', fetch: () => Promise.reject(new Error('It was called.')) };
const misspelt = { form: '@shop.test' } as object;

describe('an unknown option', () => {
  it('is an error of every call, before any request: a misspelt filter would accept any mail', async () => {
    const inbox = openInbox({ ...server, address: 'a@efemera.test' });
    for (const call of [
      createInbox({ ...server, ...misspelt }),
      inbox.waitForCode(misspelt),
      inbox.waitForLink(misspelt),
      inbox.waitForMail(misspelt),
      inbox.expectNone(misspelt),
      inbox.extend(misspelt),
      inbox.messages(misspelt),
      inbox.share(misspelt),
      inbox.check('M001', misspelt),
      inbox.tagged('shop').waitForCode(misspelt),
      inbox.tagged('shop').waitForLink(misspelt),
      inbox.tagged('shop').waitForMail(misspelt),
      inbox.tagged('shop').expectNone(misspelt),
      inbox.tagged('shop').watch(misspelt).next(),
      inbox.tagged('shop').waitForCode({ tag: 'other' } as object),
      verifyWebhook({ body: '', secret: '', ...misspelt }),
      inbox.watch(misspelt).next(),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'invalid_option' });
    }
    await expect(inbox.waitForCode(misspelt)).rejects.toThrow(
      'waitForCode has no option "form"; it takes from, subject, tag, where, timeout, signal.',
    );
    await expect(inbox.waitForCode({ has: 'link' } as object)).rejects.toThrow('has no option "has"');
    const tokn = { ...server, address: 'a@efemera.test', tokn: 'x' };
    expect(() => openInbox(tokn)).toThrow('"tokn"');
  });
});
