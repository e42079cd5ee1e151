import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContext } from 'node:tls';

const lookAgainMs = 2000;

/** Two PEM files and what TLS makes of them, renewed as the files change. */
export class Certificate {
  #timer: NodeJS.Timeout | null = null;
  /** What was tried last, good or bad: it is tried, and complained of, once. */
  #tried: string;

  private constructor(
    private readonly files: { cert: string; key: string },
    public context: SecureContext,
    tried: string,
  ) {
    this.#tried = tried;
  }

  /** @throws an error that says why the files are no usable pair. */
  static async load(files: { cert: string; key: string }): Promise<Certificate> {
    const pair = await read(files);
    return new Certificate(files, contextOf(pair), pair.join());
  }

  /**
   * Looks at the files now and then, at what they hold: renewals replace them by renaming, by turning links or by
   * writing over them, and notices of the file system get lost in mounted folders. While the two don't belong together,
   * one is half written, or one is gone, the last good pair stays.
   */
  watch(onRenewed: (context: SecureContext) => void, onFault: (reason: string) => void): void {
    const look = async () => {
      const state = await read(this.files).then(
        (pair) => ({ pair, known: pair.join() }),
        (error: Error) => ({ error, known: error.message }),
      );
      if (state.known === this.#tried) return;
      this.#tried = state.known;
      try {
        if ('error' in state) throw state.error;
        this.context = contextOf(state.pair);
      } catch (error) {
        return onFault(error instanceof Error ? error.message : String(error));
      }
      onRenewed(this.context);
    };
    const again = () => {
      this.#timer = setTimeout(() => void look().finally(() => this.#timer && again()), lookAgainMs).unref();
    };
    again();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

type Pair = [cert: string, key: string];

const read = async ({ cert, key }: { cert: string; key: string }): Promise<Pair> =>
  Promise.all([readFile(cert, 'utf8'), readFile(key, 'utf8')]);

/** @throws where one can't be read, or the key is not the certificate's. */
function contextOf([cert, key]: Pair): SecureContext {
  // An empty file is no option at all to TLS, which would go on without a certificate.
  if (!cert || !key) throw new Error('a file is empty');
  return createSecureContext({ cert, key, minVersion: 'TLSv1.2' });
}
