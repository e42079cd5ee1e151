import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';

/** The address of a client, for the calls that the gateway makes on its behalf. */
export interface CallerOrigin {
  remoteAddress: string | undefined;
  /** The header `X-Forwarded-For` as a trusted proxy has set it. */
  forwardedFor: string | undefined;
}

/**
 * A `fetch` that calls this gateway inside the process. Each call passes the same checks, limits and quotas as if the
 * client had made it, and counts for the client's network.
 */
export function ownCalls(server: Server, { remoteAddress, forwardedFor }: CallerOrigin): typeof fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = request({
      path: url.pathname + url.search,
      method,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        host: url.host,
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
      ...(signal && { signal }),
      createConnection: () => connect(server, remoteAddress),
    });
    call.end(typeof body === 'string' ? body : undefined);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const bytes = Buffer.concat((await answer.toArray()) as Buffer[]);
    const { statusCode: status = 500 } = answer;
    const answered = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: answered });
  };
}

/** Gives Node's HTTP server one end of a connection in memory, to handle like any other, and returns the other end. */
function connect(server: Server, remoteAddress: string | undefined): Duplex {
  const [mine, its] = duplexPair();
  for (const end of [mine, its]) {
    const nothing = () => end;
    // Adds the methods of sockets that the HTTP code calls and a stream in memory lacks.
    Object.assign(end, {
      setTimeout: nothing,
      setNoDelay: nothing,
      setKeepAlive: nothing,
      ref: nothing,
      unref: nothing,
    });
  }
  Object.assign(its, { remoteAddress });
  // Closes the server's end when the client's end closes, which Node does not do by itself: an aborted call must end its
  // work in the gateway, too.
  mine.once('close', () => its.destroy());
  its.once('close', () => mine.destroy());
  server.emit('connection', its);
  return mine;
}
