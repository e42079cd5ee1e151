/// <reference lib="dom" />
import type { BrowserContext, Frame, Page, Request } from '@playwright/test';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What one opened message did, or left standing, that no mail may. */
export interface Sight {
  faults: string[];
  /** What a frame asked for, of whomever, and everything that was asked of others. */
  requests: Request[];
  /** How often the frame itself had to stop a script or a request. */
  stopped: number;
  frame: Frame | null;
}

/** Opens message after message in one page, as a reader does, and looks at what each of them did. */
export class MailViewer {
  #requests: Request[] = [];
  readonly #faults: string[] = [];
  #blockedScripts = 0;
  #before = '';

  private constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** @param context  on which nothing leaves this machine from now on: other hosts answer with a picture, from here. */
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
      // What stands in the place of a frame that the policy refused.
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
    this.#before = await this.page.evaluate(pageState);
  }

  /**
   * Shows documents in frames as the reader does, on the real page under its policy, whatever they hold.
   *
   * @returns what they did.
   */
  async showRaw(sandbox: string, documents: string[]): Promise<Sight> {
    await this.page.evaluate(showFrames, [sandbox, documents, maxLoadMs] as const);
    for (const frame of this.page.frames().filter((frame) => frame.url() === 'about:srcdoc')) {
      const left = await frame.evaluate(() => Object.keys(window).filter((name) => /pwn/i.test(name)));
      if (left.length > 0) this.#fault(`a script in the frame left ${left.join()}`);
    }
    for (const fault of await this.page.evaluate(clobbered)) this.#fault(fault);
    await this.page.evaluate(dropFrames);
    return this.#sight(null);
  }

  /** The nonce of the page, which its frames carry on. */
  nonce(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '',
    );
  }

  /** Opens a message and waits until it stands there. */
  async read(id: string): Promise<Sight> {
    await this.page.evaluate(openMessage, id);
    return this.#look();
  }

  /** Presses `load-remote`, if it is there, and looks again. */
  async loadRemote(): Promise<Sight | null> {
    if (!(await this.page.evaluate(pressLoadRemote))) return null;
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
    await this.page.evaluate(closeMessage);
  }

  async #look(): Promise<Sight> {
    const frame = this.page.frames().find((frame) => frame.parentFrame() === this.page.mainFrame()) ?? null;
    if (frame) for (const fault of await frame.evaluate(faultsOfFrame)) this.#fault(fault);
    for (const look of [clobbered, faultsOfDialog]) {
      for (const fault of await this.page.evaluate(look)) this.#fault(fault);
    }
    const after = await this.page.evaluate(pageState);
    if (after !== this.#before) this.#fault(`the page has changed:\n${this.#before}\n${after}`);
    const sight = this.#sight(frame);
    return sight.stopped === 0
      ? sight
      : { ...sight, faults: [...sight.faults, 'something was left for the frame to stop'] };
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

function openMessage(id: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-message-id="${id}"] [data-testid="row-view"]`)?.click();
  return new Promise((resolve) => {
    const look = () => {
      const frame = document.querySelector<HTMLIFrameElement>('[data-testid="message-body"]');
      const isEmpty = document.querySelector('[data-testid="message-dialog"] [role="tabpanel"] > p') !== null;
      if (!frame && !isEmpty) return;
      observer.disconnect();
      if (frame) frame.addEventListener('load', () => resolve(), { once: true });
      else resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

function pressLoadRemote(): Promise<boolean> {
  const button = document.querySelector<HTMLElement>('[data-testid="load-remote"]');
  const frame = document.querySelector('[data-testid="message-body"]');
  if (!button || !frame) return Promise.resolve(false);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const next = document.querySelector<HTMLIFrameElement>('[data-testid="message-body"]');
      if (!next || next === frame) return;
      observer.disconnect();
      // It has loaded when its images have.
      next.addEventListener('load', () => resolve(true), { once: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}

function closeMessage(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-testid="message-dialog"]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
}

/** What of the page around the message must stay as it is, as one text. */
function pageState(): string {
  const sheets = [...document.styleSheets].map(({ href }) => href ?? 'inline').filter((href) => href !== 'inline');
  const headers = [...document.querySelectorAll('#root header, #root h1, #root h2')].map((part) => {
    const { left, width } = part.getBoundingClientRect();
    return `${part.localName} ${Math.round(left)} ${Math.round(width)} ${getComputedStyle(part).visibility}`;
  });
  return JSON.stringify([
    document.title,
    location.href,
    history.length,
    document.cookie,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.querySelectorAll('script, base, object, embed, form').length,
    sheets,
    headers,
  ]);
}

/** Long enough for whatever loads from memory; some of what mails hold keeps a frame loading for ever. */
const maxLoadMs = 3000;

async function showFrames([sandbox, documents, maxLoadMs]: readonly [string, string[], number]): Promise<void> {
  await Promise.all(
    documents.map((source) => {
      const frame = document.createElement('iframe');
      frame.className = 'raw';
      frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = source;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxLoadMs))]);
    }),
  );
  // A mail that redirects at once, or runs something when the page has time, has its time now.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

function dropFrames(): void {
  for (const frame of document.querySelectorAll('iframe.raw')) frame.remove();
}

/** What a message may have run, or put in the place of something. */
function clobbered(): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const pwned = Object.keys(window).filter((name) => /pwn/i.test(name));
  check(pwned.length === 0, `a script left ${pwned.join()}`);
  check(document.getElementById === Document.prototype.getElementById, 'document.getElementById is clobbered');
  check(document.querySelector === Document.prototype.querySelector, 'document.querySelector is clobbered');
  check(document.createElement === Document.prototype.createElement, 'document.createElement is clobbered');
  check(document.body instanceof HTMLBodyElement, 'document.body is clobbered');
  check(document.forms instanceof HTMLCollection, 'document.forms is clobbered');
  check(document.location === window.location, 'document.location is clobbered');
  return faults;
}

/** What the dialog must neither hold nor be covered by. */
function faultsOfDialog(): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const dialog = document.querySelector('[data-testid="message-dialog"]');
  check(dialog !== null, 'the message has gone');
  if (!dialog) return faults;
  for (const part of dialog.querySelectorAll('*')) {
    for (const { name } of part.attributes) check(!/^on/i.test(name), `the dialog has ${part.localName}[${name}]`);
    check(!/^(?:script|object|embed|form|input|svg:script)$/.test(part.localName), `the dialog has ${part.localName}`);
  }
  const close = dialog.querySelector('header button:last-of-type');
  const box = close?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  check(close !== null && top instanceof Element && close.contains(top), 'the button that closes is covered');
  return faults;
}

/** Of the frame: whatever the list does not allow. */
function faultsOfFrame(): string[] {
  const faults: string[] = [];
  const pwned = Object.keys(window).filter((name) => /pwn/i.test(name));
  if (pwned.length > 0) faults.push(`a script in the frame left ${pwned.join()}`);
  if (document.querySelectorAll('style').length !== 1) faults.push('a style element');
  if (document.head.querySelectorAll('meta').length !== 3) faults.push('a meta element');
  const forbidden =
    'script, iframe, frame, object, embed, applet, link, base, body meta, form, input, button, select, textarea, svg, math, video, audio, source, template, dialog, details, marquee, area, map, [style], [id], body [name], [srcset], [action], [formaction], [background], [ping], [srcdoc], [contenteditable], [tabindex], [autofocus]';
  for (const element of document.querySelectorAll(forbidden)) faults.push(`left: ${element.outerHTML.slice(0, 120)}`);
  const elements = [...document.body.querySelectorAll('*')];
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (/^on|^xlink|:/i.test(name)) faults.push(`attribute ${name}`);
      if (name === 'href' && !/^(?:https?|mailto):/.test((element as HTMLAnchorElement).href))
        faults.push(`link to ${value}`);
      if (name === 'href' && !/^\s*(?:https?|mailto):/i.test(value)) faults.push(`relative link to ${value}`);
      if (name === 'src' && !/^(?:https?:\/\/|data:image\/(?:png|gif|jpe?g|webp);base64,)/i.test(value))
        faults.push(`loads ${value.slice(0, 100)}`);
    }
    if (element.hasAttribute('href')) {
      const rel = element.getAttribute('rel') ?? '';
      if (element.getAttribute('target') !== '_blank' || !/noopener/.test(rel) || !/noreferrer/.test(rel)) {
        faults.push(`link with an opener: ${element.outerHTML.slice(0, 120)}`);
      }
      if (!element.getAttribute('title')) faults.push('link that does not say where it leads');
    }
  }
  for (const element of elements.slice(0, 300)) {
    const { position, transform, animationName } = getComputedStyle(element);
    if (position !== 'static' || transform !== 'none' || animationName !== 'none')
      faults.push(`out of place: ${position}`);
  }
  return [...new Set(faults)].slice(0, 10);
}
