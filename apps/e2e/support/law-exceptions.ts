/** Exceptions to the laws that `architecture.spec.ts` asserts, each with its reason. Shorten this list, never the laws. */

const beingSplit = 'being split';
const flatList = 'a list of entries of one form: cut in two, it would hide that nothing else is in it';
const codeCorpus = 'sample mails: data, not code';
const oneSuite = 'one subject whose cases share a set-up that takes seconds';
const suite = 'a list of tests, a function only so that they share one running system with the other programs';
const markup = 'the markup of one view; what it computes is in hooks and functions of its own';

/** Files over 400 lines. A path that ends in `/` stands for every file below it. */
export const longFiles: Record<string, string> = {
  'libs/testing/src/codes/': codeCorpus,
  'apps/lab/src/mutations/list.ts': flatList,
  'libs/storage/src/mail/mail-store.ts': beingSplit,
  'libs/client/python/efemera.py': 'handed out as one file, which testers copy beside their tests',
  'libs/storage/test/mail-store.spec.ts': oneSuite,
  'apps/gateway/test/openapi.spec.ts': oneSuite,
  'apps/gateway/test/privacy.spec.ts': oneSuite,
  'apps/worker/test/webhooks.spec.ts': oneSuite,
  'apps/e2e/tests/address.spec.ts': oneSuite,
  'apps/e2e/tests/inbox.spec.ts': oneSuite,
  'apps/e2e/tests/site-states.spec.ts': oneSuite,
};

/** Functions over 80 lines, as `file function`. */
export const longFunctions: Record<string, string> = {
  'libs/contract/src/redis.ts redisKeys': flatList,
  'apps/e2e/test/programs/client.ts testClient': suite,
  'apps/e2e/test/programs/command-line.ts testCommandLine': suite,
  'apps/e2e/test/programs/model-context.ts testModelContext': suite,
  'apps/gateway/src/metrics/registry.ts createMetrics': flatList,
  'apps/lab/src/bench/parts/intake.ts measureIntake': beingSplit,
  'frontend/src/features/blog/ArticleList.tsx ArticleList': markup,
  'frontend/src/features/inbox/ListTools.tsx ListTools': markup,
  'frontend/src/features/inbox/MessageRow.tsx MessageRow': markup,
  'frontend/src/features/operator/HealthPanel.tsx Overview': markup,
  'frontend/src/store/address-store.ts useAddress': beingSplit,
  'frontend/src/store/inbox-store.ts useInbox': beingSplit,
};

/** Files of the gateway outside `reading/` that touch the store of mails. */
export const mailStoreUsers: Record<string, string> = {
  'apps/gateway/src/feedback/contact.controller.ts': 'stores the message of the contact form, and reads nothing',
  'apps/gateway/src/intake/intake.module.ts': 'hands the store to the intake, which stores mail and reads none',
  'apps/gateway/src/storage.module.ts': 'provides the stores, and calls none',
};
