import { ContractError, limits } from '@efemera/contract';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';
import { OpenCalls } from '../http/open-calls.js';
import type { Session } from './sessions.js';

const tooManyOf = (whose: string) => `Too many calls of your ${whose} are open already. Wait for their answers.`;

/** The unanswered requests of all sessions. Bounds them: a call of a tool may wait for mail for minutes. */
export class OpenRequests {
  readonly #calls: OpenCalls;
  readonly #idsOfSession = new WeakMap<Session, Set<RequestId>>();

  constructor({ limitsNetworks }: { limitsNetworks: boolean }) {
    this.#calls = new OpenCalls({
      most: limits.maxModelCalls,
      mostOfNetwork: limitsNetworks ? limits.maxModelCallsPerNetwork : Infinity,
      refusal: { code: 'too_many_waits', message: tooManyOf('network') },
    });
  }

  get count(): number {
    return this.#calls.count;
  }

  /** Tells whether the session has an unanswered request with this id. */
  has(session: Session, id: RequestId): boolean {
    return this.#idsOfSession.get(session)?.has(id) === true;
  }

  /**
   * Counts a request that begins.
   *
   * @returns a function to call when the request has ended.
   * @throws ContractError `too_many_waits`, `overloaded`.
   */
  enter(session: Session, id: RequestId): () => void {
    const ids = this.#idsOfSession.get(session) ?? new Set();
    if (ids.size >= limits.maxModelCallsPerSession) throw new ContractError('too_many_waits', tooManyOf('session'));
    const leave = this.#calls.enter(session.networks);
    this.#idsOfSession.set(session, ids.add(id));
    return () => {
      ids.delete(id);
      leave();
    };
  }
}
