/** Every limit of a sender check, with the attack that it stops. Units are part of the names. */
export const senderLimits = {
  /** Against name servers that never answer: time for all look-ups of one mail together. */
  lookUpMs: 5000,
  /** Time for the answer to one query; without an answer, the query is sent once more. */
  queryMs: 1500,
  /**
   * Queries for one mail. Against records that lead to ever more records: RFC 7208 §4.6.4 allows ten terms; each may need
   * several queries.
   */
  maxLookUps: 60,
  /**
   * Against text records of kilobytes, which are searched with patterns of quadratic cost. Honest ones stay under 1000
   * characters.
   */
  maxRecordChars: 2048,
  /** Against macros that expand a record to kilobytes (RFC 7208 §7). Honest records hold a handful. */
  maxRecordMacros: 8,
  /**
   * Against hundreds of signatures, for each of which the mail is hashed. Mail from mailing lists carries three or
   * four.
   */
  maxSignatures: 10,
  /** Against a huge header block, which is sorted, folded and hashed again for each signature. */
  maxHeaderBytes: 64 * 1024,
  /**
   * Against millions of lines of one blank: each line is copied, which takes a gigabyte. Thirty megabytes of base64
   * have fewer lines.
   */
  maxLines: 400_000,
  /**
   * Against a crafted mail that keeps the hashing busy. An honest mail of ten megabytes takes a fraction of a second.
   */
  hashMs: 3000,
  /** Below this size, hashing an honest mail never takes `hashMs`, even on a busy machine. */
  promptBytes: 1024 * 1024,
  /** RFC 8301 §3.2. */
  minKeyBits: 1024,
  /** Mails whose look-ups run at the same time. */
  concurrency: 8,
} as const;
