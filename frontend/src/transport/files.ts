/** Whether the server no longer has a file because a new version of the site was deployed. */
export async function isGone(url: string): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
}
