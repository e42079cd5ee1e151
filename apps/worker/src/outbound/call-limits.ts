/** The limits of calls of strangers' URLs. Each kind of call has its own. */
export interface CallLimits {
  /** The deadline of a whole call: look-up, redirects and answer. */
  readonly callMs: number;
  /** Redirects of one call. Each target is checked like the first. */
  readonly maxRedirects: number;
  /** Most calls at the same time: in all, and of one host, one address and one network. */
  readonly concurrency: number;
  readonly maxCallsPerHost: number;
  readonly maxCallsPerAddress: number;
  readonly maxCallsPerNetwork: number;
  /** Prefix lengths of the networks whose calls are limited together. */
  readonly network: { readonly ipv4: number; readonly ipv6: number };
  /** Most look-ups at the same time: in all, and for one registered domain. */
  readonly maxLookUps: number;
  readonly maxLookUpsPerDomain: number;
  /** A host that answers within this time counts as answering; and how many such hosts are remembered. */
  readonly soonMs: number;
  readonly maxAnsweringHosts: number;
  /** How long a call waits before it asks for a free slot again: the least, and the most. */
  readonly busyMs: number;
  readonly maxBusyMs: number;
}
