import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame, Page, Request } from '@playwright/test';
import * as inPage from './in-page.mjs';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Long enough for anything that loads from memory. Some hostile mails keep a frame loading for ever. */
const maxLoadMs = 3000;

/** What an opened message did or left behind, in order to find what no mail may do. */
export interface Sight {
  faults: string[];
  /** Requests of the frame to any host, and all requests to other hosts. */
  requests: Request[];
  /** How often the frame's policy had to stop a script or a request. */
  stopped: number;
  frame: Frame | null;
}

/** Opens one message after the other in a page, as a reader does, and records what each of them did. */
export class MailViewer {
  #requests: Request[] = [];
  readonly #faults: string[] = [];
  #blockedScripts = 0;
  #before = '';

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /**
   * @param context the viewer answers this context's requests to other hosts with a picture, so that nothing leaves
   * this machine.
   */
  static async open(context: BrowserContext, url: string): Promise<MailViewer> {
    const page = await context.newPage();
    const viewer = new MailViewer(page, url);
    await context.route(
      (to) => to.origin !== url && /^(?:https?|wss?):$/.test(to.protocol),
      (route) =>
        route.fulfill({ contentType: 'image/gif', body: pixel, headers: { 'access-control-allow-origin': '*' } }),
    );
    context.on('request', (request) => {
      const isOfThePage = new URL(request.url()).origin === url && request.frame() === page.mainFrame();
      if (!isOfThePage && !/^(?:data|blob):/.test(request.url())) viewer.#requests.push(request);
    });
    context.on('page', (opened) => viewer.#fault(`opened ${opened.url()}`));
    page.on('dialog', (dialog) => {
      viewer.#fault(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('framenavigated', (frame) => {
      const isWithin = frame.parentFrame() !== page.mainFrame();
      const stays = ['about:srcdoc', 'about:blank', ''].includes(frame.url());
      // The document that the browser shows for a frame refused by the policy.
      const isRefused = isWithin && frame.url().startsWith('chrome-error:');
      if (frame !== page.mainFrame() && !stays && !isRefused) viewer.#fault(`a frame went to ${frame.url()}`);
    });
    page.on('console', (message) => {
      if (/Blocked script execution/.test(message.text())) viewer.#blockedScripts++;
    });
    return viewer;
  }

  async showInbox(address: string, mails: number): Promise<void> {
    await this.page.goto(`${this.url}/?to=${encodeURIComponent(address)}`);
    await this.page
      .getByTestId('inbox-row')
      .nth(mails - 1)
      .waitFor();
    // Waits until the page has stored that its fonts have come: later, this change would count as a fault of a mail.
    await this.page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    // Adds in advance the one history entry that an opened mail needs, so that only further entries count as a fault.
    await this.page.evaluate(`new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
      history.pushState(history.state, '');
      history.back();
    }).then(() => undefined)`);
    this.#before = await this.page.evaluate(inPage.pageState);
  }

  /**
   * Shows documents in frames like the reader's, on the real page with its policy, without sanitising them.
   *
   * @returns what they did.
   */
  async showRaw(sandbox: string, documents: string[]): Promise<Sight> {
    await this.page.evaluate(inPage.showFrames, [sandbox, documents, maxLoadMs] as const);
    for (const frame of this.page.frames().filter((frame) => frame.url() === 'about:srcdoc')) {
      await this.#lookForScripts(frame);
    }
    for (const fault of await this.page.evaluate(inPage.clobbered)) this.#fault(fault);
    await this.page.evaluate(inPage.dropFrames);
    return this.#sight(null);
  }

  /** The page's nonce, which its frames use, too. */
  nonce(): Promise<string> {
    return this.page
      .locator('meta[property="csp-nonce"]')
      .getAttribute('content')
      .then((nonce) => nonce ?? '');
  }

  /** Opens a message and waits until it is shown. */
  async read(id: string): Promise<Sight> {
    await this.page.evaluate(inPage.openMessage, id);
    return this.#look();
  }

  /**
   * Opens a message that was not sanitised, and returns what it did. The message may look wrong and load for ever, but must
   * run no script, send no request and navigate nowhere.
   */
  async readUncleaned(id: string): Promise<Sight> {
    await Promise.race([this.page.evaluate(inPage.openMessage, id), sleep(maxLoadMs)]);
    const frame = this.#shownFrame();
    if (frame) await this.#lookForScripts(frame);
    for (const fault of await this.page.evaluate(inPage.clobbered)) this.#fault(fault);
    return this.#sight(frame);
  }

  /** Presses `load-remote`, if present, and checks again. */
  async loadRemote(): Promise<Sight | null> {
    if (!(await this.page.evaluate(inPage.pressLoadRemote))) return null;
    const sight = await this.#look();
    return {
      ...sight,
      faults: [
        ...sight.faults,
        ...sight.requests
          .filter((request) => request.resourceType() !== 'image')
          .map((request) => `loads as ${request.resourceType()}: ${request.url()}`),
      ],
    };
  }

  async close(): Promise<void> {
    await this.page.evaluate(inPage.closeMessage);
  }

  async #look(): Promise<Sight> {
    const frame = this.#shownFrame();
    if (frame) for (const fault of await frame.evaluate(inPage.faultsOfFrame)) this.#fault(fault);
    for (const look of [inPage.clobbered, inPage.faultsOfDialog]) {
      for (const fault of await this.page.evaluate(look)) this.#fault(fault);
    }
    const after = await this.page.evaluate(inPage.pageState);
    if (after !== this.#before) this.#fault(`the page has changed:\n${this.#before}\n${after}`);
    const sight = this.#sight(frame);
    return sight.stopped === 0
      ? sight
      : { ...sight, faults: [...sight.faults, 'something was left for the frame to stop'] };
  }

  #shownFrame(): Frame | null {
    return this.page.frames().find((frame) => frame.parentFrame() === this.page.mainFrame()) ?? null;
  }

  async #lookForScripts(frame: Frame): Promise<void> {
    const left = await frame.evaluate(inPage.leftByScripts);
    if (left.length > 0) this.#fault(`a script in the frame left ${left.join()}`);
  }

  #sight(frame: Frame | null): Sight {
    const [blocked, requests] = [true, false].map((isBlocked) =>
      this.#requests.filter((request) => (request.failure()?.errorText === 'csp') === isBlocked),
    ) as [Request[], Request[]];
    const stopped = this.#blockedScripts + blocked.length;
    this.#blockedScripts = 0;
    this.#requests = [];
    return { faults: this.#faults.splice(0), requests, stopped, frame };
  }

  #fault(what: string): void {
    this.#faults.push(what);
  }
}
