/* global OffscreenCanvas, caches, createImageBitmap */
/* global document, window, location, history, getComputedStyle, requestIdleCallback */
/* global MutationObserver, KeyboardEvent, Document, Element, HTMLBodyElement, HTMLCollection */

// Functions that run in the browser, each without access to this module. Not in TypeScript: the page's types are not
// the server's.

export function openMessage(id) {
  document.querySelector(`[data-message-id="${id}"] [data-testid="row-view"]`)?.click();
  return new Promise((resolve) => {
    const look = () => {
      const frame = document.querySelector('[data-testid="message-body"]');
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

export function pressLoadRemote() {
  const button = document.querySelector('[data-testid="load-remote"]');
  const frame = document.querySelector('[data-testid="message-body"]');
  if (!button || !frame) return Promise.resolve(false);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const next = document.querySelector('[data-testid="message-body"]');
      if (!next || next === frame) return;
      observer.disconnect();
      // Resolves with true when the images of the next message have loaded.
      next.addEventListener('load', () => resolve(true), { once: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}

export function closeMessage() {
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

/** A text of everything around the message that no mail may change. */
export function pageState() {
  const sheets = [...document.styleSheets].map(({ href }) => href ?? 'inline').filter((href) => href !== 'inline');
  const headers = [...document.querySelectorAll('#root header, #root h1, #root h2')].map((part) => {
    const { left, width } = part.getBoundingClientRect();
    return `${part.localName} ${Math.round(left)} ${Math.round(width)} ${getComputedStyle(part).visibility}`;
  });
  return JSON.stringify([
    // The count of unread mails changes through the page itself.
    document.title.replace(/^\(\d+\) /, ''),
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

export async function showFrames([sandbox, documents, maxLoadMs]) {
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
  // Waits, so that a mail that redirects or runs something later has the time to do so.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

export function dropFrames() {
  for (const frame of document.querySelectorAll('iframe.raw')) frame.remove();
}

/** Returns the globals that a script of the message may have set or replaced. */
export function clobbered() {
  const faults = [];
  const check = (holds, what) => {
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

/** Returns forbidden elements in the dialog, and elements that cover it. */
export function faultsOfDialog() {
  const faults = [];
  const check = (holds, what) => {
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

/** Runs in the frame: returns everything that the sanitiser should have removed. */
export function faultsOfFrame() {
  const faults = [];
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
      if (name === 'href' && !/^(?:https?|mailto):/.test(element.href)) faults.push(`link to ${value}`);
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

/** Returns what a reader sees in the frame. */
export function contentOfFrame() {
  const body = document.body;
  const alt = [...body.querySelectorAll('img')].map((image) => image.alt).join(' ');
  const colours = [body, ...body.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor, style.borderTopColor, style.borderBottomColor];
  });
  return {
    text: `${body.innerText} ${body.textContent} ${alt}`,
    links: [...body.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    tables: body.querySelectorAll('table').length,
    headings: body.querySelectorAll('h1,h2,h3,h4,h5,h6').length,
    lists: body.querySelectorAll('ul,ol,li').length,
    colours: [...new Set(colours)],
  };
}

/** Global names that scripts of the test mails set. */
export const leftByScripts = () => Object.keys(window).filter((name) => /pwn/i.test(name));

/** Returns the warning drawn beside a link. */
export const leadsTo = (link) => getComputedStyle(link, '::after').content;

/** The pixels of a picture (PNG, base64): red, green, blue and opacity in turn. */
export async function pixelsOf(picture) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return { data: [...data], width, height };
}

/** Everything that the page has stored besides cookies. */
export function keptInPage() {
  return JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]);
}

/** The addresses of all that service workers have cached. */
export async function cachedUrls() {
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url);
}

export function goToFragment(fragment) {
  location.hash = fragment;
}

/** Stores header, first heading and footer as they came with the page, before any module runs. */
export function rememberFirstElements() {
  document.addEventListener('DOMContentLoaded', () => {
    window.firstElements = ['header', 'main h1', 'footer'].map((name) => document.querySelector(`#root ${name}`));
  });
}

export function areAllThere() {
  return window.firstElements.every((element) => element?.isConnected === true);
}

export function storeEntries(entries) {
  try {
    Object.assign(localStorage, entries);
  } catch {
    // about:blank has no storage.
  }
}

/**
 * Goes to a part of the page, as Back does, when React has taken over the footer but not the content yet. React works in
 * slices, and posts itself a message for the next one.
 */
export function goBetweenSlices(hash) {
  const { postMessage } = MessagePort.prototype;
  const isTaken = (selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));
  let isGone = false;
  MessagePort.prototype.postMessage = function (...args) {
    const next = () => postMessage.apply(this, args);
    if (isGone || !isTaken('footer') || isTaken('main div:last-child > details')) return next();
    isGone = true;
    setTimeout(() => {
      history.replaceState(null, '', hash);
      window.dispatchEvent(new window.PopStateEvent('popstate'));
      next();
    });
  };
}
