/**
 * The fixture `inbox` for Playwright: `import { expect, test } from 'efemera/playwright'`. Other fixtures of a project
 * are added by `mergeTests` of `@playwright/test`.
 */
import { test as base, type TestInfo } from '@playwright/test';
import type { Inbox } from './inbox.js';
import { createInbox } from './open-inbox.js';
import { mailText, reportOf } from './report.js';
import type { NewInboxOptions } from './types.js';

/** Bounds the report of a test that was sent many mails. */
const mostAttachedMails = 5;

export interface InboxFixtures {
  /**
   * An inbox of this test alone, deleted after the test, except where the test has not ended in time. If the test fails,
   * the report gets the inbox's mail first.
   */
  inbox: Inbox;
}

export interface InboxFixtureOptions {
  /** For `createInbox`: `test.use({ inboxOptions: { ttlSeconds: 600 } })`. */
  inboxOptions: NewInboxOptions;
}

export const test = base.extend<InboxFixtures & InboxFixtureOptions>({
  inboxOptions: [{}, { option: true }],
  inbox: async ({ inboxOptions }, use, testInfo) => {
    const inbox = await createInbox(inboxOptions);
    await use(inbox);
    if (testInfo.status !== testInfo.expectedStatus) await attachMail(inbox, testInfo);
    // The test may still wait for mail: without its inbox, the wait would fail, and Playwright would add that error to the
    // one of the time. The inbox expires by itself.
    if (testInfo.status === 'timedOut' || testInfo.status === 'interrupted') return;
    // The test has its result already, and an inbox that can't be deleted now expires by itself.
    await inbox.delete().catch(() => undefined);
  },
});

export { expect } from '@playwright/test';

/**
 * Attaches to the report of a failed test the lists of received and refused mail, and the newest mails as text and as
 * received. Attaches no HTML, because a sender's scripts would run when somebody opens the report.
 */
async function attachMail(inbox: Inbox, testInfo: TestInfo): Promise<void> {
  try {
    const [mails, deliveries] = await Promise.all([inbox.messages(), inbox.deliveries()]);
    const told = mails.map((mail) => ({ ...mail, reason: mail.code ?? mail.link ?? 'neither code nor link in it' }));
    const refused = deliveries.filter(({ outcome }) => outcome === 'refused');
    const report = reportOf(`The test with ${inbox.address} has failed.`, told, refused);
    await testInfo.attach('inbox.txt', { body: report, contentType: 'text/plain' });
    for (const [index, { id }] of mails.slice(0, mostAttachedMails).entries()) {
      const [mail, source] = await Promise.all([inbox.read(id), inbox.raw(id)]);
      await testInfo.attach(`mail-${index + 1}.txt`, { body: mailText(mail), contentType: 'text/plain' });
      await testInfo.attach(`mail-${index + 1}.eml`, { body: Buffer.from(source), contentType: 'message/rfc822' });
    }
  } catch (error) {
    // Reports the error as an attachment, so that it does not replace the failure of the test.
    await testInfo.attach('inbox.txt', { body: `${inbox.address}: ${String(error)}`, contentType: 'text/plain' });
  }
}
