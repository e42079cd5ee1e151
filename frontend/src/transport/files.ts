const timeoutMs = 15_000;

/** Whether the server no longer has a file because a new version of the site was deployed. */
export async function isGone(url: string): Promise<boolean> {
  // On a network that swallows packets, the page would otherwise never try again.
  const signal = AbortSignal.timeout(timeoutMs);
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
  return status === 404;
}
