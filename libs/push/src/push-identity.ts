import type { PushKeys } from '@efemera/contract';
import webPush from 'web-push';
import { isPushKeyPair } from './key-pair.js';

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** The settings of Web Push. */
export interface PushSettings {
  PUSH: boolean;
  PUSH_SUBJECT?: string | undefined;
  PUSH_PUBLIC_KEY?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
  MAIL_DOMAINS: readonly string[];
}

/** Stores the keys if no setting names them. */
export interface PushKeyring {
  read(): Promise<PushKeys | null>;
  /** Keeps these keys, unless others are kept already; returns those that are kept. */
  keep(candidate: PushKeys): Promise<PushKeys>;
}

/**
 * How this service identifies itself to push services (VAPID): by the operator's keys, or by a pair that the first process
 * makes and all processes share.
 */
export class PushIdentity {
  readonly #ofOperator: PushKeys | null;

  constructor(
    private readonly settings: PushSettings,
    private readonly keyring: PushKeyring,
  ) {
    const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = settings;
    this.#ofOperator = publicKey && privateKey ? { publicKey, privateKey } : null;
  }

  /** The contact for push services, as `mailto:` or https URL (RFC 8292 §2.1). */
  get subject(): string {
    return this.settings.PUSH_SUBJECT ?? `mailto:contact@${this.settings.MAIL_DOMAINS[0]}`;
  }

  /**
   * The keys; null if the operator has switched notices off. Reads them from Redis each time, since Redis may have been
   * emptied.
   */
  async keys(): Promise<PushKeys | null> {
    if (!this.settings.PUSH) return null;
    if (this.#ofOperator) return this.#ofOperator;
    const keys = (await this.keyring.read()) ?? (await this.keyring.keep(newPushKeys()));
    if (!isPushKeyPair(keys)) throw new Error('The kept push keys are no pair. Delete the key push-keys in Redis.');
    return keys;
  }
}
