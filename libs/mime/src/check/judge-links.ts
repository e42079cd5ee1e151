import { parseUrl, type MailFinding } from '@efemera/contract';
import { parse as parseHost } from 'tldts';
import { fold, toPlainForms } from '../codes/fold.js';
import type { Topic } from '../codes/lexicon.js';
import { lexicon } from '../codes/mail-text.js';
import { mayAct, namesAction } from './acting-links.js';
import type { CheckedLink } from './checked-mail.js';
import type { PageLink } from './read-page.js';

const shorteners = new Set(
  (
    'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly t.ly rb.gy lnkd.in shorturl.at tiny.cc bl.ink ' +
    'v.gd dub.sh s.id amzn.to fb.me youtu.be trib.al snip.ly soo.gd clck.ru u.to x.gd'
  ).split(' '),
);

const trackingParameters =
  /[?&](?:utm_[a-z]{1,12}|mc_eid|mc_cid|mkt_tok|_hsenc|_hsmi|vero_id|fbclid|gclid|msclkid|trk)=/i;
const trackingPaths = /\/(?:ls|wf|e|ss)\/(?:click|open|c)\b|\/(?:click|track|trk|CL0)\//i;

/** Judges by their form the addresses that a mail links to. */
export function judgeLinks(links: readonly PageLink[]): MailFinding[] {
  const found = links.flatMap((link) => judgeLink(link).map((finding) => ({ ...finding, where: link.href })));
  // Reports each finding about an address once, however often the mail links to it.
  return [...new Map(found.map((finding) => [`${finding.kind} ${finding.where}`, finding])).values()];
}

type Judged = Omit<MailFinding, 'where'>;

function judgeLink({ href, text }: PageLink): Judged[] {
  if (/^(?:mailto|tel|sms|cid):/i.test(href) || /^#./.test(href)) return [];
  const url = parseUrl(href);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return [{ kind: 'link_malformed', severity: 'error', text: 'This link leads nowhere: it has no web address.' }];
  }
  const { domain, isIp } = parseHost(url.hostname);
  const named = siteNamedIn(text);
  const judged: (Judged | false)[] = [
    url.username !== '' && {
      kind: 'link_malformed',
      severity: 'error',
      text: 'A name before the host hides where the link leads; mail apps warn about it.',
    },
    isIp === true && {
      kind: 'link_ip_host',
      severity: 'error',
      text: 'The link leads to a number instead of a name, as links in phishing mail often do.',
    },
    named !== null &&
      named !== domain && {
        kind: 'link_mismatch',
        severity: 'error',
        text: `The text of the link names ${named}, but it leads to ${url.hostname}.`,
      },
    (shorteners.has(url.hostname) || shorteners.has(domain ?? '')) && {
      kind: 'link_shortener',
      severity: 'warning',
      text: 'A short address hides where the link leads; spam filters count it against the mail.',
    },
    url.protocol === 'http:' && {
      kind: 'link_insecure',
      severity: 'warning',
      text: 'The link uses http: anyone on the network can read and change the page.',
    },
    (trackingParameters.test(url.search) || trackingPaths.test(url.pathname)) && {
      kind: 'link_tracking',
      severity: 'info',
      text: 'The link tells the sender who followed it.',
    },
  ];
  return judged.filter((one): one is Judged => one !== false);
}

/** The registrable domain that the text of a link shows as an address; null where it shows none. */
function siteNamedIn(text: string): string | null {
  const shown = /^(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?:[/:?#]\S{0,2000})?$/i.exec(text.trim());
  const { domain, isIcann } = parseHost(shown?.[1] ?? '');
  return isIcann === true ? domain : null;
}

/** Topics of the lexicon whose words say, in any language, what an acting link does. */
const actingTopics: ReadonlySet<Topic> = new Set(['confirm', 'entry', 'reset', 'signin', 'invite', 'notyou']);

const saysAction = (text: string): boolean =>
  namesAction(text) || lexicon.find(fold(toPlainForms(text))).some(({ topic }) => actingTopics.has(topic));

/**
 * Lists the different web addresses of a mail, and tells by address and text of a link whether it is an acting link.
 *
 * @param acting  addresses that are known to act, such as the recognised confirmation link.
 */
export function listLinks(links: readonly PageLink[], acting: ReadonlySet<string>): CheckedLink[] {
  const actsByHref = new Map<string, boolean>();
  for (const { href, text } of links) {
    if (!/^https?:\/\//i.test(href)) continue;
    actsByHref.set(href, actsByHref.get(href) === true || acting.has(href) || mayAct(href) || saysAction(text));
  }
  return [...actsByHref].map(([href, acts]) => ({ href, acts }));
}
