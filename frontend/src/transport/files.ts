/** Tells whether the server has no such file any more: a new version of the site has taken its place. */
export async function isGone(url: string): Promise<boolean> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
}
