import { countedNetworks } from '@efemera/network';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { sessionLimits, Sessions } from './sessions.js';

const transport = { close: () => Promise.resolve() } as StreamableHTTPServerTransport;

it('an IPv6 /48 keeps at most four times the sessions of a /64; a further one closes that unused for longest', () => {
  const sessions = new Sessions({ limitsNetworks: true });
  const open = (id: string, ip: string) => {
    const networks = countedNetworks(ip);
    sessions.checkRoom(networks);
    sessions.add(id, { transport, networks, usedAtMs: performance.now() });
  };
  const share = sessionLimits.maxSessionsPerNetwork;
  open('of a stranger', '192.0.2.1');
  for (let subnet = 0; subnet < 20; subnet++) {
    for (let n = 0; n < share; n++) open(`${subnet} ${n}`, `2001:db8:1:${subnet}::1`);
  }
  expect(sessions.count).toBe(4 * share + 1);
  expect(sessions.find('15 99')).toBeNull();
  expect([sessions.find('16 0'), sessions.find('of a stranger')].map((found) => found !== null)).toEqual([true, true]);
});
