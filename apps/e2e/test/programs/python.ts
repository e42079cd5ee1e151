import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPython } from '@efemera/start/find-python';
import { codeBlock, root } from '../../support/code-block.js';
import type { World } from '../../support/world.js';

const module = join(root, 'libs/client/python/efemera.py');

export function testPython(world: () => World): void {
  let run: (...args: string[]) => ReturnType<World['project']['run']>;
  beforeAll(async () => {
    const { python, path } = await findPython(join(root, '.cache'));
    const env = { PYTHONPATH: path, SMTP_PORT: String(world().system.smtpPort), PYTHONDONTWRITEBYTECODE: '1' };
    run = (...args) => world().project.run(python, args, env);
    const { code, err } = await world().project.run('curl', ['-sSfO', `${world().url}/efemera.py`]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  }, 300_000);

  it('can be downloaded from the server, which answers 304 while the file has not changed', async () => {
    const answer = await fetch(`${world().url}/efemera.py`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/x-python/);
    expect(await answer.text()).toBe(readFileSync(module, 'utf8'));
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${world().url}/efemera.py`, { headers: known })).status).toBe(304);
  });

  it('passes its tests against the server', async () => {
    const { project } = world();
    for (const file of ['test_efemera.py', 'test_calls.py']) {
      copyFileSync(join(root, 'libs/client/python', file), join(project.folder, file));
    }
    const { code, err } = await run('-X', 'dev', '-m', 'unittest', 'test_efemera', 'test_calls');
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/^Ran 45 tests[^]*^OK$/m) as string });
    expect(err).not.toContain('Warning');
  });

  it('imports no module but those of Python', async () => {
    const names = [...readFileSync(module, 'utf8').matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
    const program =
      'import sys, json; print(json.dumps([n for n in sys.argv[1:] if n not in sys.stdlib_module_names]))';
    expect(names.length).toBeGreaterThan(8);
    expect(await run('-c', program, ...(names as string[]))).toMatchObject({ code: 0, out: '[]\n' });
  });

  it('signs up by pytest as the recipe shows', async () => {
    const { project, shop } = world();
    const { right } = shop.typed;
    for (const file of ['conftest.py', 'test_sign_up.py']) {
      project.write(file, codeBlock('docs/test-suites.md', file));
    }
    const { code, out } = await run('-m', 'pytest', '-q', 'test_sign_up.py');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1 passed') as string });
    expect(shop.typed.right).toBe(right + 1);
  });

  it('prints the mail of an inbox only if the pytest test has failed, and deletes the inbox', async () => {
    const { project } = world();
    project.write('conftest.py', codeBlock('docs/test-suites.md', 'conftest.py'));
    project.write('test_fails.py', failing);
    const { code, out } = await run('-m', 'pytest', '-q', 'test_fails.py');
    expect(code).toBe(1);
    expect(out).toContain('1 failed, 1 passed');
    const [, address = ''] = /^-+ Mail of (\S+@efemera\.localhost) -+$/m.exec(out) ?? [];
    expect(out.match(/Mail of /g)).toHaveLength(1);
    expect(out).toMatch(/^ {2}[\d:]{8} UTC {2}"Confirme seu e-mail.*<nao-responda@shop\.test>: \d{6}$/m);
    expect((await fetch(`${world().url}/api/emails?to=${address}`)).status).toBe(403);
  });
}

const failing = `
from test_sign_up import post

def test_passes(inbox):
    post("sign-up", email=inbox.address)
    inbox.wait_for_code()

def test_fails(inbox):
    post("sign-up", email=inbox.address)
    inbox.wait_for_mail()
    assert False
`;
