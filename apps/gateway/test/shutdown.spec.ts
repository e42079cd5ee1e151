import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { someAddress, TestGateway, until } from './support.js';

describe('a gateway that stops', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  /** Opens a connection; `text` is everything that the gateway has sent on it. */
  const open = async (gateway: TestGateway) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    const connection = {
      text: '',
      ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => (connection.text += chunk));
    return { socket, connection };
  };

  it('closes idle connections at once, and the others with the answer that runs on them', async () => {
    const gateway = await TestGateway.start({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
    const [idle, waiting] = [await open(gateway), await open(gateway)];
    idle.connection.ask('/health/live');
    await until('the first is answered', () => idle.connection.text.includes('"live"'));
    expect(idle.connection.text).toContain('Connection: keep-alive');
    waiting.connection.ask(`/api/emails?to=${someAddress()}&wait=30`);
    await until('the gateway waits', async () =>
      (await (await gateway.call('GET', '/metrics')).text()).includes('efemera_waiters 1'),
    );
    const startedAtMs = performance.now();
    const closed = Promise.all([idle, waiting].map(({ socket }) => once(socket, 'close')));
    await gateway.stop();
    await closed;
    expect(waiting.connection.text).toContain('Connection: close');
    expect(performance.now() - startedAtMs).toBeLessThan(3000);
  });
});
