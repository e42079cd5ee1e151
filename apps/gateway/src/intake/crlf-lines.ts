const [cr, lf] = [0x0d, 0x0a];

/**
 * Brings the line ends of a message to CRLF, piece by piece: files on Unix end their lines with LF alone. A CR alone is
 * left to the caller to refuse: programs disagree on whether it ends a line.
 */
export class CrlfLines {
  #endedInCr = false;
  #hasBareCr = false;

  /** True once a CR without LF behind it has been seen. */
  get hasBareCr(): boolean {
    return this.#hasBareCr;
  }

  /** @returns the piece with CRLF at each line end; the given piece itself if none had to be changed. */
  write(piece: Buffer): Buffer {
    if (piece.length === 0) return piece;
    this.#findBareCr(piece);
    const bare = this.#countBareLf(piece);
    const written = bare === 0 ? piece : this.#widen(piece, bare);
    this.#endedInCr = piece[piece.length - 1] === cr;
    return written;
  }

  /** Must be called after the last piece. */
  end(): void {
    this.#hasBareCr ||= this.#endedInCr;
  }

  #findBareCr(piece: Buffer): void {
    this.#hasBareCr ||= this.#endedInCr && piece[0] !== lf;
    for (let at = piece.indexOf(cr); at !== -1 && !this.#hasBareCr; at = piece.indexOf(cr, at + 1)) {
      this.#hasBareCr = at + 1 < piece.length && piece[at + 1] !== lf;
    }
  }

  #isBare(piece: Buffer, at: number): boolean {
    return at === 0 ? !this.#endedInCr : piece[at - 1] !== cr;
  }

  #countBareLf(piece: Buffer): number {
    let count = 0;
    for (let at = piece.indexOf(lf); at !== -1; at = piece.indexOf(lf, at + 1)) if (this.#isBare(piece, at)) count++;
    return count;
  }

  /**
   * Copies the piece into one larger buffer. Slicing it at each line would turn a few megabytes of bare line feeds into
   * millions of buffers.
   */
  #widen(piece: Buffer, bare: number): Buffer {
    const wide = Buffer.allocUnsafeSlow(piece.length + bare);
    let written = 0;
    for (const [at, byte] of piece.entries()) {
      if (byte === lf && this.#isBare(piece, at)) wide[written++] = cr;
      wide[written++] = byte;
    }
    return wide;
  }
}
