export interface Mutation {
  defence: string;
  file: string;
  /** What stands there once, and what stands there instead when the defence is off. */
  from: string;
  to: string;
  /** A test that must then fail: Jest's by a path, Playwright's in apps/e2e/tests. */
  test: string;
  /** Packages whose processes run what was built. */
  builds?: string[];
}

const gateway = 'apps/gateway/src';

/** Each defence that a stranger meets, switched off by one change of the source. */
export const mutations: Mutation[] = [
  {
    defence: 'access guard: a held inbox opens to its holder alone',
    file: `${gateway}/access/inbox-access.ts`,
    from: "return isOpen ? null : new ContractError('inbox_private'",
    to: "return isOpen || record.version !== 'never' ? null : new ContractError('inbox_private'",
    test: 'apps/gateway/test/emails',
  },
  {
    defence: 'a read asks for the right again afterwards',
    file: `${gateway}/access/inbox-access.ts`,
    from: 'const refusal = inbox.refusalBy(record);',
    to: 'const refusal = inbox.refusalBy(inbox.record) && inbox.refusalBy(record);',
    test: 'apps/gateway/test/inbox-followers',
  },
  {
    defence: 'a gateway that starts while Redis is away tells a gap',
    file: 'libs/storage/src/feed/event-feed.ts',
    from: `          // Clients may have read their listings before this, and a claim may be among the facts that came since.
          this.options.onGap();
`,
    to: '',
    test: 'libs/storage/test/event-feed',
  },
  {
    defence: 'a store that Redis comes to late does nothing',
    file: 'libs/storage/src/redis/scripts/store-mail.lua',
    from: 'if now > deadline_ms then',
    to: 'if now > deadline_ms + 3600000 then',
    test: 'libs/storage/test/late-stores',
  },
  {
    defence: 'an id under which a mail was stored stays used when the mail is deleted',
    file: 'libs/storage/src/redis/scripts/store-mail.lua',
    from: "redis.call('EXISTS', mail_key, settled_key) > 0",
    to: "redis.call('EXISTS', mail_key) > 0",
    test: 'libs/storage/test/late-stores',
  },
  {
    defence: 'the copies of a refused message are taken back',
    file: 'apps/smtp/src/intake/intake.ts',
    from: 'await this.#takeBacks.takeBack(begun.map(({ address, id }) => ({ address, id })));',
    to: 'await this.#takeBacks.takeBack([]);',
    test: 'apps/smtp/src/intake/intake',
  },
  {
    defence: 'a field of a mail that can not be read leaves the others',
    file: 'libs/storage/src/mail/stored-mail.ts',
    from: `      this.onUnreadable({ field, mailId: id, error });
      return null;`,
    to: `      this.onUnreadable({ field, mailId: id, error });
      throw error;`,
    test: 'apps/gateway/test/unreadable-mail',
  },
  {
    defence: 'hash compare: of two hashes',
    file: 'libs/storage/src/inbox/secrets.ts',
    from: 'left.length === right.length && timingSafeEqual(left, right)',
    to: 'left.length === right.length || timingSafeEqual(left, right)',
    test: 'apps/gateway/test/operator',
  },
  {
    defence: 'hashes: what Redis keeps opens nothing',
    file: 'libs/storage/src/inbox/secrets.ts',
    from: "createHash('sha256').update(secret).digest('base64url')",
    to: "(createHash('sha256'), secret)",
    test: 'apps/gateway/test/privacy',
  },
  {
    defence: 'origin check: a socket of another site',
    file: `${gateway}/live/io-adapter.ts`,
    from: 'isOwnHost(request) && isOwnOrigin(request, publicOrigin)',
    to: 'isOwnHost(request)',
    test: 'apps/gateway/test/live',
  },
  {
    defence: 'CSRF: a changing call of another site',
    file: `${gateway}/http/security.ts`,
    from: 'const allowed = isRead || isOwnOrigin(request, publicOrigin);',
    to: 'const allowed = isRead || isOwnOrigin(request, publicOrigin) || true;',
    test: 'apps/gateway/test/http',
  },
  {
    defence: 'DNS rebinding: a call under a foreign host name',
    file: `${gateway}/http/security.ts`,
    from: '(!isRead || isPrivatePath(request.path)) && !isOwnHost(request)',
    to: '!isRead && !isOwnHost(request)',
    test: 'apps/gateway/test/hosts',
  },
  {
    defence: 'DNS rebinding: a socket under a foreign host name',
    file: `${gateway}/live/io-adapter.ts`,
    from: 'isOwnHost(request) && isOwnOrigin(request, publicOrigin)',
    to: 'isOwnOrigin(request, publicOrigin)',
    test: 'apps/gateway/test/hosts',
  },
  {
    defence: 'cookie: out of reach of scripts',
    file: `${gateway}/access/visitor.ts`,
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: 'apps/gateway/test/inboxes',
  },
  {
    defence: 'a planted cookie: only values that the service gave out',
    file: `${gateway}/access/visitor.ts`,
    from: 'shown !== null && (await isIssued(hashSecret(shown)))',
    to: 'shown !== null',
    test: 'apps/gateway/test/inboxes',
  },
  {
    defence: 'a planted cookie: of a sibling subdomain',
    file: 'libs/contract/src/paths.ts',
    from: "publicOrigin.startsWith('https:') ? `__Host-${visitorCookie}` : visitorCookie",
    to: 'publicOrigin ? visitorCookie : visitorCookie',
    test: 'apps/gateway/test/inboxes',
  },
  {
    defence: 'metrics: exact paths',
    file: `${gateway}/http/express.ts`,
    from: ".enable('strict routing')",
    to: '',
    test: 'apps/gateway/test/metrics',
  },
  {
    defence: 'metrics: METRICS_TOKEN',
    file: `${gateway}/access/operator-access.ts`,
    from: 'METRICS_TOKEN === undefined || ',
    to: 'METRICS_TOKEN !== null || ',
    test: 'apps/gateway/test/metrics',
  },
  {
    defence: 'page policy: no inline script',
    file: `${gateway}/http/security.ts`,
    from: `scriptSrc: ["'self'",`,
    to: `scriptSrc: ["'self'", "'unsafe-inline'",`,
    test: 'apps/gateway/test/http',
  },
  {
    defence: 'caches: private answers are kept nowhere',
    file: `${gateway}/http/security.ts`,
    from: "'private, no-store'",
    to: "'public, max-age=60'",
    test: 'apps/gateway/test/http',
  },
  {
    defence: 'rate limit: calls of one network',
    file: 'libs/storage/src/operating/rate-store.ts',
    from: 'allowed: used <= calls,',
    to: 'allowed: true,',
    test: 'apps/gateway/test/bounds',
  },
  {
    defence: 'sockets of one network',
    file: `${gateway}/live/socket-limits.ts`,
    from: '!(this.settings.RATE_LIMITS && isShareTaken)',
    to: '(isShareTaken || !isShareTaken)',
    test: 'apps/gateway/test/bounds',
  },
  {
    defence: 'flood of one socket',
    file: `${gateway}/live/socket-limits.ts`,
    from: 'if (++messages === limits.maxSocketMessages + 1) this.sendAway(connection);',
    to: '',
    test: 'apps/gateway/test/bounds',
  },
  {
    defence: 'quota: addresses a day',
    file: 'libs/storage/src/inbox/quota-store.ts',
    from: 'left < 0 ? null : left',
    to: 'Math.max(0, left)',
    test: 'libs/storage/test/inbox-store',
  },
  {
    defence: 'SSRF: webhooks go to public addresses alone',
    file: 'libs/network/src/outbound-targets.ts',
    from: 'return isPublic(ip) && ',
    to: 'return (isPublic(ip) || true) && ',
    test: 'libs/network/src/outbound-targets',
  },
  {
    defence: 'webhooks: a call ends whatever is answered',
    file: 'apps/worker/src/webhooks/call.ts',
    from: "request.on('upgrade', settle);\n    request.on('close', () => reject(",
    to: 'void ((error: Error) => error)((',
    test: 'apps/worker/test/webhook-answers',
  },
  {
    defence: 'CSV formulas',
    file: `${gateway}/ranking/csv.ts`,
    from: "typeof value === 'string' && formula.test(value)",
    to: "typeof value === 'number' && formula.test(String(value))",
    test: 'apps/gateway/src/ranking/csv',
  },
  {
    defence: 'relay: mail for foreign domains',
    file: 'apps/smtp/src/intake/intake.ts',
    from: 'if (!this.settings.domains.includes(host || this.hostname)) return replies.relayDenied;',
    to: 'host = this.hostname;',
    test: 'apps/smtp/test/intake',
    builds: ['apps/smtp'],
  },
  {
    defence: 'smuggling: a bare line feed in a message',
    file: 'apps/smtp/src/intake/data-receiver.ts',
    from: 'if (lfAt !== -1 && (crAt === -1 || lfAt < crAt)) return this.#breakOff(lfAt);\n        if (crAt === -1) break;\n        index = crAt;\n        at = At.Cr;',
    to: 'const ends = [crAt, lfAt].filter((end) => end !== -1);\n        if (ends.length === 0) break;\n        index = Math.min(...ends);\n        at = chunk[index] === lf ? At.LineStart : At.Cr;',
    test: 'apps/smtp/src/intake/data-receiver',
  },
  {
    defence: 'size of a message',
    file: 'apps/smtp/src/intake/data-receiver.ts',
    from: "if (this.#receivedBytes > this.maxBytes) return this.#drop('too_large');",
    to: '',
    test: 'apps/smtp/src/intake/data-receiver',
  },
  {
    defence: 'weight of an inbox',
    file: 'libs/storage/src/mail/mail-store.ts',
    from: 'this.limits.maxInboxBytes ?? defaultMaxInboxBytes',
    to: 'this.limits.maxInboxBytes === 0 ? defaultMaxInboxBytes : 1e15',
    test: 'libs/storage/test/mail-store',
  },
  {
    defence: 'room of the store',
    file: 'libs/storage/src/operating/memory-guard.ts',
    from: 'const reservedShare = 0.05;',
    to: 'const reservedShare = -1;',
    test: 'apps/smtp/test/memory-guard',
    builds: ['libs/storage'],
  },
  {
    defence: 'memory of the embedded Redis',
    file: 'apps/start/src/embedded-redis.ts',
    from: '`maxmemory ${maxMemoryBytes}`',
    to: "'maxmemory 0'",
    test: 'apps/start/test/embedded-redis',
  },
  {
    defence: 'lines of a mail',
    file: 'libs/mime/src/hopeless-mail.ts',
    from: 'if (--left < 0) return true;',
    to: 'left--;',
    test: 'libs/mime/src/hopeless-mail',
  },
  {
    defence: 'parser: turns by network',
    file: 'libs/mime/src/turn-queue.ts',
    from: 'this.#networks.magnitudeOf(mail.turn.network),',
    to: '0,',
    test: 'libs/mime/src/turn-queue',
  },
  {
    defence: 'parser: large mails leave a process to small ones',
    file: 'libs/mime/src/mail-processes.ts',
    from: 'const mostLarge = Math.max(1, processes - 1);',
    to: 'const mostLarge = processes;',
    test: 'libs/mime/test/parser-pool',
  },
  {
    defence: 'parser: what was given up on is known',
    file: 'libs/mime/src/mail-processes.ts',
    from: 'if (digest !== null) givenUp.add(digest);',
    to: '',
    test: 'libs/mime/test/parser-pool',
  },
  {
    defence: 'parts of a mail',
    file: 'libs/mime/src/limits.ts',
    from: 'maxParts: 1000,',
    to: 'maxParts: 1_000_000,',
    test: 'libs/mime/src/parse-message',
  },
  {
    defence: 'header injection: line breaks in a subject',
    file: 'libs/mime/src/one-line.ts',
    from: ".replace(blanks, ' ')",
    to: '',
    test: 'libs/mime/src/read-envelope',
  },
  {
    defence: 'slow expressions',
    file: 'libs/mime/src/codes/link-words.ts',
    from: '(?: a| sua| uma| da| de| nova){0,4} senha',
    to: '(?: a| sua| uma| da| de| nova| nova senha)* senha',
    test: 'apps/lab/src/regexes',
  },
  {
    defence: 'sanitiser',
    file: 'frontend/src/features/mail-reader/clean-html.ts',
    from: 'const root = purifier.sanitize(withoutReports(html), {',
    to: 'const root = ((text: string, _: object) => new DOMParser().parseFromString(text, "text/html").documentElement)(withoutReports(html), {',
    test: 'apps/e2e/tests/live.spec.ts',
    builds: ['frontend'],
  },
  {
    defence: 'sandbox of the frame',
    file: 'frontend/src/features/mail-reader/frame-document.ts',
    from: "frameSandbox = 'allow-popups",
    to: "frameSandbox = 'allow-scripts allow-same-origin allow-popups",
    test: 'apps/e2e/tests/live.spec.ts',
    builds: ['frontend'],
  },
];
