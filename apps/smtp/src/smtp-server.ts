import { once } from 'node:events';
import type { Server } from 'node:net';
import type { SecureContext } from 'node:tls';
import { NetworkList } from '@efemera/network';
import plugins from 'Haraka/plugins.js';
import tlsSocket from 'Haraka/tls_socket.js';
import { Connection } from './intake/connection.js';
import { Connections, type ConnectionLimits } from './intake/connections.js';
import type { Intake } from './intake/intake.js';
import { limits } from './intake/limits.js';
import { MessageBuffers } from './intake/message-buffers.js';
import { behindProxy } from './intake/proxy-line.js';
import { RefusedRecipients } from './intake/refused-recipients.js';

export interface SmtpServerOptions extends ConnectionLimits {
  host: string;
  port: number;
  tls: SecureContext | null;
  /** Networks of balancers that say by the PROXY protocol who is behind them. */
  proxies: readonly string[];
}

export interface SmtpServer {
  /** Connections that begin TLS from now on get this one; those that have it go on as they are. */
  renewTls(context: SecureContext): void;
  readonly openConnections: number;
  close(patienceMs: number): Promise<void>;
}

/**
 * Assembles the SMTP server from Haraka's parts: its sockets, its connections, its plugins.
 *
 * Its own `server.js` is left out: that one starts the outbound queue and an HTTP server with it, and ends the process
 * in its own way. `HARAKA` must be set before this module is loaded.
 *
 * @throws an error with a `code` such as EADDRINUSE when it can't listen.
 */
export async function startSmtpServer(intake: Intake, options: SmtpServerOptions): Promise<SmtpServer> {
  plugins.server = { notes: { intake } };
  plugins.load_plugins();

  tlsSocket.cfg = { main: { requireAuthorized: [] } };
  const renewTls = (secureContext: SecureContext) =>
    tlsSocket.certsByHost.set('*', { isServer: true, secureContext, requestCert: false });
  if (options.tls) renewTls(options.tls);

  const { maxMessageBytes } = intake.settings;
  const surroundings = {
    intake,
    buffers: new MessageBuffers(Math.max(limits.maxBufferedBytes, limits.minBufferedMessages * maxMessageBytes)),
    refusedRecipients: new RefusedRecipients(),
    tls: options.tls !== null,
  };
  const connections = new Connections(options, intake);
  const listener: Server = tlsSocket.createServer(
    behindProxy(new NetworkList(options.proxies), (client) =>
      connections.accept(client, () => new Connection(client, listener, surroundings)),
    ),
  );
  listener.listen(options.port, options.host);
  await once(listener, 'listening');

  return {
    renewTls,
    get openConnections() {
      return connections.count;
    },
    close: async (patienceMs) => {
      listener.close();
      await connections.close(patienceMs);
    },
  };
}
