import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import createClient, { type Client } from 'openapi-fetch';
import openApiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { TestGateway } from './support.js';

/** A program that uses only types made from the description of the API. */
const program = `
import type { Client } from 'openapi-fetch';
import type { components, paths } from './described-api.js';

export async function signUp(client: Client<paths>, arrive: (address: string) => Promise<unknown>) {
  const { data: inbox } = await client.POST('/api/inboxes', { body: {} });
  if (!inbox) throw new Error('no inbox');
  await arrive(inbox.address);
  const headers = { authorization: 'Bearer ' + inbox.token };
  const query = { to: inbox.address, fields: 'summary', wait: 60 } as const;
  const { data: listed } = await client.GET('/api/emails', { params: { query }, headers });
  const mail: components['schemas']['EmailSummary'] | undefined = listed?.emails[0];
  const refused = await client.GET('/api/emails', { params: { query: { to: inbox.address } } });
  const code: string | undefined = refused.error?.error.code;
  return { code: mail?.code, refused: code };
}
`;

/** Mistakes that the types must reveal: what each is, a text of `program`, and the wrong text in its place. */
const mistakes: readonly [string, string, string][] = [
  ['a path that does not exist', "GET('/api/emails', { params: { query }", "GET('/api/mails', { params: { query }"],
  ['a parameter that is missing', 'query: { to: inbox.address }', 'query: {}'],
  ['a value that the call does not accept', "fields: 'summary'", "fields: 'short'"],
  ['a field that the answer does not have', 'mail?.code', 'mail?.pin'],
];

/** A program that calls the functions which @hey-api/openapi-ts writes, one for each call of the description. */
const callingProgram = `
import { claimInbox, listEmails, setDomain, type EmailSummary } from './client/index.js';
import { client } from './client/client.gen.js';

client.setConfig({ baseUrl: process.argv[2] ?? '' });
const { data: inbox } = await claimInbox({ body: { ttlSeconds: 600 } });
if (!inbox) throw new Error('no inbox');
console.log(inbox.address);
const headers = { authorization: 'Bearer ' + inbox.token };
const { data: listed } = await listEmails({ query: { to: inbox.address, fields: 'summary', wait: 60 }, headers });
const mail: EmailSummary | undefined = listed?.emails[0];
const { error: refused } = await listEmails({ query: { to: inbox.address } });
const { error: unknown } = await setDomain({ path: { domain: 'a.test' }, body: { state: 'kept' }, auth: 'no operator' });
console.log(JSON.stringify([mail?.code, refused?.error.code, unknown?.error.code]));
`;

/** Texts of `callingProgram` with wrong ones: an unknown call, a missing parameter, a wrong value, an unknown field. */
const callingMistakes: readonly [string, string][] = [
  ['claimInbox, listEmails', 'claimInbox, listMails as listEmails'],
  ['query: { to: inbox.address } }', 'query: {} }'],
  ["state: 'kept'", "state: 'hidden'"],
  ['mail?.code', 'mail?.pin'],
];

const folder = import.meta.dirname;
const modules = resolve(folder, '../../../node_modules');
const generator = join(modules, '@hey-api/openapi-ts/bin/run.js');
const compiler = join(modules, 'typescript/bin/tsc');

/** Type-checks the program as a file of this folder that does not exist on the disk. */
function faultsOf(text: string, types: string): string[] {
  const virtual = new Map([
    [join(folder, 'program.ts'), text],
    [join(folder, 'described-api.d.ts'), types],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const source = virtual.get(path);
    return source === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, source, target);
  };
  const checked = ts.createProgram([join(folder, 'program.ts')], options, host);
  return ts.getPreEmitDiagnostics(checked).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a client that is generated from the description of the API', () => {
  let gateway: TestGateway;
  let types: string;
  beforeAll(async () => {
    gateway = await TestGateway.start();
    types = astToString(await openApiTypes(JSON.stringify(gateway.description.document)));
  });
  afterAll(() => gateway.stop());

  // Runs before the tests that compile: compiling blocks this process, with the server in it, for longer than the server
  // keeps a connection open.
  it('claims an inbox, waits for a mail and gets the code of a refusal', async () => {
    const { outputText } = ts.transpileModule(program, { compilerOptions: { module: ts.ModuleKind.ESNext } });
    const { signUp } = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
      signUp: (client: Client<object>, arrive: (address: string) => Promise<unknown>) => Promise<object>;
    };
    const arrive = (address: string) =>
      gateway.deliver(address as never, 'Code', 'Subject: Code\r\n\r\nYour verification code is 482913.\r\n');
    const answer = await signUp(createClient({ baseUrl: gateway.url }), arrive);
    expect(answer).toEqual({ code: '482913', refused: 'inbox_private' });
  });

  it('compiles', () => {
    expect(faultsOf(program, types)).toEqual([]);
  });

  it.each(mistakes)('does not compile with %s', (_, from, to) => {
    expect(program).toContain(from);
    expect(faultsOf(program.replace(from, to), types)).not.toEqual([]);
  });
});

describe('a client that @hey-api/openapi-ts generates from the description', () => {
  let gateway: TestGateway;
  let project: string;
  beforeAll(async () => {
    gateway = await TestGateway.start();
    project = mkdtempSync(join(tmpdir(), 'efemera-generated-'));
    write('package.json', '{ "type": "module" }');
    write('description.json', JSON.stringify(gateway.description.document));
    write('process.d.ts', 'declare const process: { argv: string[] };');
    const compilerOptions = { strict: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] };
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, module: 'nodenext', outDir: 'compiled' } }),
    );
    const options = ['--input', 'description.json', '--output', 'client', '--silent', '--no-log-file'];
    expect(await run(generator, options)).toEqual({ code: 0, out: [], err: '' });
  }, 120_000);
  afterAll(async () => {
    rmSync(project, { recursive: true, force: true });
    await gateway.stop();
  });

  const write = (name: string, content: string) => writeFileSync(join(project, name), content);

  /** Runs a Node program in the project's folder, as a child: compiling in this process would block its gateway. */
  async function run(program: string, args: string[], onLine?: (line: string) => unknown) {
    const child = spawn(process.execPath, [program, ...args], { cwd: project });
    const ended = once(child, 'close');
    const errors = text(child.stderr);
    const out: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      out.push(line);
      await onLine?.(line);
    }
    const [code] = (await ended) as [number | null];
    return { code, out, err: await errors };
  }

  it('compiles strictly, claims an inbox, waits for a mail and tells refusals by their codes', async () => {
    write('program.ts', callingProgram);
    expect(await run(compiler, [])).toEqual({ code: 0, out: [], err: '' });
    const arrive = (address: string) =>
      address.includes('@') &&
      gateway.deliver(address as never, 'Code', 'Subject: Code\r\n\r\nYour verification code is 482913.\r\n');
    const { code, out, err } = await run('compiled/program.js', [gateway.url], arrive);
    expect({ code, told: out[1], err }).toEqual({
      code: 0,
      told: JSON.stringify(['482913', 'inbox_private', 'admin_required']),
      err: '',
    });
  }, 60_000);

  it('makes the compiler report each of the mistakes', async () => {
    for (const [index, [from, to]] of callingMistakes.entries()) {
      expect(callingProgram).toContain(from);
      write(`mistake-${index}.ts`, callingProgram.replace(from, to));
    }
    const { out } = await run(compiler, ['--noEmit']);
    const faulty = out.flatMap((line) => /^mistake-(\d)\.ts.*: error TS/.exec(line)?.[1] ?? []);
    expect([...new Set(faulty)].map(Number)).toEqual([...callingMistakes.keys()]);
    expect(faulty).toHaveLength(callingMistakes.length);
  }, 60_000);
});
