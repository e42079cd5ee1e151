import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

const pieceBytes = 1000;
const pauseMs = 100;

/**
 * Forwards connections to a local port, and pages in pieces as a slow network delivers them, so that the browser paints
 * while a page is still coming in. Scripts and style sheets are not delayed: without them it would paint nothing.
 */
export async function slowNetwork(targetPort: number): Promise<{ url: string; close: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    open.add(client).add(target);
    // The browser drops connections that it no longer needs.
    const ended = () => [client, target].forEach((socket) => socket.destroy());
    pipeline(client, target).catch(ended);
    pipeline(target, inPieces, client).catch(ended);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    open.forEach((socket) => socket.destroy());
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function* inPieces(answers: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isPage = false;
  for await (const data of answers) {
    const start = data.toString('latin1');
    if (start.startsWith('HTTP/1.1')) isPage = /^content-type: text\/html/im.test(start);
    for (let at = 0; at < data.length; at += pieceBytes) {
      yield data.subarray(at, at + pieceBytes);
      if (isPage) await pause(pauseMs);
    }
  }
}
