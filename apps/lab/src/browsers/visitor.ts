import { writeFileSync } from 'node:fs';
import { until } from '@efemera/testing/until';
import type { Browser } from './browser.js';

const timeoutMs = 20_000;

/** The WebDriver code points of keys that type no character. */
const keys = { Escape: '\uE00C', Enter: '\uE007' };

/**
 * The CSS selector of an element: a name of only letters and hyphens is a `data-testid`, any other is a selector
 * itself.
 */
const selectorOf = (name: string) => (/^[a-z-]+$/.test(name) ? `[data-testid="${name}"]` : name);

/** A visitor with mouse and keyboard: waits for each element that it needs, and clicks only what nothing covers. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly picturePath: (state: string) => string,
  ) {}

  /** Opens an address, and records errors of the page from then on. */
  async open(url: string): Promise<void> {
    await this.browser.goto(url);
    await this.evaluate(`(() => {
      globalThis.pageErrors = [];
      addEventListener('error', ({ message }) => pageErrors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
      return true;
    })()`);
  }

  async errors(): Promise<string[]> {
    return (await this.evaluate('globalThis.pageErrors')) as string[];
  }

  evaluate(expression: string): Promise<unknown> {
    return this.browser.evaluate(expression);
  }

  /** Waits until an expression is true in the page. */
  async waitFor(what: string, expression: string): Promise<void> {
    await until(what, () => this.evaluate(`Boolean(${expression})`), timeoutMs);
  }

  /** Waits for an element, with a text in it if one is given; returns its text. */
  async see(name: string, text: RegExp = /(?:)/): Promise<string> {
    const shown = `[...document.querySelectorAll(${JSON.stringify(selectorOf(name))})].find((element) =>
      element.checkVisibility() && ${String(text)}.test(element.innerText))`;
    await this.waitFor(`${name} shows ${String(text)}`, shown);
    return String(await this.evaluate(`(${shown})?.innerText ?? ''`)).trim();
  }

  /** Waits until the page has no such element. */
  async missNow(name: string): Promise<void> {
    await this.waitFor(`${name} is gone`, `!document.querySelector(${JSON.stringify(selectorOf(name))})`);
  }

  /** Clicks the centre of an element, once it rests there and nothing covers it. */
  async click(name: string): Promise<void> {
    let before = '';
    const point = await until(
      `${name} can be clicked`,
      async () => {
        const found = (await this.evaluate(centreOf(name))) as { x: number; y: number } | null;
        const rests = found !== null && JSON.stringify(found) === before;
        before = JSON.stringify(found);
        return rests ? found : null;
      },
      timeoutMs,
    );
    const move = { type: 'pointerMove' as const, ...point };
    const press = (['pointerDown', 'pointerUp'] as const).map((type) => ({ type, button: 0 }));
    await this.browser.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...press] }]);
  }

  async press(key: keyof typeof keys): Promise<void> {
    const value = keys[key];
    const actions = (['keyDown', 'keyUp'] as const).map((type) => ({ type, value }));
    await this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async takePicture(state: string): Promise<void> {
    // Finishes animations: dialogs fade in, and the page's wing beats for some seconds when a mail arrives.
    await this.evaluate(`document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finish()).length`);
    // WebKit takes a picture of its last paint, which may be older than the document.
    await this.evaluate(`(globalThis.painted = false,
      requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.painted = true))))`);
    await this.waitFor('the page is painted', 'globalThis.painted');
    writeFileSync(this.picturePath(state), await this.browser.picture());
  }
}

/** The centre of an element in the window; null while it is hidden or something else lies over it. */
const centreOf = (name: string) => `(() => {
  const element = [...document.querySelectorAll(${JSON.stringify(selectorOf(name))})].find((element) => element.checkVisibility());
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit) && !element.disabled ? { x, y } : null;
})()`;
