import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { codeMail, linkMail, mailOf, textMail } from '@efemera/testing/sample-mail';
import { commandExample, packageExample } from '../../../../frontend/src/features/api-docs/test-examples.js';
import { codeBlock, root } from '../../support/code-block.js';
import { linesOf } from '../../support/tester-project.js';
import type { World } from '../../support/world.js';
import { besideAnother } from './recipes.js';

const hostileSubject = 'Hi \u001b]0;pwned\u0007\u001b[2J\u009b31m\u202eevil';
// eslint-disable-next-line no-control-regex
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

export function testCommandLine(world: () => World): void {
  const efemera = (...args: string[]) => world().project.efemera(...args);
  const newAddress = async () => (await efemera('new')).out.trim();
  const json = <T>(line: string) => JSON.parse(line) as T;

  it('makes an inbox, which its other commands use without arguments', async () => {
    const made = await efemera('new');
    expect(made).toEqual({ code: 0, out: expect.stringMatching(/^\S+@efemera\.localhost\n$/) as string, err: '' });
    const address = made.out.trim();
    await world().deliver(address, codeMail('482913'));
    await world().deliver(address, linkMail('https://forum.test/confirm?token=abc'));
    expect(await efemera('code')).toEqual({ code: 0, out: '482913\n', err: '' });
    expect(await efemera('link')).toEqual({ code: 0, out: 'https://forum.test/confirm?token=abc\n', err: '' });

    const listed = await efemera('list');
    const rows = listed.out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([, , from, subject, code]) => [from, subject, code ?? ''])).toEqual([
      ['Forum <hello@forum.test>', 'Confirm your address', ''],
      ['Loja Aurora <contas@loja.test>', 'Confirme seu cadastro', '482913'],
    ]);
    const [newest, oldest] = rows.map(([id = '']) => id);
    expect((await efemera('read')).out).toContain('Subject: Confirm your address\n');
    expect((await efemera('read', oldest ?? '')).out).toMatch(/^From: Loja Aurora[^]*\nCode: 482913\n\nSeu código/);
    expect((await efemera('read', '--raw', newest ?? '')).out).toMatch(/^From: "Forum" <hello@forum\.test>\r\n/m);

    expect(await efemera('delete', oldest ?? '')).toEqual({ code: 0, out: '', err: '' });
    expect((await efemera('list')).out.trimEnd().split('\n')).toHaveLength(1);
    expect((await efemera('delete')).code).toBe(0);
    // `delete` has removed the stored token of the inbox, too, so the command can't open the inbox any more.
    expect((await efemera('list', address)).code).toBe(4);
  });

  it('never prints a code twice, not even in another process', async () => {
    const address = await newAddress();
    await world().deliver(address, codeMail('111111'));
    expect((await efemera('code', '--from', '@loja.test')).out).toBe('111111\n');
    const [next] = await Promise.all([
      efemera('code', address, '--timeout', '30'),
      world().deliver(address, codeMail('222222')),
    ]);
    expect(next).toEqual({ code: 0, out: '222222\n', err: '' });
    const late = await efemera('code', '--timeout', '0.1');
    expect(late.code).toBe(3);
    expect(late.out).toBe('');
    expect(late.err).toContain('given out before');
  });

  it('prints a different code in each of three concurrent waits', async () => {
    const address = await newAddress();
    const waiting = Promise.all([1, 2, 3].map(() => efemera('code', address, '--timeout', '30')));
    const codes = ['410001', '410002', '410003'];
    for (const code of codes) await world().deliver(address, codeMail(code, 'Code', `${code}@loja.test`));
    expect((await waiting).map(({ out }) => out.trim()).sort()).toEqual(codes);
  });

  it('waits for, lists and watches the mail of one plus address', async () => {
    const address = await newAddress();
    const tagged = address.replace('@', '+shop@');
    await world().deliver(address, codeMail('520001'));
    await world().deliver(tagged, codeMail('520002', 'Tagged'));
    expect((await efemera('list', '--tag', 'shop')).out.trimEnd().split('\n')).toEqual([
      expect.stringContaining('\tTagged\t520002'),
    ]);
    expect((await efemera('code', '--tag', 'SHOP')).out).toBe('520002\n');
    expect(await efemera('code', '--tag', 'forum', '--timeout', '0')).toMatchObject({ code: 3, out: '' });
    expect((await efemera('code')).out).toBe('520001\n');
    await world().deliver(address, codeMail('520003'));
    await world().deliver(tagged, codeMail('520004', 'Tagged'));
    await world().deliver(address, codeMail('520005'));
    expect(await efemera('code', tagged)).toEqual({ code: 0, out: '520004\n', err: '' });
    expect((await efemera('read', tagged)).out).toContain('Subject: Tagged\n');
  });

  it('prints no code again in a process that has only the token', async () => {
    const { address = '', token = '' } = json<Record<string, string>>((await efemera('new', '--json')).out);
    await world().deliver(address, codeMail('530001'));
    const { project } = world();
    const env = { XDG_CONFIG_HOME: join(project.folder, 'another-machine') };
    const code = () =>
      project.run(process.execPath, [project.cli, 'code', address, '--token', token, '--timeout', '0'], env);
    expect(await code()).toEqual({ code: 0, out: '530001\n', err: '' });
    expect(await code()).toMatchObject({ code: 3, out: '' });
  });

  it('claims nothing where it cannot store the token, unless it prints the token', async () => {
    const { project } = world();
    const run = (...args: string[]) =>
      project.run(process.execPath, [project.cli, ...args], { XDG_CONFIG_HOME: '/dev/null' });
    expect(await run('new')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('nothing was claimed') });
    const { code, out, err } = await run('new', '--json');
    expect([code, err.trimEnd().split('\n')]).toEqual([0, [expect.stringContaining('other commands need --token')]]);
    const { address = '', token = '' } = json<Record<string, string>>(out);
    await world().deliver(address, codeMail('540001'));
    expect(await run('code', address, '--token', token)).toMatchObject({ code: 0, out: '540001\n' });
  });

  it('prints a link that lets a guest in', async () => {
    await newAddress();
    for (const access of ['read', 'full']) {
      const { code, out } = await efemera('share', '--access', access);
      expect([code, out]).toEqual([0, expect.stringMatching(/^http:\/\/\S+\/#join=[\w-]+\n$/)]);
      const joined = await fetch(`${world().url}/api/links/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: new URL(out.trim()).hash.replace('#join=', '') }),
      });
      expect(await joined.json()).toMatchObject({ access });
    }
    expect(Object.keys(json((await efemera('share', '--json')).out))).toEqual(['url', 'expiresAt']);
    const nobodys = await efemera('share', `nobody-${Date.now()}@efemera.localhost`);
    expect(nobodys).toMatchObject({ code: 4, out: '' });
  });

  it('prints its version', async () => {
    const { version } = json<{ version: string }>(readFileSync(join(root, 'libs/client/package.json'), 'utf8'));
    expect(await efemera('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('prints one JSON object a line, for pipes', async () => {
    const made = json<Record<string, string>>((await efemera('new', '--json')).out);
    expect(Object.keys(made)).toEqual(['url', 'address', 'token', 'expiresAt']);
    const { address = '', token = '' } = made;
    for (const subject of ['one', 'two']) await world().deliver(address, textMail(subject));
    const lines = (await efemera('list', '--json')).out.trimEnd().split('\n');
    expect(lines.map((line) => json<{ subject: string }>(line).subject)).toEqual(['two', 'one']);
    expect(json((await efemera('wait', '--json', '--subject', 'two')).out)).toMatchObject({
      subject: 'two',
      to: address,
    });
    await world().deliver(address, codeMail('333333'));
    expect(json((await efemera('code', '--json')).out)).toEqual({ code: '333333' });
    // On another machine, which has no stored token.
    const elsewhere = ['list', address, '--token', token, '--json'];
    const listed = await world().project.run(process.execPath, [world().project.cli, ...elsewhere], {
      XDG_CONFIG_HOME: '/nonexistent',
    });
    // Names the error of a command that printed nothing.
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out.trimEnd().split('\n')).toHaveLength(3);
  });

  it('stores tokens readable for their user only', () => {
    const folder = join(world().project.folder, 'config/efemera/inboxes');
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it('prints no control characters that a terminal would execute', async () => {
    const address = await newAddress();
    const mail = mailOf({ subject: hostileSubject, text: `${hostileSubject}\r\nbye\rforged line` });
    await world().deliver(address, mail);
    for (const command of [['list'], ['read'], ['list', '--json'], ['read', '--json'], ['wait']]) {
      const { code, out } = await efemera(...command);
      expect([command, code]).toEqual([command, 0]);
      expect(out).toContain('evil');
      expect(out).not.toMatch(obeyed);
    }
    const late = await efemera('code', '--timeout', '0');
    expect(late.err).toContain('evil');
    expect(late.err).not.toMatch(obeyed);
  });

  it('watches until Ctrl-C, and exits with 0', async () => {
    const address = await newAddress();
    await world().deliver(address, textMail('before'));
    const child = world().project.start(process.execPath, [world().project.cli, 'watch', '--json']);
    let out = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
    const ended = once(child, 'close');
    // The command prints nothing when it starts to watch, so mails are sent until one is printed.
    for (let i = 1; !out.includes('\n'); i++) {
      await world().deliver(address, textMail(`mail ${i}`));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(json<{ subject: string }>(out.split('\n', 1)[0] ?? '').subject).toMatch(/^mail \d+$/);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('ends a wait with 130 on Ctrl-C', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { project } = world();
    const child = project.start(process.execPath, [project.cli, 'code', 'a@efemera.localhost', '--url', url]);
    const ended = once(child, 'close');
    await once(silent, 'request');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    silent.close();
  });

  it('exits quietly when its reader closes the pipe', async () => {
    const address = await newAddress();
    for (let i = 0; i < 3; i++) await world().deliver(address, mailOf({ text: 'x'.repeat(400_000) }));
    const script = `set -o pipefail; node "${world().project.cli}" read | head -1`;
    expect(await world().project.run('bash', ['-c', script])).toEqual({
      code: 0,
      out: 'From: Ana <ana@sender.test>\n',
      err: '',
    });
  });

  it.each([
    ['no command', [], 2],
    ['an unknown command', ['send'], 2],
    ['an unknown option', ['list', '--all'], 2],
    ['an option of another command', ['list', '--timeout', '3'], 2],
    ['too many addresses', ['list', 'a@efemera.localhost', 'b@efemera.localhost'], 2],
    ['an id where none is taken', ['watch', '01JD0000000000000000000000'], 2],
    ['a timeout in words', ['code', '--timeout', 'soon'], 2],
    ['another access', ['share', '--access', 'all'], 2],
    ['another thing to have', ['wait', '--has', 'luck'], 2],
    ['a token for nobody', ['list', '--token', 'x'], 2],
    ['a url that is none', ['list', 'a@efemera.localhost', '--url', 'efemera'], 2],
    ['a plus address to delete', ['delete', 'a+shop@efemera.localhost'], 2],
    ['a plus address to delete by its token', ['delete', 'a+shop@efemera.localhost', '--token', 'x'], 2],
    ['a subject longer than any', ['code', 'nobody@efemera.localhost', '--subject', 'x'.repeat(5000)], 2],
    ['an address of another domain', ['list', 'a@elsewhere.test'], 2],
    ['a mail that is not', ['read', 'nobody@efemera.localhost', '01JD0000000000000000000000'], 5],
    ['an empty inbox', ['read', 'nobody@efemera.localhost'], 5],
    ['a server that keeps no inbox here', ['list', '--url', 'http://127.0.0.1:2'], 5],
    ['no server', ['list', 'nobody@efemera.localhost', '--url', 'http://127.0.0.1:1'], 6],
  ])('reports %s with its own exit code', async (_, args, code) => {
    const result = await efemera(...args);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(args.length === 0 ? /^Usage: efemera/ : /^efemera/);
    expect(result.err).not.toMatch(/\n\s+at /);
  });

  it('distinguishes a taken address from a private one', async () => {
    const address = await newAddress();
    expect(await efemera('new', '--address', address)).toMatchObject({ code: 1, out: '' });
    const { code, err } = await efemera('list', address, '--token', 'wrong');
    expect(code).toBe(4);
    expect(err).toContain('held by somebody else');
  });

  it('prints the help that the README shows', async () => {
    const { code, out } = await efemera('--help');
    expect(code).toBe(0);
    const readme = readFileSync(join(root, 'libs/client/README.md'), 'utf8');
    const commands = ['new', 'list', 'read', 'wait', 'code', 'link', 'watch', 'share', 'delete'];
    for (const command of commands) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
      expect(readme).toMatch(new RegExp(`^efemera ${command} `, 'm'));
      const help = await efemera(command, '--help');
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toMatch(new RegExp(`^Usage: efemera ${command}.*\\n\\n.+\\.\\n`));
      expect(help.out).toContain('--json');
    }
    for (const exitCode of [0, 1, 2, 3, 4, 5, 6, 130]) {
      expect(out).toMatch(new RegExp(`^  ${exitCode} +\\w`, 'm'));
      expect(readme).toMatch(new RegExp(`^\\| ${exitCode} \\| `, 'm'));
    }
  });

  it('works as the examples of the API page show', async () => {
    const { project, url } = world();
    const signUp = (example: string, instead: string) => example.replace(/^.*… sign up.*$/m, instead);
    project.write('page.sh', besideAnother(`${signUp(commandExample(url), 'echo "$address"')}\n`));
    project.write('page.mjs', `${signUp(packageExample(url), 'console.log(inbox.address);')}\nconsole.log(code);\n`);
    for (const [program, ...args] of [
      ['sh', '-eu', 'page.sh'],
      [process.execPath, 'page.mjs'],
    ] as const) {
      const child = project.start(program, [...args]);
      const ended = once(child, 'close');
      const lines = linesOf(child);
      await world().deliver(await lines(), codeMail('640319', 'Code', 'hello@shop.example'));
      expect(await lines()).toBe('640319');
      expect(await ended).toEqual([0, null]);
    }
  });

  it('works as docs/api.md shows', async () => {
    const { project } = world();
    project.write('shell.sh', besideAnother(codeBlock('docs/api.md', 'command-line.sh')));
    const child = project.start('sh', ['-eu', 'shell.sh']);
    const ended = once(child, 'close');
    const lines = linesOf(child);
    await world().deliver(await lines(), codeMail('640318'));
    expect(await lines()).toBe('640318');
    expect(await ended).toEqual([0, null]);
  });
}
