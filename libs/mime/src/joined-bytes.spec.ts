import { JoinedBytes } from './joined-bytes.js';

it.each([
  ['nothing', []],
  ['lines as they come', [Buffer.from('Olá'), '\n', new Uint8Array([0, 255]), '\n', '']],
  ['what was decoded', [new Uint8Array([1, 2, 3]).buffer, new ArrayBuffer(0), Buffer.from('x'.repeat(10_000))]],
  ['a view of a larger buffer', [new Uint8Array(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2), 'é']],
] as [string, (string | ArrayBuffer | Uint8Array<ArrayBuffer>)[]][])(
  'joins %s to the bytes of a Blob',
  async (_, pieces) => {
    const joined = await new JoinedBytes(pieces).arrayBuffer();
    expect(Buffer.from(joined)).toEqual(Buffer.from(await new Blob(pieces).arrayBuffer()));
  },
);
