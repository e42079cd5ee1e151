import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';

/** From where a client has come: for the calls that are made for it. */
export interface CallerOrigin {
  remoteAddress: string | undefined;
  /** As a trusted proxy has set it. */
  forwardedFor: string | undefined;
}

/**
 * A `fetch` that calls this gateway itself, without a network between: each call passes all checks, limits and quotas of a
 * call that the client would have made itself, and counts for the client's network.
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

/** Gives the server one end of a connection in memory, which Node's HTTP server takes like any other. */
function connect(server: Server, remoteAddress: string | undefined): Duplex {
  const [mine, its] = duplexPair();
  for (const end of [mine, its]) {
    const nothing = () => end;
    // What the HTTP code calls on sockets, and a stream in memory does not have.
    Object.assign(end, {
      setTimeout: nothing,
      setNoDelay: nothing,
      setKeepAlive: nothing,
      ref: nothing,
      unref: nothing,
    });
  }
  Object.assign(its, { remoteAddress });
  // The end of one side is no event on the other: an aborted call must end its work in the gateway, too.
  mine.once('close', () => its.destroy());
  its.once('close', () => mine.destroy());
  server.emit('connection', its);
  return mine;
}
