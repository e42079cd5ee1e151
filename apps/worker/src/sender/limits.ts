/** Every bound of a check, each named after what it limits, with the attack it stops; units stand in the names. */
export const senderLimits = {
  /** Name servers that never answer: all look-ups of one mail together. */
  lookUpMs: 5000,
  /** One query of them, which is sent twice. */
  queryMs: 1500,
  /** Records that lead to ever more records. RFC 7208 §4.6.4 allows ten terms; each may stand for several queries. */
  maxLookUps: 60,
  /** Text records of kilobytes, searched with patterns that take the square of their length. Honest ones stay under 1000. */
  maxRecordChars: 2048,
  /** Macros that blow a record up to kilobytes (RFC 7208 §7). Honest ones hold a handful. */
  maxRecordMacros: 8,
  /** Hashing a mail once for each of hundreds of signatures. Mail that went through lists carries three or four. */
  maxSignatures: 10,
  /** A header block that is sorted, folded and hashed anew for each signature. */
  maxHeaderBytes: 64 * 1024,
  /** Millions of lines of a blank each, of which every one is copied: a gigabyte. Thirty megabytes of base64 have fewer. */
  maxLines: 400_000,
  /** A crafted mail that keeps the hashing busy; an honest one of ten megabytes takes a fraction of a second. */
  hashMs: 3000,
  /** Below this size, no honest mail takes a busy machine as long as that. */
  promptBytes: 1024 * 1024,
  /** RFC 8301 §3.2. */
  minKeyBits: 1024,
  /** Mails whose name servers are waited for at a time. */
  concurrency: 8,
} as const;
