/** Every bound of this layer, each named after what it limits, with the mail that it stops; units stand in the names. */
export const mimeLimits = {
  /** A header block that never ends: megabytes of fields before the first empty line, scanned in the SMTP process. */
  maxHeaderBlockBytes: 256 * 1024,
  /** One field folded over megabytes: decoding costs far more than scanning, and a list shows a few hundred characters. */
  maxFieldBytes: 16 * 1024,
  /** Groups in groups, nested by one colon each: every level is scanned anew, in the SMTP process. */
  maxSenderBytes: 4 * 1024,
  /** A header of From fields alone: what is parsed of all of them together where senders are judged, in the SMTP process. */
  maxFromBytes: 4 * 1024,
  /** Ten thousand header lines, each an object that is stored and shown. */
  maxHeaderFields: 500,
  /** Few fields, each huge: what the header view of one mail may weigh in all. */
  maxHeaderChars: 64 * 1024,
  /** A multipart whose every part brings its own header bomb; counted over all parts. */
  maxPartHeaderBytes: 1024 * 1024,
  /** Multiparts in multiparts: each open level is compared with each line that starts like a boundary. */
  maxNestingDepth: 32,
  /** Messages in messages: each level is a parser of its own that holds a copy of all that it carries. */
  maxNestedMessages: 3,
  /** Tens of thousands of empty parts: a part costs some kilobytes of memory however short it is. */
  maxParts: 1000,
  /** Hundreds of one-byte attachments: the list of them goes out with every listing of the inbox. */
  maxAttachments: 100,
  /** A text or HTML body that no browser could show, sent again to everybody who opens the inbox. */
  maxBodyChars: 1024 * 1024,
  /** A name that no download can be saved under: ext4, APFS and NTFS stop at 255. */
  maxFilenameBytes: 255,
  /** A type of kilobytes, stored and answered as a header; registered names are shorter (RFC 6838 §4.2). */
  maxContentTypeChars: 127,
  /** A Content-ID of kilobytes in every listing; it is only matched against `cid:` addresses. */
  maxContentIdChars: 250,
  /** What is shown of a mail that could not be parsed; decoded in the caller's own thread. */
  maxUnparsedBytes: 256 * 1024,
  /** A mail larger than any that we accept is shown unparsed instead of being copied to a process. */
  maxSourceBytes: 32 * 1024 * 1024,
  /** Large mails sent faster than they can be parsed: what may wait for a free process, in all and of one network. */
  maxQueuedBytes: 64 * 1024 * 1024,
  maxQueuedBytesPerNetwork: 16 * 1024 * 1024,
  /**
   * Megabytes of bare line breaks: the parser makes an object of each line, for 30 µs. Lines over those that the mail
   * would have if each were 64 bytes long (those of base64 have 78); a mail with more is shown unparsed at once.
   */
  maxExcessLines: 20_000,
  bytesOfUsualLine: 64,
  /** Many large mails at once: from this size on they leave one process to the small ones. */
  largeMailBytes: 256 * 1024,
  /** One upload to a hundred inboxes: mails from this size on are known by digest, for as long and as many as this. */
  digestedMailBytes: 16 * 1024,
  maxKnownDigests: 10_000,
  parsedCopyMs: 30_000,
  maxParsedCopies: 16,
  /** Ten million empty lines are ten million objects: their process ends, not the one around it. */
  maxProcessHeapMiB: 256,
} as const;
