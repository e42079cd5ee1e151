/** Longer than any request in flight, shorter than the patience of a container engine. */
const stopTimeoutMs = 10_000;

/**
 * Ends the process in good order when it is asked to: SIGTERM, SIGINT, or a parent that is gone (its channel closes).
 * What `stop` could not end in time is left to the operating system.
 */
export function stopInOrder(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}
