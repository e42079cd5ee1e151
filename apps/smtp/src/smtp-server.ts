import { once } from 'node:events';
import type { Server } from 'node:net';
import type { SecureContext } from 'node:tls';
import { RefusalLog } from '@efemera/config';
import { intakeLimits, MessageBuffers, TimedShares, type Intake } from '@efemera/intake';
import { NetworkList } from '@efemera/network';
import plugins from 'Haraka/plugins.js';
import tlsSocket from 'Haraka/tls_socket.js';
import { Connection } from './intake/connection.js';
import type { Faults } from './intake/faults.js';
import { Connections, type ConnectionLimits } from './intake/connections.js';
import { behindProxy } from './intake/proxy-header.js';
import type { RunningDeliveries } from './intake/running-deliveries.js';

export interface SmtpServerOptions extends ConnectionLimits {
  host: string;
  port: number;
  tls: SecureContext | null;
  /** Networks of load balancers that pass on the client's IP address by the PROXY protocol. */
  proxies: readonly string[];
}

export interface SmtpServer {
  /** New TLS handshakes use this context; connections that have TLS keep theirs. */
  renewTls(context: SecureContext): void;
  readonly openConnections: number;
  close(patienceMs: number): Promise<void>;
}

/**
 * Assembles the SMTP server from Haraka's sockets, connections and plugins.
 *
 * Does not use Haraka's `server.js`, which would also start an outbound queue and an HTTP server, and would end the
 * process itself. `HARAKA` must be set before this module is loaded.
 *
 * @throws an error with a `code`, such as EADDRINUSE, when it can't listen.
 */
export async function startSmtpServer(
  intake: Intake,
  faults: Faults,
  running: RunningDeliveries,
  options: SmtpServerOptions,
): Promise<SmtpServer> {
  plugins.server = { notes: { intake } };
  plugins.load_plugins();

  tlsSocket.cfg = { main: { requireAuthorized: [] } };
  const renewTls = (secureContext: SecureContext) =>
    tlsSocket.certsByHost.set('*', { isServer: true, secureContext, requestCert: false });
  if (options.tls) renewTls(options.tls);

  const { maxMessageBytes, sharesStore } = intake.settings;
  const refusals = new RefusalLog(intake.log);
  const surroundings = {
    intake,
    faults,
    running,
    buffers: MessageBuffers.forMessagesOf(maxMessageBytes),
    refusedRecipients: new TimedShares(() => (sharesStore ? intakeLimits.maxRefusedRecipientsPerHour : Infinity)),
    refusals,
    tls: options.tls !== null,
  };
  const connections = new Connections(options, intake, refusals, running);
  const listener: Server = tlsSocket.createServer(
    behindProxy(
      new NetworkList(options.proxies),
      (client) => connections.accept(client, () => new Connection(client, listener, surroundings)),
      (proxy) => refusals.note({ reason: 'proxy_header_missing', proxy }),
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
      refusals.tellLeftOut();
    },
  };
}
