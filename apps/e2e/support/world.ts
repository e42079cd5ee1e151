import { Shop } from '@efemera/testing/shop';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { TesterProject } from './tester-project.js';

/** The system that the tests of programs share: starting it takes longer than most of them. */
export class World {
  private constructor(
    readonly system: System,
    readonly shop: Shop,
    readonly sender: SmtpSender,
    readonly project: TesterProject,
  ) {}

  static async make(): Promise<World> {
    const system = await System.start();
    const shop = await Shop.open(system.smtpPort);
    const project = await TesterProject.create({ EFEMERA_URL: system.url, APP_URL: shop.url });
    return new World(system, shop, await SmtpSender.connect(system.smtpPort), project);
  }

  get url(): string {
    return this.system.url;
  }

  /** @throws Error if SMTP refuses the mail. */
  async deliver(to: string, mail: Buffer): Promise<void> {
    const { code, text } = await this.sender.send(to, mail);
    if (code !== 250) throw new Error(`${code} ${text}`);
  }

  async end(): Promise<void> {
    this.project.remove();
    this.sender.destroy();
    await this.shop.close();
    await this.system.stop();
  }
}
