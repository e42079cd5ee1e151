import { parseRedisUrl } from './redis-url.js';

describe('REDIS_URL', () => {
  it('reads a single Redis and keeps its URL unchanged', () => {
    for (const url of [
      'redis://localhost',
      'redis://localhost/',
      'rediss://user:pass%40word@store.example:6380/2',
      'redis://:x@[::1]:6379/0',
    ]) {
      expect(parseRedisUrl(url)).toEqual({ kind: 'single', url });
    }
  });

  it('reads the nodes of a cluster, with or without a scheme before each', () => {
    const nodes = [
      { host: 'a.example', port: 7000 },
      { host: '192.0.2.1', port: 6379 },
      { host: '2001:db8::1', port: 7002 },
    ];
    for (const url of [
      'redis://a.example:7000,192.0.2.1,[2001:db8::1]:7002',
      'redis://a.example:7000, redis://192.0.2.1:6379, redis://[2001:db8::1]:7002/0',
      'a.example:7000,192.0.2.1:6379,[2001:db8::1]:7002',
    ]) {
      expect(parseRedisUrl(url)).toEqual({ kind: 'cluster', nodes, tls: false });
    }
    expect(parseRedisUrl('rediss://ana:p%2Cw@a:1,rediss://ana:p%2Cw@b:2')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
      tls: true,
      username: 'ana',
      password: 'p,w',
    });
    expect(parseRedisUrl('redis://:secret@cluster.example:6379?cluster')).toEqual({
      kind: 'cluster',
      nodes: [{ host: 'cluster.example', port: 6379 }],
      tls: false,
      password: 'secret',
    });
  });

  it('reads sentinels, the name of their master, and its database', () => {
    expect(parseRedisUrl('redis+sentinel://:word@s1:26380,s2/mymaster/3?sentinelPassword=other')).toEqual({
      kind: 'sentinel',
      sentinels: [
        { host: 's1', port: 26380 },
        { host: 's2', port: 26379 },
      ],
      master: 'mymaster',
      database: 3,
      tls: false,
      password: 'word',
      sentinelPassword: 'other',
    });
    expect(parseRedisUrl('rediss+sentinel://s1/m')).toMatchObject({ kind: 'sentinel', database: 0, tls: true });
  });

  it.each([
    'hunter2',
    'http://localhost',
    'redis://',
    'redis://a b',
    'redis://a/abc',
    'redis://a/-1',
    'redis://a/0/1',
    'redis://a?db=abc',
    'redis://a,',
    'redis://a,,b',
    'redis://a:99999,b',
    'redis://a,b/1',
    'redis://%zz@a,b',
    'redis+sentinel://a:26379,b:26379',
    'redis+sentinel://a/m/x',
    'redis+sentinel://a/m/1/2',
  ])('rejects %s', (url) => {
    expect(parseRedisUrl(url)).toBeNull();
  });
});
