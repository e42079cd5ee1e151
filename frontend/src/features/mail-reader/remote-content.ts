import { companiesOf, type TrackingCompany } from './tracker-companies.js';

/** The remote content of a mail, which loads only on request. */
export class RemoteContent {
  readonly #isTracker = new Map<string, boolean>();

  /** @param isUnseen  the image is invisible: it only reports to its server that the mail was opened. */
  add(url: string, isUnseen: boolean): void {
    this.#isTracker.set(url, this.#isTracker.get(url) === true || isUnseen || trackingPath.test(url));
  }

  /** Number of images, each counted once. */
  get images(): number {
    return this.#isTracker.size;
  }

  /** Number of trackers among the images, and the companies that run them. */
  trackers(): { count: number; companies: TrackingCompany[] } {
    const urls = [...this.#isTracker].filter(([, isTracker]) => isTracker).map(([url]) => new URL(url));
    return { count: urls.length, companies: companiesOf(urls.map(({ hostname }) => hostname)) };
  }
}

/** Addresses by which tracking services count opened mails, even where an image does not declare its small size. */
const trackingPath =
  /^https?:\/\/[^/]+\/(?:wf\/open|track\/open|e\/o\/|o\/eJ|trk\/open|open\.(?:gif|png|php|aspx)|o\.gif|(?:pixel|beacon)\.(?:gif|png))/i;
