import { join } from 'node:path';
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

/** The same program with one mistake of each kind. */
const mistakes: readonly [string, string, string][] = [
  ['a path that is none', "GET('/api/emails', { params: { query }", "GET('/api/mails', { params: { query }"],
  ['a parameter that is missing', 'query: { to: inbox.address }', 'query: {}'],
  ['a value that is not taken', "fields: 'summary'", "fields: 'short'"],
  ['a field that no answer has', 'mail?.code', 'mail?.pin'],
];

const folder = import.meta.dirname;

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
  it('claims an inbox, waits for a mail and tells a refusal', async () => {
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
