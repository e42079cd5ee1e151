import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { AUTHORITATIVE_ANSWER, decode, encode, type Answer, type DecodedPacket } from 'dns-packet';

/** The answer for a name: records by type, or a kind of failure. */
export type Entry = Partial<Record<'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR', string[]>> | 'silence' | 'garbage' | 'failure';

const codes = { none: 3, failure: 2 } as const;

/**
 * A name server for tests, on a UDP port of 127.0.0.1. It answers for the root and for the records that the test adds.
 */
export class NameServer {
  readonly entries = new Map<string, Entry>();
  /** The received questions, as `TXT example.test`. */
  readonly asked: string[] = [];
  /** Answers nothing, like a server that is down. */
  silent = false;

  private constructor(
    private readonly socket: Socket,
    readonly port: number,
  ) {
    socket.on('message', (message, peer) => this.#answer(message, peer));
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket, (socket.address() as AddressInfo).port);
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  set(entries: Record<string, Entry>): void {
    for (const [name, entry] of Object.entries(entries)) this.entries.set(name.toLowerCase(), entry);
  }

  async stop(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  #answer(message: Buffer, peer: RemoteInfo): void {
    const query = decode(message);
    const question = query.questions?.[0];
    if (this.silent || !question) return;
    this.asked.push(`${question.type} ${question.name}`);
    if (question.name === '.' || question.name === '') return this.#send(query, peer, 0, root);
    const entry = this.entries.get(question.name.toLowerCase());
    if (entry === 'silence') return;
    if (entry === 'garbage')
      return this.socket.send(Buffer.concat([message.subarray(0, 2), Buffer.alloc(40, 0xff)]), peer.port, peer.address);
    if (entry === 'failure') return this.#send(query, peer, codes.failure, []);
    if (!entry) return this.#send(query, peer, codes.none, []);
    const values = entry[question.type as 'TXT' | 'A'] ?? [];
    this.#send(
      query,
      peer,
      0,
      values.map((value) => record(question.name, question.type, value)),
    );
  }

  #send(query: DecodedPacket, peer: RemoteInfo, code: number, answers: Answer[]): void {
    const packet = encode({
      type: 'response',
      id: query.id ?? 0,
      flags: AUTHORITATIVE_ANSWER | code,
      questions: query.questions ?? [],
      answers,
    });
    this.socket.send(packet, peer.port, peer.address);
  }
}

const root: Answer[] = [{ type: 'NS', name: '.', ttl: 1, data: 'a.root-servers.test' }];

function record(name: string, type: string, value: string): Answer {
  if (type === 'TXT') return { type, name, ttl: 1, data: value.match(/.{1,255}/g) ?? [''] };
  if (type === 'MX') return { type, name, ttl: 1, data: { preference: 10, exchange: value } };
  return { type: type as 'A', name, ttl: 1, data: value };
}
