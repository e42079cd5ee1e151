import { EfemeraError } from './errors.js';
import { refuseUnknown, taggedMailWaitOptions, taggedWaitOptions } from './options.js';
import type {
  Mail,
  MailSummary,
  MailWaitOptions,
  TaggedMailWaitOptions,
  TaggedWaitOptions,
  WaitOptions,
  WatchOptions,
} from './types.js';

/** The form of a tag: characters that a name before the `@` may have, with single dots between them (RFC 5322, RFC 6531). */
const tagForm = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** RFC 5321 §4.5.3.1.1: SMTP servers refuse mail to a longer local part. */
const maxLocalPartBytes = 64;

/** The methods of an inbox that its plus addresses use. */
interface MailSource {
  readonly address: string;
  waitForCode: (options: WaitOptions) => Promise<string>;
  waitForLink: (options: WaitOptions) => Promise<string>;
  waitForMail: (options: MailWaitOptions) => Promise<Mail>;
  expectNone: (options: MailWaitOptions) => Promise<void>;
  watch: (options: WatchOptions) => AsyncGenerator<MailSummary, never, undefined>;
  messages: (options: Pick<WatchOptions, 'tag'>) => Promise<MailSummary[]>;
}

/**
 * One plus address of an inbox, and the mail to it. No wait returns a mail that another wait of the inbox, or of one of
 * its plus addresses, has returned.
 */
export class TaggedInbox {
  readonly address: string;
  readonly tag: string;
  readonly #inbox: MailSource;

  /** Use `inbox.tagged(tag)`. */
  constructor(inbox: MailSource, tag: string) {
    if (typeof tag !== 'string' || !tagForm.test(tag)) {
      throw new EfemeraError('invalid_option', 'A tag is made of letters, digits, dots, hyphens and underscores.');
    }
    this.#inbox = inbox;
    this.tag = tag.normalize('NFC').toLowerCase();
    this.address = inbox.address.replace('@', () => `+${this.tag}@`);
    const [localPart = ''] = this.address.split('@');
    if (new TextEncoder().encode(localPart).length > maxLocalPartBytes) {
      const limit = `the ${maxLocalPartBytes} bytes that SMTP allows before the @`;
      throw new EfemeraError('invalid_option', `The tag is too long: with it, ${inbox.address} exceeds ${limit}.`);
    }
  }

  /** As `inbox.waitForCode`. */
  async waitForCode(options: TaggedWaitOptions = {}): Promise<string> {
    refuseUnknown('waitForCode', options, taggedWaitOptions);
    return this.#inbox.waitForCode({ ...options, tag: this.tag });
  }

  /** As `inbox.waitForLink`. */
  async waitForLink(options: TaggedWaitOptions = {}): Promise<string> {
    refuseUnknown('waitForLink', options, taggedWaitOptions);
    return this.#inbox.waitForLink({ ...options, tag: this.tag });
  }

  /** As `inbox.waitForMail`. */
  async waitForMail(options: TaggedMailWaitOptions = {}): Promise<Mail> {
    refuseUnknown('waitForMail', options, taggedMailWaitOptions);
    return this.#inbox.waitForMail({ ...options, tag: this.tag });
  }

  /** As `inbox.expectNone`. */
  async expectNone(options: TaggedMailWaitOptions = {}): Promise<void> {
    refuseUnknown('expectNone', options, taggedMailWaitOptions);
    return this.#inbox.expectNone({ ...options, tag: this.tag });
  }

  /** As `inbox.watch`, of mail to this address. */
  watch(options: Omit<WatchOptions, 'tag'> = {}): AsyncGenerator<MailSummary, never, undefined> {
    refuseUnknown('watch', options, ['signal']);
    return this.#inbox.watch({ ...options, tag: this.tag });
  }

  /** Lists the mail to this address, newest first. */
  messages(): Promise<MailSummary[]> {
    return this.#inbox.messages({ tag: this.tag });
  }
}
