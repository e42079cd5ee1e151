import { parseUrl } from './parse-url.js';

/** A host name or address, and a port. */
export interface RedisDoor {
  host: string;
  port: number;
}

interface Credentials {
  username?: string;
  password?: string;
}

/** The way to connect to Redis. */
export type RedisPlace =
  | { kind: 'single'; url: string }
  /** Some nodes of a cluster; the client learns of the others from them. */
  | ({ kind: 'cluster'; nodes: RedisDoor[]; tls: boolean } & Credentials)
  /** Sentinels, which know the current master of this name. */
  | ({
      kind: 'sentinel';
      sentinels: RedisDoor[];
      master: string;
      database: number;
      tls: boolean;
      sentinelUsername?: string;
      sentinelPassword?: string;
    } & Credentials);

const form = /^redis(s?)(\+sentinel)?:\/\/(?:([^@/?#]*)@)?([^/?#]+)(?:\/([^?#]*))?(?:\?.*)?$/;

/**
 * Parses `REDIS_URL`.
 *
 * - `redis://user:password@host:6379/0`: a single Redis; `rediss://` with TLS, also in the forms below.
 * - `redis://user:password@host:7000,host:7001,host:7002`: a cluster. The scheme stands before each node, only before
 *   the first, or before none; for a cluster with a single host name, append `?cluster`.
 * - `redis+sentinel://user:password@host:26379,host:26379/master-name/0?sentinelPassword=…`: a master behind sentinels.
 *
 * @returns null for any other form.
 */
export function parseRedisUrl(url: string): RedisPlace | null {
  const wishes = new URLSearchParams(url.split('?')[1]);
  if (/^rediss?:\/\/[^\s,]+$/.test(url) && !wishes.has('cluster')) {
    const databases = [parseUrl(url)?.pathname.slice(1), wishes.get('db') ?? ''];
    // The client would read any other text as database 0, in which another installation may have its data.
    return databases.every((database) => /^\d{0,9}$/.test(database ?? '-')) ? { kind: 'single', url } : null;
  }
  const [first = '', ...others] = (url.includes(',') && !url.includes('://') ? `redis://${url}` : url)
    .split(',')
    .map((part) => part.trim());
  const [, secure, sentinel, login = '', hosts = '', path = ''] =
    form.exec([first, ...others.map((part) => part.replace(/^rediss?:\/\//, ''))].join(',')) ?? [];
  const tls = secure === 's';
  // A URL that repeats the scheme before each node repeats the login, too: this cuts it off.
  const doors = hosts.split(',').map((host) => doorOf(host.slice(host.lastIndexOf('@') + 1), sentinel ? 26379 : 6379));
  if (!doors.every((door) => door !== null)) return null;
  try {
    if (sentinel) {
      const [master = '', database = '0', ...rest] = path.split('/').map(decodeURIComponent);
      if (master === '' || !/^\d{1,3}$/.test(database) || rest.length > 0) return null;
      const [sentinelUsername, sentinelPassword] = [wishes.get('sentinelUsername'), wishes.get('sentinelPassword')];
      return {
        kind: 'sentinel',
        sentinels: doors,
        master,
        database: Number(database),
        tls,
        ...credentials(login),
        ...(sentinelUsername === null ? {} : { sentinelUsername }),
        ...(sentinelPassword === null ? {} : { sentinelPassword }),
      };
    }
    // A cluster has only database 0.
    return /^0?$/.test(path) ? { kind: 'cluster', nodes: doors, tls, ...credentials(login) } : null;
  } catch {
    // The login or the path has a percent sign that encodes nothing.
    return null;
  }
}

function doorOf(host: string, usualPort: number): RedisDoor | null {
  if (!/^(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host)) return null;
  const url = parseUrl(`redis://${host}`);
  return url && { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || usualPort) };
}

function credentials(login: string): Credentials {
  if (login === '') return {};
  const at = login.indexOf(':');
  const username = decodeURIComponent(at < 0 ? login : login.slice(0, at));
  const password = at < 0 ? '' : decodeURIComponent(login.slice(at + 1));
  return { ...(username === '' ? {} : { username }), ...(password === '' ? {} : { password }) };
}
