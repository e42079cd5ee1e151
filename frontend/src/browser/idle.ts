const patienceMs = 1000;

/** Waits until the page has loaded and is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    // Safari has no idle callback.
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: patienceMs }) : setTimeout(resolve),
  );
}

/** Lets the browser draw and react to touches before the caller goes on. Not a timer: hidden tabs delay those by seconds. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
