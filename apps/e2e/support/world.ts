import { join } from 'node:path';
import type { NewApiKey } from '@efemera/contract';
import { Shop } from '@efemera/testing/shop';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { root } from './code-block.js';
import { TesterProject, type Result } from './tester-project.js';

const adminToken = 'operator-of-the-programs-4711';

/** The system that the tests of programs share: starting it takes longer than most of them. */
export class World {
  private constructor(
    readonly system: System,
    readonly shop: Shop,
    readonly sender: SmtpSender,
    readonly project: TesterProject,
  ) {}

  static async make(): Promise<World> {
    const system = await System.start({ ADMIN_TOKEN: adminToken });
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

  /** Makes a key for a program, as the operator. */
  async makeKey(name = 'sign-ups'): Promise<NewApiKey> {
    const response = await fetch(`${this.url}/api/admin/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, inboxesPerDay: 2 }),
    });
    return (await response.json()) as NewApiKey;
  }

  /** Runs `npm run key` as the operator of this system would. */
  runKeyTool(...args: string[]): Promise<Result> {
    const env = { ADMIN_TOKEN: adminToken, PORT: new URL(this.url).port };
    return this.project.run(process.execPath, [join(root, 'apps/start/dist/key.js'), ...args], env);
  }

  async end(): Promise<void> {
    this.project.remove();
    this.sender.destroy();
    await this.shop.close();
    await this.system.stop();
  }
}
