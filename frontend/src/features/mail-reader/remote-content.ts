import { companiesOf, type TrackingCompany } from './tracker-companies.js';

/** What a mail would load from others, had its reader let it. */
export class RemoteContent {
  readonly #isTracker = new Map<string, boolean>();

  /** @param isUnseen  it is loaded without being shown: it only reports that the mail was opened. */
  add(url: string, isUnseen: boolean): void {
    this.#isTracker.set(url, this.#isTracker.get(url) === true || isUnseen || trackingPath.test(url));
  }

  /** How many images, each counted once. */
  get images(): number {
    return this.#isTracker.size;
  }

  /** How many of them are there to follow the reader, and for which companies. */
  trackers(): { count: number; companies: TrackingCompany[] } {
    const urls = [...this.#isTracker].filter(([, isTracker]) => isTracker).map(([url]) => new URL(url));
    return { count: urls.length, companies: companiesOf(urls.map(({ hostname }) => hostname)) };
  }
}

/** Addresses by which services of the trade count who has opened a mail, also where the image has no size. */
const trackingPath =
  /^https?:\/\/[^/]+\/(?:wf\/open|track\/open|e\/o\/|o\/eJ|trk\/open|open\.(?:gif|png|php|aspx)|o\.gif|(?:pixel|beacon)\.(?:gif|png))/i;
