import { parseMessage, readAttachment } from './parse-message.js';

export type ParseTask =
  { kind: 'message'; source: Uint8Array } | { kind: 'attachment'; source: Uint8Array; index: number };

/** What a parser thread runs; piscina calls it by its default export. */
export default function run(task: ParseTask): ReturnType<typeof parseMessage | typeof readAttachment> {
  return task.kind === 'message' ? parseMessage(task.source) : readAttachment(task.source, task.index);
}
