import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@efemera/start/free-port';
import { onPath } from '@efemera/start/programs';
import { watchAndSend, type Delivered } from '../deliver.js';
import { median, medianSpread } from '../figures.js';
import type { Flood, FloodOptions } from '../load/smtp.js';
import { allCores, end, listens, LoadProcess, run } from '../processes.js';
import { Product, type Ports } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

const inboxes = 20;
const idle = { mails: 100, mailsPerSecond: 20 };
const strangers = Array.from({ length: 20_000 }, (_, index) => `someone-${index}@efemera.localhost`);

/** One process of each kind, and two of each behind one nginx, on all cores of this machine. */
export async function measurePairs({ rounds, say }: BenchOptions): Promise<Section | null> {
  const nginx = await onPath('nginx', '/usr/sbin/nginx');
  if (!nginx) {
    say('left out: there is no nginx (Debian packages nginx and libnginx-mod-stream)');
    return null;
  }
  const [single, pair] = [await Product.start(), await Product.start()];
  const balancer = await startNginx(nginx, [pair.ports, await pair.addTwins()]);
  const sender = LoadProcess.start('smtp', allCores);
  const pages = LoadProcess.start('sockets', allCores);
  try {
    const contenders = [
      { name: 'one of each', key: 'one', product: single, ports: single.ports },
      { name: 'two of each behind nginx', key: 'two', product: pair, ports: balancer.ports },
    ].map((contender) => ({ ...contender, floods: [] as Flood[], delivered: [] as Delivered[] }));
    const delivers = await Promise.all(
      contenders.map(async ({ product, ports }) => {
        const held = await product.claim(inboxes);
        await pages.call('watch', { port: ports.http, inboxes: held, stats: false });
        return watchAndSend({ ports }, { sender, pages, recipients: held.map(({ address }) => address) });
      }),
    );
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'warming up' : `round ${round}`);
      for (const [index, { product, ports, floods, delivered }] of contenders.entries()) {
        const one = await delivers[index]?.(idle);
        const { smtp: port } = ports;
        const options: FloodOptions = {
          port,
          recipients: strangers,
          kind: 'html',
          connections: 10,
          pipelining: true,
          mailsAConnection: 0,
          warmUpMs: 150,
          ms: 1500,
        };
        const flood = await sender.call<Flood>('flood', options);
        await product.allParsed();
        if (round === 0 || !one) continue;
        delivered.push(one);
        floods.push(flood);
      }
    }
    const values: Record<string, number> = {};
    const rows = contenders.map(({ name, key, floods, delivered }) => {
      const perSecond = median(floods.map(({ mailsPerSecond }) => mailsPerSecond));
      const { p50, p95, p99 } = medianSpread(delivered.map(({ fromLastByteMs }) => fromLastByteMs));
      Object.assign(values, { [`pairs.${key}.mailsPerSecond`]: perSecond, [`pairs.${key}.push.p99`]: p99 });
      return [name, Math.round(perSecond), p50, p95, p99];
    });
    return {
      title: 'Two of each',
      note:
        'HTML mail of 8 KB from 10 connections, pipelined, to inboxes that nobody holds; and 20 mails a second to held ones, ' +
        'from the last byte to the event in a page. Twice the processes share the same cores, and nginx passes on each byte: ' +
        'this shows the cost of that, not the gain of a second machine.',
      tables: [{ head: ['processes', 'mails/s', ...spreadHead.map((head) => `push ${head}`)], rows }],
      values,
    };
  } finally {
    await Promise.all([sender.stop(), pages.stop(), balancer.stop(), single.stop(), pair.stop()]);
  }
}

async function startNginx(nginx: string, behind: Ports[]): Promise<{ ports: Ports; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'efemera-nginx-'));
  const ports = { http: await freePort(), smtp: await freePort() };
  const servers = (kind: keyof Ports) => behind.map((one) => `server 127.0.0.1:${one[kind]};`).join(' ');
  const config = `
    include /etc/nginx/modules-enabled/*.conf;
    daemon off; pid ${home}/pid; error_log ${home}/errors; worker_processes auto;
    events { worker_connections 4096; }
    stream {
      upstream smtp { least_conn; ${servers('smtp')} }
      server { listen 127.0.0.1:${ports.smtp}; proxy_pass smtp; }
    }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join('\n')}
      upstream gateway { least_conn; ${servers('http')} keepalive 64; }
      server {
        listen 127.0.0.1:${ports.http};
        location / {
          proxy_pass http://gateway; proxy_http_version 1.1;
          proxy_set_header Host $http_host; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;
        }
      }
    }`;
  writeFileSync(join(home, 'nginx.conf'), config);
  const child = run([nginx, '-e', join(home, 'errors'), '-c', join(home, 'nginx.conf')]);
  await listens(ports.http);
  const stop = async () => {
    await end(child);
    rmSync(home, { recursive: true, force: true });
  };
  return { ports, stop };
}
