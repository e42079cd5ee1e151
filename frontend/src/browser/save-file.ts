/** Makes the browser save content that a call with a token has fetched: a plain link could not send the token. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the content only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
