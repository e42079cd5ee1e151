/** Longer than running work needs to end, and shorter than the 10 s after which Docker kills a process by default. */
const stopTimeoutMs = 8000;

/**
 * Shuts the process down on SIGTERM, SIGINT, or when its parent is gone (its channel closes). If `stop` does not end in
 * time, the process exits all the same.
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
