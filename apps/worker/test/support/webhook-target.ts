import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookCall } from '@efemera/contract';

interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: WebhookCall;
}

/** A webhook target: answers as the test says, and records the calls. */
export class WebhookTarget {
  readonly calls: Call[] = [];
  answer: (response: ServerResponse, call: Call) => void = (response) => void response.writeHead(204).end();

  private constructor(
    readonly server: Server,
    private readonly host: string,
  ) {
    server.on('request', (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const call: Call = { method, path: url, headers, text, body: JSON.parse(text) as WebhookCall };
        this.calls.push(call);
        this.answer(response, call);
      });
    });
  }

  static async start(host = '127.0.0.1'): Promise<WebhookTarget> {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    return new WebhookTarget(server, host);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/hook', host = this.host): string {
    return `http://${host}:${this.port}${path}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
