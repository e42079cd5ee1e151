import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@efemera/contract';
import { codeBlock, root } from '../../support/code-block.js';
import type { World } from '../../support/world.js';

const program = `
  const [address] = process.argv.slice(-1);
  createInbox().then(async (inbox) => {
    await inbox.waitForMail({ timeout: 0 }).catch((error) => console.log(error.name, error instanceof EfemeraError));
    await inbox.delete();
    console.log(/@/.test(inbox.address));
  });
`;

/** Uses every export, with the types that a user's strict compiler sees. */
const typed = `
  import { createInbox, EfemeraError, openInbox, TimeoutError, verifyWebhook } from 'efemera';
  import type { Fault, Inbox, JoinLink, KeptInbox, Mail, MailSummary, PassedOver, TaggedInbox } from 'efemera';
  import type { WaitOptions, WebhookCall } from 'efemera';
  async function use(): Promise<string> {
    await using inbox: Inbox = await createInbox({ signal: AbortSignal.timeout(1) });
    const options: WaitOptions = { from: 'shop', timeout: 1000 };
    const mail: Mail = await inbox.waitForMail({ ...options, has: 'code' });
    const code: string = await inbox.waitForCode(options);
    for await (const { subject } of inbox.watch()) return subject;
    const kept: KeptInbox = inbox.toJSON();
    const list: MailSummary[] = await openInbox(kept).messages();
    // @ts-expect-error: a timeout in words
    await inbox.waitForCode({ timeout: '1 s' });
    const fault: Fault = { stage: 'rcpt', code: 451, times: 1 };
    await inbox.setFault(fault);
    await inbox.expectNone({ subject: /unsubscribe/i, where: ({ size }) => size > 1, timeout: 1 });
    const call: WebhookCall = await verifyWebhook({ body: '', signature: null, secret: '' });
    await verifyWebhook({ body: '', headers: new Headers(), secret: '' });
    await verifyWebhook({ body: '', headers: { 'webhook-id': ['1'], host: undefined }, secret: '' });
    const link: JoinLink = await inbox.share({ access: 'full' });
    const shop: TaggedInbox = inbox.tagged('shop');
    await shop.waitForCode({ from: link.url });
    // @ts-expect-error: its tag is given already
    await shop.waitForCode({ tag: 'forum' });
    // @ts-expect-error: a misspelt filter
    await inbox.waitForCode({ form: '@shop.test' });
    return code + mail.body + list.length + call.to;
  }
  use().catch((error: unknown) => {
    if (error instanceof TimeoutError) error.arrived.map((mail: PassedOver) => mail.reason);
    if (error instanceof EfemeraError) error.code.trim();
  });
`;

export function testPackage(world: () => World): void {
  it('contains the program and its documentation, and no other file', () => {
    const { packed } = world().project;
    for (const needed of [
      'package.json',
      'README.md',
      'LICENSE',
      'bin/efemera.js',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/cypress.js',
      'dist/cypress-tasks.js',
      'dist/cjs/cypress.d.ts',
      'dist/playwright.js',
      'dist/cjs/playwright.d.ts',
    ]) {
      expect(packed).toContain(needed);
    }
    const known =
      /^(package\.json|README\.md|LICENSE|bin\/efemera\.js|dist\/(cjs\/|cli\/)?[a-z-]+(\.d\.ts|\.js)|dist\/cjs\/package\.json)$/;
    expect(packed.filter((path) => !known.test(path))).toEqual([]);
  });

  it('has the same integrity in the lock file of a project as the server states', async () => {
    const { project, url } = world();
    const { clientPackage } = (await (await fetch(`${url}/api/config`)).json()) as SiteConfig;
    const lock = JSON.parse(readFileSync(join(project.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; resolved: string; integrity: string }>;
    };
    expect(lock.packages['node_modules/efemera']).toMatchObject({ ...clientPackage, resolved: `${url}/efemera.tgz` });
    const answer = await fetch(`${url}/efemera.tgz`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const digest = createHash('sha512').update(Buffer.from(await answer.arrayBuffer()));
    expect(`sha512-${digest.digest('base64')}`).toBe(clientPackage?.integrity);
    const again = await fetch(`${url}/efemera.tgz`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['an ES module', 'main.mjs', `import { createInbox, EfemeraError } from 'efemera';${program}`],
    ['require', 'main.cjs', `const { createInbox, EfemeraError } = require('efemera');${program}`],
  ])('works in plain Node by %s', async (_, file, text) => {
    const { project } = world();
    project.write(file, text);
    expect(await project.run(process.execPath, [file])).toEqual({ code: 0, out: 'TimeoutError true\ntrue\n', err: '' });
  });

  it('compiles under strict settings, by import and by require', async () => {
    const { project } = world();
    project.write('typed.mts', typed);
    project.write('typed.cts', typed);
    const options = '--noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022,dom --module nodenext';
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { code, out } = await project.run(process.execPath, [tsc, ...options.split(' '), 'typed.mts', 'typed.cts']);
    expect(out).toBe('');
    expect(code).toBe(0);
  });

  it('compiles in a project for ES2020 that checks the declarations of its packages, too', async () => {
    const { project } = world();
    const older = "import { createInbox, EfemeraError } from 'efemera'; export { createInbox, EfemeraError };";
    project.write('older.mts', `${older} import 'efemera/cypress-tasks';`);
    const options = '--noEmit --strict --skipLibCheck false --target es2020 --lib es2020,dom --module nodenext';
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(await project.run(process.execPath, [tsc, ...options.split(' '), 'older.mts'])).toMatchObject({
      code: 0,
      out: '',
    });
  });
}

export function testPublishing(world: () => World): void {
  it('can be published under a scoped name as CONTRIBUTING.md says', async () => {
    const { project } = world();
    const publish = codeBlock('CONTRIBUTING.md', 'publish.sh');
    expect(publish).toContain('npm publish --access public\n');
    // Packs what would be published: a registry must not be called.
    project.write('publish.sh', publish.replace('npm publish --access public', 'npm pack --dry-run --json'));
    const tgz = 'libs/client/dist/efemera.tgz';
    mkdirSync(join(project.folder, 'libs/client/dist'), { recursive: true });
    copyFileSync(join(root, tgz), join(project.folder, tgz));
    const addresses = { HOMEPAGE: 'https://mail.test', REPOSITORY: 'https://git.test/mail.git' };
    const { code, out } = await project.run('sh', ['-eu', 'publish.sh'], addresses);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ name: '@efemera/client' }]);
    expect(JSON.parse(readFileSync(join(project.folder, 'package/package.json'), 'utf8'))).toMatchObject({
      homepage: addresses.HOMEPAGE,
      repository: { type: 'git', url: `git+${addresses.REPOSITORY}`, directory: 'libs/client' },
    });
    const readme = readFileSync(join(project.folder, 'package/README.md'), 'utf8');
    expect(readme).toContain("from '@efemera/client/playwright'");
    expect(readme).not.toMatch(/from 'efemera/);
  });
}
