import { randomUUID } from 'node:crypto';
import { watchVitals } from '@efemera/config';
import { Heartbeats } from '@efemera/storage';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayInit } from '@nestjs/websockets';
import { EventStreams } from '../following/event-streams.js';
import { FactFeed } from '../following/fact-feed.js';
import type { LiveServer } from '../live/sockets.js';
import { METRICS, type Metrics } from './registry.js';

/** Measures the time from a mail's arrival to its push to pages, and writes this gateway's heartbeat with its load. */
@WebSocketGateway()
export class LiveMetricsGateway implements OnGatewayInit<LiveServer>, BeforeApplicationShutdown {
  #stopBeating: () => void = () => undefined;

  constructor(
    @Inject(METRICS) private readonly metrics: Metrics,
    private readonly heartbeats: Heartbeats,
    facts: FactFeed,
    streams: EventStreams,
  ) {
    const { pushSeconds, feedGaps, streamBacklog } = metrics.own;
    facts.onFact((fact) => {
      if (fact.type !== 'mail:received') return;
      pushSeconds.observe(Math.max(0, Date.now() - Date.parse(fact.payload.email.timestamp)) / 1000);
    });
    facts.onGap(() => feedGaps.inc());
    Object.assign(streamBacklog, { collect: () => streamBacklog.set(streams.pendingBytes) });
  }

  afterInit(server: LiveServer): void {
    const connections = () => server.engine.clientsCount;
    const { sockets } = this.metrics.own;
    Object.assign(sockets, { collect: () => sockets.set(connections()) });
    const vitals = watchVitals();
    this.#stopBeating = this.heartbeats.keepBeating({
      role: 'gateway',
      instance: randomUUID(),
      vitals: () => ({ ...vitals(), connections: connections() }),
    });
  }

  beforeApplicationShutdown(): void {
    this.#stopBeating();
  }
}
