import { limits, type Attachment, type EmailDetail, type EmailSummary } from '@efemera/contract';
import type { ParsedMessage } from '@efemera/mime';

/** The parts of a summary that the parser finds: all but those that are known as the mail arrives, or change later. */
type FoundInMail = Omit<EmailSummary, 'id' | 'to' | 'timestamp' | 'size' | 'read' | 'auth' | 'tag'>;

/** The content of a mail: stored beside its summary as one JSON value. */
export type Bodies = Pick<EmailDetail, 'body' | 'bodyHtml' | 'headers' | 'truncated' | 'codes' | 'links'> & {
  /** All attachments, if the summary does not contain all. */
  attachments?: Attachment[];
};

/** Separates the summary, which every listing contains, from the content, which is read for one mail at a time. */
export function partParsed(parsed: ParsedMessage): { found: FoundInMail; bodies: Bodies } {
  const { body, bodyHtml, headers, truncated, codes, links, attachments, ...found } = parsed;
  const listed = firstOf(attachments);
  const leftOut = attachments.length - listed.length;
  return {
    found: { ...found, attachments: listed, ...(leftOut > 0 && { attachmentsLeftOut: leftOut }) },
    bodies: { body, bodyHtml, headers, truncated, codes, links, ...(leftOut > 0 && { attachments }) },
  };
}

/** Returns a summary with all attachments of its mail. */
export function withAllAttachments({ attachmentsLeftOut, ...summary }: EmailSummary, bodies: Bodies): EmailSummary {
  return attachmentsLeftOut === undefined ? summary : { ...summary, attachments: bodies.attachments ?? [] };
}

function firstOf(attachments: Attachment[]): Attachment[] {
  let room: number = limits.maxListedAttachmentBytes;
  const tooMany = attachments.findIndex((attachment, index) => {
    room -= Buffer.byteLength(JSON.stringify(attachment));
    return index === limits.maxListedAttachments || room < 0;
  });
  return tooMany === -1 ? attachments : attachments.slice(0, tooMany);
}
