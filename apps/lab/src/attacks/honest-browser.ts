import { Api } from '@efemera/testing/api';
import { PushService, type SubscribedBrowser } from '@efemera/testing/push-service';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { until } from '@efemera/testing/until';
import type { Target } from './attacks.js';

/** Where the push service of the honest browser listens, beside those of the attackers. */
export const honestPushAt = '127.0.0.4';
/** Time between two mails: for an inbox with more than ten mails a minute, the product leaves notices out. */
const everyMs = 10_000;

/** A browser with a closed page that is told of mail by Web Push while attacks go on. */
export class HonestBrowser {
  sent = 0;
  readonly #timer: NodeJS.Timeout;

  private constructor(
    private readonly system: Target,
    private readonly address: string,
    private readonly service: PushService,
    private readonly browser: SubscribedBrowser,
  ) {
    this.#timer = setInterval(() => void this.#send().catch(() => undefined), everyMs);
  }

  static async subscribe(system: Target): Promise<HonestBrowser> {
    const service = await PushService.start(honestPushAt);
    const browser = service.newBrowser();
    const api = new Api(system.url);
    const { address, token } = await api.claim();
    const path = `/api/inboxes/${encodeURIComponent(address)}/push`;
    const { status } = await api.call('PUT', path, { token, body: browser.subscription });
    if (status !== 204) throw new Error(`A subscription was answered ${status}.`);
    return new HonestBrowser(system, address, service, browser);
  }

  get told(): number {
    return this.browser.notices().length;
  }

  /** Sends no more mail; resolves when each mail has its notice, and rejects if some have none in time. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    try {
      await until('every notice came', () => this.told >= this.sent);
    } finally {
      await this.service.stop();
    }
  }

  async #send(): Promise<void> {
    const sender = await SmtpSender.connect(this.system.smtpPort);
    const { code } = await sender.send(this.address, codeMail('482913'));
    if (code === 250) this.sent++;
    await sender.quit();
  }
}
