import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express, Request, Response } from 'express';
import { jest } from '@jest/globals';
import { LeanExpressAdapter } from './express.js';

describe('the HTTP adapter', () => {
  it('handles calls without changing the prototype of any object', async () => {
    const adapter = new LeanExpressAdapter();
    adapter.initHttpServer();
    const app = adapter.getInstance<Express>();
    let seen: { request: Request; response: Response } | undefined;
    app.get('/', (request, response) => {
      seen = { request, response };
      response.set('x-query', String(request.query['a'])).json({ path: request.path });
    });
    const server = adapter.getHttpServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const changed: unknown[] = [];
    const setPrototypeOf = jest.spyOn(Object, 'setPrototypeOf').mockImplementation((object: unknown, to) => {
      if (Reflect.getPrototypeOf(object as object) !== to) changed.push(object);
      Reflect.setPrototypeOf(object as object, to);
      return object;
    });
    try {
      const { port } = server.address() as AddressInfo;
      const answer = await new Promise<{ query: unknown; body: string }>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path: '/?a=1' }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          response.on('end', () => resolve({ query: response.headers['x-query'], body }));
        })
          .on('error', reject)
          .end();
      });
      expect(answer).toEqual({ query: '1', body: '{"path":"/"}' });
      expect(changed.filter((object) => object === seen?.request || object === seen?.response)).toEqual([]);
    } finally {
      setPrototypeOf.mockRestore();
      server.close();
    }
  });
});
