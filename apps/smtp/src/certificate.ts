import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createSecureContext, type SecureContext } from 'node:tls';

const lookAgainMs = 2000;

/** A TLS certificate and key from two PEM files, reloaded when the files change. */
export class Certificate {
  #timer: NodeJS.Timeout | null = null;
  /**
   * Content of the files at the last load, whether it succeeded or not, so that an unchanged pair is neither loaded nor
   * reported a second time.
   */
  #tried: string;

  private constructor(
    private readonly files: { cert: string; key: string },
    private loaded: Loaded,
    tried: string,
  ) {
    this.#tried = tried;
  }

  /** @throws Error with the reason why the files are not a usable pair. */
  static async load(files: { cert: string; key: string }): Promise<Certificate> {
    const pair = await read(files);
    return new Certificate(files, loadPair(pair), pair.join());
  }

  get context(): SecureContext {
    return this.loaded.context;
  }

  /** When the certificate that is in use ends. */
  get validUntilMs(): number {
    return this.loaded.validUntilMs;
  }

  /**
   * Compares the content of the files at an interval. Renewals replace the files by renaming, by changing links or by
   * overwriting, and file system events get lost in mounted folders. If the files don't match, or one is incomplete or
   * missing, the last good pair stays in use.
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
        this.loaded = loadPair(state.pair);
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

interface Loaded {
  context: SecureContext;
  validUntilMs: number;
}

const read = async ({ cert, key }: { cert: string; key: string }): Promise<Pair> =>
  Promise.all([readFile(cert, 'utf8'), readFile(key, 'utf8')]);

/** @throws Error if a file can't be parsed or the key does not belong to the certificate. */
function loadPair([cert, key]: Pair): Loaded {
  // TLS ignores an empty file and would continue without a certificate.
  if (!cert || !key) throw new Error('a file is empty');
  const context = createSecureContext({ cert, key, minVersion: 'TLSv1.2' });
  const certificate = new X509Certificate(cert);
  // TLS takes a key of another kind than the certificate's, such as RSA beside ECDSA, and then no handshake succeeds.
  if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('the key is not that of the certificate');
  return { context, validUntilMs: Date.parse(certificate.validTo) };
}
