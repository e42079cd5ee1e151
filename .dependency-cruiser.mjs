/**
 * The laws of this code that can be checked by its imports; docs/architecture.md, "The five laws", gives the reasons.
 * apps/e2e/architecture.spec.ts runs them.
 */
const only = (name, comment, technology, door) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(libs|apps|frontend)/', pathNot: `${door}|\\.spec\\.tsx?$|/test/|^apps/(e2e|lab)/|^libs/testing/` },
  to: { path: technology },
});

const layer = (name, allowed) => ({
  name: `layers-${name}`,
  comment: 'Law 1: a layer imports only the layers above it.',
  severity: 'error',
  from: { path: `^libs/${name}/src/` },
  // Specs may import libs/testing; `product-knows-no-test` forbids it to all other files.
  to: { path: '^libs/([^/]+)/', pathNot: `^libs/(${[name, 'testing', ...allowed].join('|')})/` },
});

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Law 5: facts flow down, commands go up.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    layer('contract', []),
    layer('network', ['contract']),
    layer('push', ['contract']),
    layer('config', ['contract', 'network', 'push']),
    layer('doctor', ['contract', 'config', 'network', 'push']),
    layer('mime', ['contract']),
    layer('content', ['contract']),
    layer('tracing', ['config']),
    layer('storage', ['contract', 'network', 'mime']),
    layer('intake', ['contract', 'network', 'config', 'mime', 'storage', 'tracing']),
    layer('model-context', ['client']),
    {
      name: 'client-stands-alone',
      comment:
        'It is published without dependencies, for browsers too: only its command line knows Node, and only its fixtures ' +
        'the test runner that loads them.',
      severity: 'error',
      from: { path: '^libs/client/src/', pathNot: '^libs/client/src/(cli|playwright\\.ts)|\\.spec\\.ts$' },
      to: { pathNot: '^libs/client/src/' },
    },
    {
      name: 'layers-know-no-framework',
      comment: 'Law 1: libs hold layers; Nest, Express, Haraka and React belong to the apps.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: 'node_modules/(@nestjs|express|Haraka|react|react-dom|socket\\.io)(/|$)' },
    },
    {
      name: 'layers-know-no-app',
      comment: 'Law 1: layers know nothing of the features above them.',
      severity: 'error',
      // libs/testing, which only tests use, starts whole systems with apps/start.
      from: { path: '^libs/', pathNot: '^libs/testing/' },
      to: { path: '^(apps|frontend)/' },
    },
    {
      name: 'product-knows-no-test',
      comment: 'Code that only tests and the laboratory use never runs in the product.',
      severity: 'error',
      from: { path: '^(libs|apps|frontend)/', pathNot: '\\.spec\\.tsx?$|/test/|^apps/(e2e|lab)/|^libs/testing/' },
      to: { path: '^(libs/testing|apps/(e2e|lab))/' },
    },
    {
      name: 'apps-apart',
      comment: 'Processes meet in Redis and in the contract, never in each other’s code.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/', pathNot: '^apps/lab/' },
      to: { path: '^(apps/([^/]+)|frontend)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'frontend-knows-no-server',
      comment: 'Law 1: what the browser may know of the server is the browser-safe half of the contract.',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: {
        // Specs may import some-mail, which imports only the contract; `product-knows-no-test` forbids it to all other files.
        path: '^(apps/|libs/(?!contract/|testing/src/some-mail\\.ts$|content/src/(find-articles|fold-text|markdown-lines))|libs/contract/src/(redis|openapi|api-calls))',
      },
    },
    {
      name: 'features-apart',
      comment: 'Law 1: a feature is a folder; what two features share moves up into components, store or app.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'One direction in the browser: transport, store and components serve the features above them.',
      severity: 'error',
      from: { path: '^frontend/src/(transport|store|components|browser|router)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment:
        'One direction in the browser: app puts the features together; a feature that reads app could not be taken out.',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    only('door-redis', 'Law 3: ioredis → libs/storage.', 'node_modules/ioredis/', '^libs/storage/src/'),
    only(
      'door-queues',
      'Law 3: queues → libs/storage; a worker’s processors may name the job they are given.',
      'node_modules/bullmq/',
      '^libs/storage/src/|^apps/worker/src/.*\\.processor\\.ts$',
    ),
    only('door-addresses', 'Law 3: ipaddr.js → libs/network.', 'node_modules/ipaddr\\.js/', '^libs/network/src/'),
    only('door-tracing', 'Law 3: OpenTelemetry → libs/tracing.', 'node_modules/@opentelemetry/', '^libs/tracing/src/'),
    only('door-push', 'Law 3: web-push → libs/push.', 'node_modules/web-push/', '^libs/push/src/'),
    only(
      'door-mailauth',
      'Law 3: mailauth → the worker’s checks of senders.',
      'node_modules/mailauth/',
      '^apps/worker/src/sender/',
    ),
    only('door-html', 'Law 3: htmlparser2 → libs/mime.', 'node_modules/htmlparser2/', '^libs/mime/src/'),
    only('door-mime', 'Law 3: postal-mime → libs/mime.', 'node_modules/postal-mime/', '^libs/mime/src/'),
    only(
      'door-socket',
      'Law 3: socket.io-client → the transport.',
      'node_modules/socket\\.io-client/',
      '^frontend/src/transport/',
    ),
    only(
      'door-keys',
      'Law 4: who names keys writes them.',
      '^libs/contract/src/redis\\.ts$',
      '^libs/(contract|storage|intake)/|^apps/(smtp|gateway|worker)/',
    ),
    {
      name: 'reads-ask-for-the-right',
      comment: 'Law 5: mail is read through MailReader, which takes an OpenInbox and asks for the right again.',
      severity: 'error',
      from: {
        path: '^apps/gateway/src/',
        pathNot: '^apps/gateway/src/(reading/|mail\\.module\\.ts$|app\\.module\\.ts$)',
      },
      to: { path: '^apps/gateway/src/reading/mail-contents\\.ts$' },
    },
    {
      name: 'facts-reach-clients-by-followers',
      comment: 'Law 5: the feed tells facts of all inboxes; clients hear those of an inbox that InboxFollowers opened.',
      severity: 'error',
      from: {
        path: '^apps/gateway/src/',
        pathNot:
          '^apps/gateway/src/(following/inbox-followers\\.ts|app\\.module\\.ts|metrics/live-metrics\\.gateway\\.ts)$',
      },
      to: { path: '^apps/gateway/src/following/fact-feed\\.ts$' },
    },
    {
      name: 'keys-stay-in-storage',
      comment: 'Law 1: apps hold features and know no Redis key; they may name facts, jobs and roles (types).',
      severity: 'error',
      from: { path: '^(apps/(gateway|mcp|smtp|worker)|libs/intake)/src/' },
      to: { path: '^libs/contract/src/redis\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(libs|apps)/[^/]+/dist/|^frontend/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
