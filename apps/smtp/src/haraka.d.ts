/** The parts of Haraka 3.3 that this app uses; Haraka ships no types. */

declare module 'Haraka/connection.js' {
  import type { Server } from 'node:net';
  import type { Socket } from 'Haraka/tls_socket.js';

  /** The parsed form of `<user@host>`. `host` is in lower case and ASCII, and empty in `<postmaster>`. */
  export interface EnvelopeAddress {
    readonly user: string;
    readonly host: string;
  }

  /** Haraka sends an object of a class named `DSN` as the whole reply: code and text. */
  export interface Reply {
    readonly code: number;
    readonly reply: string;
  }

  export class Connection {
    constructor(client: Socket, server: Server);
    client: Socket;
    uuid: string;
    state: number;
    /** Received bytes that no command or message has consumed yet. */
    current_data: Buffer | null;
    /**
     * True from the end of a message until its reply. Commands sent in the same packet are refused, which stops SMTP
     * smuggling.
     */
    awaiting_data_reply: boolean;
    capabilities: string[] | null;
    transaction: unknown;
    local: { host: string; info: string };
    remote: { ip: string };
    hello: { host: string | null | undefined };
    tls: { enabled: boolean };
    tran_uuid(): string;
    process_data(data: Buffer): void;
    _process_data(): void;
    /** In which bytes of commands are read: 'utf8', or 'binary' after HELO. */
    encoding: BufferEncoding;
    cmd_ehlo(line: string): void;
    process_line(line: Buffer): void;
    respond(code: number, message: string | string[] | Reply, then?: () => void): void;
    disconnect(): void;
    disconnect_respond(): void;
    init_transaction(then: () => void): void;
    reset_transaction(then?: () => void): void;
    data_done(): void;
    queue_respond(verdict: number, message: unknown): void;
    setTLS(session: { cipher: object; verified: boolean; verifyError: unknown; peerCertificate: unknown }): void;
  }
}

declare module 'Haraka/tls_socket.js' {
  import type { EventEmitter } from 'node:events';
  import type { Server, Socket as NetSocket } from 'node:net';
  import type { TLSSocketOptions } from 'node:tls';

  type Upgraded = (verified: boolean, verifyError: unknown, peerCertificate: unknown, cipher: object) => void;

  /** A socket that STARTTLS can replace by its TLS wrapper during the connection. */
  export interface Socket extends EventEmitter {
    remoteAddress?: string;
    readonly targetsocket: NetSocket;
    upgrade(done: Upgraded): void;
    end(data?: string): void;
    write(text: string): void;
    destroy(): void;
  }

  const tlsSocket: {
    createServer(onConnection: (client: Socket) => void): Server;
    /** The part of tls.ini that `upgrade` reads. */
    cfg: { main: { requireAuthorized: number[] } };
    certsByHost: { set(host: '*', options: TLSSocketOptions): void };
  };
  export default tlsSocket;
}

declare module 'Haraka/plugins.js' {
  const plugins: {
    /** Plugins see it as the global `server`; they find shared objects in `notes`. */
    server: { notes: object };
    load_plugins(): void;
    run_hooks(hook: string, object: object, parameters?: unknown): void;
  };
  export default plugins;
}
