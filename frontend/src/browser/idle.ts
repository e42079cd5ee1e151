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
