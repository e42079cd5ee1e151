/** Limits of the worker's calls to URLs that strangers have named. Each kind of call has its own. */
export interface CallLimits {
  /** The deadline of a whole call: look-up, redirects and answer. */
  readonly callMs: number;
  /** Redirects of one call. Each target is checked like the first. */
  readonly maxRedirects: number;
  /** At most this many calls run at the same time: in all, and to one host, one address and one network. */
  readonly concurrency: number;
  readonly maxCallsPerHost: number;
  readonly maxCallsPerAddress: number;
  readonly maxCallsPerNetwork: number;
  /** Prefix lengths of the called networks: calls to addresses in one of them share `maxCallsPerNetwork`. */
  readonly network: { readonly ipv4: number; readonly ipv6: number };
  /** At most this many look-ups run at the same time: in all, and for one registered domain. */
  readonly maxLookUps: number;
  readonly maxLookUpsPerDomain: number;
  /** A host that answers within this time counts as answering; and how many such hosts are remembered. */
  readonly soonMs: number;
  readonly maxAnsweringHosts: number;
  /** A call without a slot asks again after `busyMs` × waiting calls ÷ slots, and after `maxBusyMs` at the latest. */
  readonly busyMs: number;
  readonly maxBusyMs: number;
}
