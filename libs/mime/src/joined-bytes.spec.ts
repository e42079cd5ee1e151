import PostalMime from 'postal-mime';
import { JoinedBytes } from './joined-bytes.js';

it.each([
  ['nothing', []],
  ['separate lines', [Buffer.from('Olá'), '\n', new Uint8Array([0, 255]), '\n', '']],
  ['decoded buffers', [new Uint8Array([1, 2, 3]).buffer, new ArrayBuffer(0), Buffer.from('x'.repeat(10_000))]],
  ['a view of a larger buffer', [new Uint8Array(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2), 'é']],
] as [string, (string | ArrayBuffer | Uint8Array<ArrayBuffer>)[]][])(
  'joins %s to the same bytes as a Blob',
  async (_, pieces) => {
    const joined = await new JoinedBytes(pieces).arrayBuffer();
    expect(Buffer.from(joined)).toEqual(Buffer.from(await new Blob(pieces).arrayBuffer()));
  },
);

it('postal-mime joins a part with JoinedBytes, with the same result', async () => {
  const source = 'Content-Type: text/plain; charset=utf-8\r\n\r\nOlá,\r\nmundo.\r\n';
  const expected = await PostalMime.parse(source);
  let made = 0;
  class CountedBytes extends JoinedBytes {
    constructor(pieces: ConstructorParameters<typeof JoinedBytes>[0]) {
      super(pieces);
      made++;
    }
  }
  const blob = globalThis.Blob;
  globalThis.Blob = CountedBytes as unknown as typeof Blob;
  try {
    expect(await PostalMime.parse(source)).toEqual(expected);
  } finally {
    globalThis.Blob = blob;
  }
  expect(made).toBeGreaterThan(0);
});
