/** Splits `Name <address>`; the name is empty if there is none. */
export function readSender(from: string): { name: string; address: string } {
  const start = from.lastIndexOf('<');
  if (start === -1 || !from.trimEnd().endsWith('>')) return { name: '', address: from.trim() };
  const name = from.slice(0, start).trim();
  const address = from.slice(start + 1, from.lastIndexOf('>')).trim();
  // RFC 5322 §3.2.4: the quotes and escapes of a quoted name are not part of the name.
  const quoted = /^"(.*)"$/s.exec(name)?.[1];
  return { name: quoted?.replace(/\\(.)/gs, '$1') ?? name, address };
}
