import { attachmentPath, rawPath } from '@efemera/contract';
import { call, RefusedError, throwUnreachable, type Call } from './http.js';

/**
 * The server parses a large mail again for each attachment: it works on one, lets one wait, and refuses a third. More
 * downloads could also take all six connections of a browser to an HTTP/1.1 server: the page's other calls would wait.
 */
const maxAtATime = 2;
/** Long enough for a mail of 10 MB on the slowest of networks, and for all letters to the operator on a usual one. */
const bodyTimeoutMs = 600_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Reads an attachment, after the earlier ones if there are many. @throws RefusedError | UnreachableError */
export async function readAttachment(id: string, index: number, to: string): Promise<Blob> {
  if (running < maxAtATime) running++;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await requestFile(attachmentPath(id, index, to), { inbox: to });
  } finally {
    const begin = waiting.shift();
    if (begin) begin();
    else running--;
  }
}

export interface FirstBytes {
  bytes: Uint8Array;
  /** True if the bytes reach to the end of the source. */
  isWhole: boolean;
}

/**
 * Reads the first `maxBytes` of a message as received, and cancels the rest of the download.
 *
 * @throws RefusedError | UnreachableError
 */
export async function readSource(id: string, to: string, maxBytes: number): Promise<FirstBytes> {
  const path = rawPath(id, to);
  const response = await open(path, { inbox: to });
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader?.read(); read && !read.done && size <= maxBytes; read = await reader?.read()) {
      chunks.push(read.value);
      size += read.value.length;
    }
    await reader?.cancel();
  } catch (cause) {
    return throwUnreachable(path)(cause);
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, maxBytes), isWhole: size <= maxBytes };
}

/** Reads a file. @throws RefusedError | UnreachableError */
export async function requestFile(path: string, options: Call): Promise<Blob> {
  const response = await open(path, options);
  return response.blob().catch(throwUnreachable(path));
}

async function open(path: string, options: Call): Promise<Response> {
  const response = await call(path, { ...options, bodyTimeoutMs, headers: { ...options.headers, Accept: '*/*' } });
  if (!response.ok) throw new RefusedError(response.status, 'unknown', response.statusText);
  return response;
}
