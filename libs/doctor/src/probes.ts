import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type PeerCertificate, type TLSSocket } from 'node:tls';

const patienceMs = 4000;

export interface SmtpProbe {
  greeting: string;
  certificate: PeerCertificate | null;
  /** Why this system does not trust the certificate, whatever its name; null if it does, or there is none. */
  fault: string | null;
}

/** Reads SMTP replies from a socket; yields each reply, of one or more lines, as one text. */
async function* replies(socket: Socket): AsyncGenerator<string> {
  let text = '';
  let reply = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > 64 * 1024) throw new Error('It talks without end.');
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = text.slice(0, end).trimEnd();
      text = text.slice(end + 1);
      reply += `${line}\n`;
      if (!/^\d{3}-/.test(line)) {
        yield reply;
        reply = '';
      }
    }
  }
}

/** Connects and runs `talk`; destroys the socket when `talk` has ended or after `patienceMs` of silence. */
async function within<T>(host: string, port: number, talk: (socket: Socket) => Promise<T>): Promise<T> {
  const socket = connect({ host, port });
  const failed = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.setTimeout(patienceMs, () => reject(new Error('It does not answer.')));
  });
  try {
    return await Promise.race([talk(socket), failed]);
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
}

/**
 * Returns the greeting of a mail server.
 *
 * @param first  sent before the greeting comes.
 * @throws when nothing listens, or it stays silent.
 */
export function greetingOf(host: string, port: number, first = ''): Promise<string> {
  return within(host, port, async (socket) => {
    socket.write(first);
    const reply = await replies(socket).next();
    return reply.done ? '' : reply.value.trim();
  });
}

/** The line with which a load balancer begins a connection of its own (PROXY protocol). */
const proxyLine = 'PROXY UNKNOWN\r\n';

/**
 * Reads the greeting of a mail server. If the server is ours and offers STARTTLS, reads its certificate, valid or not.
 *
 * A silent server gets the line of a load balancer: where SMTP_TRUST_PROXY covers the doctor's own address, our server waits
 * for it before it greets.
 *
 * @param isOurs  decides by the greeting: no command is sent to another program on that port.
 */
export async function probeSmtp(host: string, port: number, isOurs: (greeting: string) => boolean): Promise<SmtpProbe> {
  const { greeting, first } = await greetingOf(host, port).then(
    (greeting) => ({ greeting, first: '' }),
    async (error: Error) => {
      const greeting = await greetingOf(host, port, proxyLine).catch(() => Promise.reject(error));
      return { greeting, first: proxyLine };
    },
  );
  const without = { greeting, certificate: null, fault: null };
  if (!isOurs(greeting)) return without;
  return within(host, port, async (socket) => {
    socket.write(first);
    // Does not use `replies`: when its iteration ends, it destroys the socket, which TLS still needs.
    await say(socket, null);
    const offersTls = /^250[ -]STARTTLS/im.test(await say(socket, 'EHLO doctor.localhost'));
    if (!offersTls || !(await say(socket, 'STARTTLS')).startsWith('220')) {
      return without;
    }
    socket.removeAllListeners('data');
    // Which names the certificate must have, only the MX records say.
    const secure = connectTls({ socket, rejectUnauthorized: false, checkServerIdentity: () => undefined });
    await once(secure, 'secureConnect');
    return { greeting, certificate: secure.getPeerCertificate(), fault: trustFaultOf(secure) };
  });
}

/** Sends a command (null: only waits for the greeting) and returns the reply. */
function say(socket: Socket, command: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (!/(?:^|\n)\d{3} [^\n]*\r?\n$/.test(text)) return;
      socket.off('data', onData).off('close', onClose);
      resolve(text);
    };
    const onClose = () => reject(new Error('It hung up.'));
    socket.on('data', onData).once('close', onClose);
    if (command !== null) socket.write(`${command}\r\n`);
  });
}

/** Reads the certificate of a web server, and the reason if this system does not trust it. */
export async function probeHttps(
  host: string,
  port: number,
): Promise<{ certificate: PeerCertificate; fault: string | null }> {
  return within(host, port, async (socket) => {
    const secure = connectTls({
      socket,
      // TLS takes no IP address as server name, so the address is passed as `host`, for which the certificate must be
      // valid.
      ...(isIP(host.replace(/^\[|\]$/g, '')) ? { host: host.replace(/^\[|\]$/g, '') } : { servername: host }),
      rejectUnauthorized: false,
    });
    await once(secure, 'secureConnect');
    return { certificate: secure.getPeerCertificate(), fault: trustFaultOf(secure) };
  });
}

/** Node's code of the error for which it does not trust a certificate, or the error's text; null if it trusts it. */
function trustFaultOf({ authorized, authorizationError: error }: TLSSocket): string | null {
  if (authorized) return null;
  return (error as unknown) instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
}

/** Asks whether our gateway answers at this origin, and how far its clock is ahead. @throws if nothing answers. */
export async function probeSite(
  origin: string,
  nowMs: () => number,
): Promise<{ ours: boolean; offsetSeconds: number | null }> {
  const askedMs = nowMs();
  const response = await fetch(`${origin}/health/live`, {
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'manual',
  });
  const answeredMs = nowMs();
  const body = (await response.json().catch(() => null)) as { status?: unknown } | null;
  const date = Date.parse(response.headers.get('date') ?? '');
  return {
    ours: body?.status === 'live',
    // The `Date` header is cut to whole seconds: on average, half a second is missing.
    offsetSeconds: Number.isNaN(date) ? null : (date + 500 - (askedMs + answeredMs) / 2) / 1000,
  };
}
