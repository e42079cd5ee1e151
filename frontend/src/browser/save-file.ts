/** Has the browser save content that was read by a call with a token: a plain link could not show the token. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the content only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
