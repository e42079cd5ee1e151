import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Wish {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** A server with LibreTranslate's API that answers as `mode` says. */
export class FakeLibreTranslate {
  mode: 'translate' | 'limit' | 'wrong_key' | 'slow' | 'garbage' = 'translate';
  requests: Wish[] = [];
  #server: Server | null = null;
  #port = 0;

  /** Starts to listen, on the same port as before if it was stopped; returns its URL. */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const wish = JSON.parse(body) as Wish;
        this.requests.push(wish);
        const answer = (status: number, content: unknown) => {
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
        };
        if (request.url !== '/translate' || request.method !== 'POST') return answer(404, { error: 'Not found' });
        if (this.mode === 'limit') return answer(429, { error: 'Slowdown: 20 per 1 minute' });
        if (this.mode === 'wrong_key') return answer(403, { error: 'Invalid API key' });
        if (this.mode === 'garbage') return answer(200, { translatedText: 'one' });
        if (this.mode === 'slow') return;
        answer(200, { translatedText: wish.q.map((text) => `[${wish.target}] ${text}`) });
      });
    }).listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
