import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs in a page like the ad network's script: each push fills the first empty place, as the real script does. */
const script = `
  const push = () => {
    const place = document.querySelector('ins.adsbygoogle:not([data-filled])');
    if (!place) throw new Error('All places have advertisements in them already.');
    place.dataset.filled = 'true';
    place.textContent = 'Buy this. ' + place.dataset.adSlot;
  };
  const waiting = globalThis.adsbygoogle ?? [];
  globalThis.adsbygoogle = { push };
  waiting.forEach(push);
`;

/** A network of advertisements for tests, on a port of 127.0.0.1. */
export class AdNetwork {
  fails = false;
  /** The received requests, as paths with their queries. */
  readonly asked: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly scriptUrl: string,
  ) {}

  static async start(): Promise<AdNetwork> {
    const server = createServer((request, response) => {
      network.asked.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      if (network.fails) response.writeHead(503).end();
      else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const network = new AdNetwork(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/ads.js`);
    return network;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
