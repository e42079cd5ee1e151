/**
 * Every limit of this library, each named after what it limits, with the mail that it stops; units are part of the
 * names.
 */
export const mimeLimits = {
  /** A header block that never ends: megabytes of fields before the first empty line, scanned in the SMTP process. */
  maxHeaderBlockBytes: 256 * 1024,
  /** One field folded over megabytes: decoding costs far more than scanning, and a list shows only its beginning. */
  maxFieldBytes: 16 * 1024,
  /** Groups in groups, nested by one colon each: the SMTP process scans every level again. */
  maxSenderBytes: 4 * 1024,
  /**
   * A header of nothing but From fields: how much of all of them together is parsed when senders are checked, in the
   * SMTP process.
   */
  maxFromBytes: 4 * 1024,
  /** Ten thousand header lines, each an object that is stored and shown. */
  maxHeaderFields: 500,
  /** Few fields, each huge: the total size of the header view of one mail. */
  maxHeaderChars: 64 * 1024,
  /** A multipart in which every part has its own huge header; counted over all parts. */
  maxPartHeaderBytes: 1024 * 1024,
  /** Multiparts in multiparts: each open level is compared with each line that starts like a boundary. */
  maxNestingDepth: 32,
  /** Messages in messages: each level is a parser of its own that holds a copy of its whole content. */
  maxNestedMessages: 3,
  /** Tens of thousands of empty parts: a part costs some kilobytes of memory however short it is. */
  maxParts: 1000,
  /** Hundreds of one-byte attachments: every listing of the inbox contains their list. */
  maxAttachments: 100,
  /** A text or HTML body too large for any browser, sent again to each reader of the inbox. */
  maxBodyChars: 1024 * 1024,
  /** Megabytes of style sheets before the first word: how much of them is kept of a page that exceeds `maxBodyChars`. */
  maxStyleChars: 128 * 1024,
  /** One embedded image, named a thousand times: the HTML of a mail with its parts written into it. */
  maxStandaloneHtmlChars: 16 * 1024 * 1024,
  /** A longer name is cut: no download could be saved under it (ext4 allows 255 bytes). */
  maxFilenameBytes: 255,
  /** A type of kilobytes, stored and answered as a header; registered names are shorter (RFC 6838 §4.2). */
  maxContentTypeChars: 127,
  /** A Content-ID of kilobytes in every listing; it is only matched against `cid:` addresses. */
  maxContentIdChars: 250,
  /** How much is shown of a mail that could not be parsed; it is decoded in the caller's own thread. */
  maxUnparsedBytes: 256 * 1024,
  /** A mail larger than any that SMTP accepts is shown unparsed instead of being copied to a process. */
  maxSourceBytes: 32 * 1024 * 1024,
  /**
   * Large mails sent faster than they can be parsed: bytes that may wait for a free process, in total and for one
   * network.
   */
  maxQueuedBytes: 64 * 1024 * 1024,
  maxQueuedBytesPerNetwork: 16 * 1024 * 1024,
  /**
   * Megabytes of lines that begin with two hyphens, as a boundary does: the parser needs 2 µs for the objects of each.
   * Limits the lines beyond those that the mail would have if each were 64 bytes long (base64 lines have 78). A mail with
   * more is shown unparsed at once.
   */
  maxExcessLines: 20_000,
  bytesOfUsualLine: 64,
  /** Many large mails at once: mails from this size on leave one process to the small ones. */
  largeMailBytes: 256 * 1024,
  /**
   * Short mails share a message to a process and the answer to it, which cost as much as parsing one mail. A mail of
   * this size takes at most some tens of milliseconds, however hostile it is, so it hardly delays its batch.
   */
  maxSharingMailBytes: 16 * 1024,
  maxSharingMails: 8,
  /**
   * One upload to a hundred inboxes: mails from this size on are recognised by digest. The next three: how many
   * digests of mails that could not be parsed are kept; for how long, and of how many mails, a parsed result is kept
   * for further copies.
   */
  digestedMailBytes: 16 * 1024,
  maxKnownDigests: 10_000,
  parsedCopyMs: 30_000,
  maxParsedCopies: 16,
  /**
   * Ten million lines that begin with two hyphens are ten million objects: the child process then runs out of memory, not
   * the process that started it.
   */
  maxProcessHeapMiB: 256,
} as const;
