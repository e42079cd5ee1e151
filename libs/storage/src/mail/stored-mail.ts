import type { Address, EmailSummary } from '@efemera/contract';
import type { SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import { earlierFields, readEarlierPackedMail } from './earlier-records.js';
import type { Bodies } from './parsed-mail.js';
import { decodeRecord, encodeRecord, inflate } from './record-codec.js';
import { readSummary } from './stored-summary.js';

/** A mail as SMTP intake handed it over, and how that went. */
export interface DeliveredMail {
  /** Null for what did not come by SMTP but by the site's form. */
  envelope: SmtpEnvelope | null;
  times?: SmtpTimes;
  source: Buffer;
}

/** How a mail came, without its bytes. */
export interface DeliveryNote {
  envelope: SmtpEnvelope | null;
  times: SmtpTimes | null;
  parsedAtMs: number | null;
}

/** Fields of a mail's hash by name, as they were read. */
export type MailFields = Partial<Record<string, Buffer | null>>;

/** What could not be read, and why. */
export interface UnreadableField {
  field: 'summary' | 'source' | 'content';
  mailId: string;
  error: unknown;
}

/*
 * The fields of a mail's hash that hold what was delivered and what was found in it:
 *
 * | field                      | holds                                                                   |
 * | `raw`, `envelope`, `times` | what was delivered, as intake handed it over, until the mail is parsed  |
 * | `delivered`                | record: the same in one, of a small mail that was parsed                |
 * | `source`                   | record: the bytes alone, of a large mail that was parsed, where it pays |
 * | `content`                  | record: what was found; of a small mail packed beside the source        |
 *
 * The source never needs what was found in it; that can be made again from the source.
 */
const noteFields = ['delivered', 'envelope', 'times', 'parsed:at', earlierFields.packed];
const sourceFields = ['raw', 'source', earlierFields.source];
export const contentFields = [
  'content',
  'delivered',
  earlierFields.packed,
  earlierFields.plainContent,
  earlierFields.content,
];
export const deliveryNoteFields = noteFields;
export const deliveredFields = [...noteFields, ...sourceFields];
/** Any of these shows that a mail was parsed. */
export const parsedFields = ['content', earlierFields.packed, earlierFields.parsed];

/** Names the values of a reply, which come in the order of the fields that were asked for. */
export const byName = (names: readonly string[], values: readonly (Buffer | null | undefined)[]): MailFields =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));

/** @param fields  `parsedFields` */
export const isParsed = (fields: MailFields): boolean => parsedFields.some((name) => fields[name]);

/** Packing of a larger source beside the content would find little: DEFLATE looks back 32 KiB. */
const maxSmallSourceBytes = 16 * 1024;
/** Compressing a large source again at each read is worth its CPU only where this much is saved: base64 of photos is not. */
const worthwhileRatio = 0.8;

/** Fields of a parsed mail with their values, and those whose place they take. */
export interface PackedFields {
  replaced: string[];
  fields: (string | number | Buffer)[];
}

/** Packs a small mail whole, and of a large one what a reader asks for apart, so that no reply grows by its source. */
export async function packParsedMail(
  bodies: Bodies,
  { source, envelope, times }: DeliveredMail,
  parsedAtMs: number,
): Promise<PackedFields> {
  const content = Buffer.from(JSON.stringify(bodies));
  if (source.length <= maxSmallSourceBytes) {
    const note: DeliveryNote = { envelope, times: times ?? null, parsedAtMs };
    // JSON has no line end of its own, so the first one ends the note.
    const delivered = Buffer.concat([Buffer.from(`${JSON.stringify(note)}\n`), source]);
    return {
      replaced: ['raw', 'envelope', 'times'],
      fields: ['delivered', await encodeRecord(delivered), 'content', await encodeRecord(content, source)],
    };
  }
  const [packedContent, packedSource] = await Promise.all([encodeRecord(content), encodeRecord(source)]);
  const fields = ['content', packedContent, 'parsed:at', parsedAtMs];
  if (packedSource.length > source.length * worthwhileRatio) return { replaced: [], fields };
  return { replaced: ['raw'], fields: [...fields, 'source', packedSource] };
}

/** Reads what the scripts keep of a mail. What can't be read is reported, and missing from the result. */
export class StoredMailReader {
  constructor(private readonly onUnreadable: (field: UnreadableField) => void) {}

  summary(address: Address, id: string, json: string, read: Buffer | string | null | undefined): EmailSummary {
    try {
      return readSummary(address, id, json, read);
    } catch (error) {
      this.onUnreadable({ field: 'summary', mailId: id, error });
      return readSummary(address, id, '{"from":"","subject":"","size":0,"preview":""}', read);
    }
  }

  /** @param fields  `deliveredFields` */
  delivered(summary: EmailSummary, fields: MailFields): Promise<(DeliveryNote & { source: Buffer }) | null> {
    return this.#report('source', summary, () => readDelivered(summary, fields));
  }

  /** @param fields  `deliveryNoteFields` */
  deliveryNote(summary: EmailSummary, fields: MailFields): Promise<DeliveryNote | null> {
    return this.#report('source', summary, () => readNote(summary, fields));
  }

  /** @param fields  `contentFields` */
  bodies(summary: EmailSummary, fields: MailFields): Promise<Bodies | null> {
    return this.#report('content', summary, () => readBodies(summary, fields));
  }

  async #report<T>(field: UnreadableField['field'], { id }: EmailSummary, read: () => Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      this.onUnreadable({ field, mailId: id, error });
      return null;
    }
  }
}

async function readDelivered(
  summary: EmailSummary,
  fields: MailFields,
): Promise<(DeliveryNote & { source: Buffer }) | null> {
  const whole = await readWhole(summary, fields);
  if (whole) return whole;
  const source = await readSource(fields);
  return source && { ...readNoteFields(fields), source };
}

async function readNote(summary: EmailSummary, fields: MailFields): Promise<DeliveryNote> {
  return (await readWhole(summary, fields)) ?? readNoteFields(fields);
}

/** Of a small mail that was parsed. */
async function readWhole(
  summary: EmailSummary,
  { delivered, [earlierFields.packed]: packed }: MailFields,
): Promise<(DeliveryNote & { source: Buffer }) | null> {
  if (delivered) return readDeliveredRecord(delivered);
  return packed ? readEarlierPackedMail(summary, packed) : null;
}

async function readDeliveredRecord(record: Buffer): Promise<DeliveryNote & { source: Buffer }> {
  const joined = await decodeRecord(record);
  const end = joined.indexOf('\n');
  const note = JSON.parse(joined.subarray(0, end).toString()) as DeliveryNote;
  return { ...note, source: joined.subarray(end + 1) };
}

function readNoteFields({ envelope, times, 'parsed:at': parsedAt }: MailFields): DeliveryNote {
  return {
    envelope: envelope ? (JSON.parse(envelope.toString()) as SmtpEnvelope | null) : null,
    times: times?.length ? (JSON.parse(times.toString()) as SmtpTimes) : null,
    parsedAtMs: parsedAt ? Number(parsedAt) : null,
  };
}

async function readSource({ raw, source, [earlierFields.source]: earlier }: MailFields): Promise<Buffer | null> {
  if (raw) return raw;
  if (source) return decodeRecord(source);
  return earlier ? inflate(earlier) : null;
}

async function readBodies(summary: EmailSummary, fields: MailFields): Promise<Bodies | null> {
  const bodies = await readWrittenBodies(summary, fields);
  // Records of version 1.0 tell of the first code and the first link only, in the summary.
  return bodies && { ...bodies, codes: bodies.codes ?? [], links: bodies.links ?? [] };
}

type WrittenBodies = Omit<Bodies, 'codes' | 'links'> & Partial<Pick<Bodies, 'codes' | 'links'>>;

async function readWrittenBodies(summary: EmailSummary, fields: MailFields): Promise<WrittenBodies | null> {
  const { content, delivered } = fields;
  if (content) {
    const readSource = async () => (delivered ? (await readDeliveredRecord(delivered)).source : null);
    return JSON.parse((await decodeRecord(content, readSource)).toString()) as WrittenBodies;
  }
  const packed = fields[earlierFields.packed];
  if (packed) return (await readEarlierPackedMail(summary, packed)).bodies;
  const deflated = fields[earlierFields.content];
  const json = fields[earlierFields.plainContent] ?? (deflated ? await inflate(deflated) : null);
  return json ? (JSON.parse(json.toString()) as WrittenBodies) : null;
}
