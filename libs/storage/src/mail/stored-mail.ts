import type { Address, EmailSummary } from '@efemera/contract';
import type { SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import { earlierFields, readEarlierPackedMail } from './earlier-records.js';
import type { Bodies } from './parsed-mail.js';
import { decodeRecord, encodeRecord, inflate } from './record-codec.js';
import { pieceBytes } from './source-pieces.js';
import { readSummary } from './stored-summary.js';

/** A mail as the SMTP server stored it, with its delivery. */
export interface DeliveredMail {
  /** Null for a mail that arrived through the site's form instead of SMTP. */
  envelope: SmtpEnvelope | null;
  times?: SmtpTimes;
  source: Buffer;
}

/** The delivery of a mail, without its source. */
export interface DeliveryNote {
  envelope: SmtpEnvelope | null;
  times: SmtpTimes | null;
  parsedAtMs: number | null;
}

/** Fields of a mail's hash by name, as read from Redis. */
export type MailFields = Partial<Record<string, Buffer | null>>;

/** A field that could not be read, and the reason. */
export interface UnreadableField {
  field: 'summary' | 'source' | 'content';
  mailId: string;
  error: unknown;
}

/** Holds the number of pieces of a large source. */
export const piecesField = 'raw:pieces';

/*
 * The fields of a mail's hash that hold its delivered and its parsed form:
 *
 * | field                      | holds                                                                   |
 * | `raw`, `envelope`, `times` | what was delivered, as intake handed it over, until the mail is parsed  |
 * | `raw:0`, `raw:1` …         | in place of `raw`: the pieces of a source that is larger than one piece |
 * | `raw:pieces`, `raw:bytes`  | how many they are, and their bytes together                             |
 * | `delivered` | record: source, envelope and times of a small parsed mail |
 * | `source` | record: source of a large parsed mail, if packing saves enough |
 * | `content` | record: the content; for a small mail, the source is its dictionary |
 *
 * The source can be read without the content; the content can be made again from the source.
 */
const noteFields = ['delivered', 'envelope', 'times', 'parsed:at', earlierFields.packed];
const sourceFields = ['raw', piecesField, 'source', earlierFields.source];
export const contentFields = [
  'content',
  'delivered',
  earlierFields.packed,
  earlierFields.plainContent,
  earlierFields.content,
];
export const deliveryNoteFields = noteFields;
export const deliveredFields = [...noteFields, ...sourceFields];
/** If a mail has one of these fields, it was parsed. */
export const parsedFields = ['content', earlierFields.packed, earlierFields.parsed];

/** Names the values of a reply: Redis returns them in the order of the requested fields. */
export const byName = (names: readonly string[], values: readonly (Buffer | null | undefined)[]): MailFields =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));

/** @param fields  `parsedFields` */
export const isParsed = (fields: MailFields): boolean => parsedFields.some((name) => fields[name]);

/**
 * Largest source that is packed together with its content: DEFLATE looks back 32 KiB, so larger sources would gain
 * little.
 */
const maxSmallSourceBytes = 16 * 1024;
/** A large source is packed only if it shrinks to this ratio: unpacking costs CPU at each read, and photos hardly shrink. */
const worthwhileRatio = 0.8;

/** Fields of a parsed mail with their values, and the fields that they replace. */
export interface PackedFields {
  replaced: string[];
  fields: (string | number | Buffer)[];
}

/**
 * Packs source and delivery note of a small mail into one record. A large mail keeps its note outside the source's record,
 * so that reading the note does not load the source.
 */
export async function packParsedMail(
  bodies: Bodies,
  { source, envelope, times }: DeliveredMail,
  parsedAtMs: number,
): Promise<PackedFields> {
  const content = Buffer.from(JSON.stringify(bodies));
  if (source.length <= maxSmallSourceBytes) {
    const note: DeliveryNote = { envelope, times: times ?? null, parsedAtMs };
    // The delivery note is JSON without line breaks, so the first line break ends it.
    const delivered = Buffer.concat([Buffer.from(`${JSON.stringify(note)}\n`), source]);
    return {
      replaced: ['raw', 'envelope', 'times'],
      fields: ['delivered', await encodeRecord(delivered), 'content', await encodeRecord(content, source)],
    };
  }
  const [packedContent, packedSource] = await Promise.all([
    encodeRecord(content),
    source.length > pieceBytes ? null : encodeRecord(source),
  ]);
  const fields = ['content', packedContent, 'parsed:at', parsedAtMs];
  if (!packedSource || packedSource.length > source.length * worthwhileRatio) return { replaced: [], fields };
  return { replaced: ['raw'], fields: [...fields, 'source', packedSource] };
}

/** Reads the fields that the scripts store of a mail. A field that can't be read is reported and left out of the result. */
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

  /** @param fields  the values of the mail's fields that `deliveredFields` names. */
  delivered(summary: EmailSummary, fields: MailFields): Promise<(DeliveryNote & { source: Buffer }) | null> {
    return this.#report('source', summary, () => readDelivered(summary, fields));
  }

  /** @param fields  the values of the mail's fields that `deliveryNoteFields` names. */
  deliveryNote(summary: EmailSummary, fields: MailFields): Promise<DeliveryNote | null> {
    return this.#report('source', summary, () => readNote(summary, fields));
  }

  /** @param fields  the values of the mail's fields that `contentFields` names. */
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

/** Reads source and delivery note of a small parsed mail. */
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
  // Records of version 1.0 lack these lists: that version stored only the first code and the first link, in the summary.
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
