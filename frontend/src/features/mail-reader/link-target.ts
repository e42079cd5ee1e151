import { parseUrl } from '@efemera/contract';

/** The real target of a link, shown before the reader follows it. */
export interface LinkTarget {
  /** The whole address: readable, on one line, without a user name and password before its host. */
  address: string;
  /**
   * The real host, or the recipients, those first whose host the words do not name, if the link could deceive: its
   * words name another host or leave out that of a recipient, or name its own one in letters of another script, or a
   * user name stands before its host. Otherwise null.
   */
  unlike: string | null;
}

/**
 * In this many characters of a link's words, the page looks for hosts: one further behind deceives no reader, and the
 * search would keep the page busy.
 */
const maxWordsChars = 2000;

const webAddress = /https?:\/\/[^\s<>"]+/giu;
const hostName =
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,9}(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})(?![\p{L}\p{N}-])/giu;
// Texts are full of words with a dot (Node.js, fatura.pdf): only a word with one of these endings is read as a host.
// RFC 2606 reserves `test`, `example` and `invalid` for examples.
const genericEndings =
  /\.(?:com|net|org|edu|gov|mil|int|info|biz|name|pro|mobi|app|dev|page|shop|store|online|site|web|website|xyz|club|top|tech|cloud|live|email|blog|news|link|bank|world|life|vip|icu|test|example|invalid)$/i;
const countryEnding = /[^.]{2}\.([a-z]{2})$/i;
/** The browser knows the countries: `archive.gz` and `main.go` end with none. */
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Files of programs have these endings, and hardly any host has no other dot before one of them. */
const programEnding = /^[^.]*\.(?:py|sh)$/i;
/** Files have these endings, and so have hosts: a file where it stands behind a folder or is written in capitals. */
const fileEnding = /^[^.]*\.(?:cc|md|mk|pl|ps|rs|so)$/;
const capitalStem = /^[\p{Lu}\d-]{2,}\./u;
const foreignEnding = /\.(?:xn--[a-z\d-]+|[\0-\-/-\x7f]*[^\0-\x7f][^.]*)$/i;

/**
 * Finds the target of a link, and whether its words name another one. A text that names the same host, a subdomain or a
 * parent domain is no deception. Hosts in other scripts are shown in the form of the DNS (RFC 3492), in which no letter
 * imitates another.
 *
 * @param href an absolute http, https or mailto address.
 * @param words the text of the link.
 */
export function linkTarget(href: string, words: string): LinkTarget {
  const url = new URL(href);
  const isDressedUp = url.username !== '' || url.password !== '';
  url.username = '';
  url.password = '';
  const targets =
    url.protocol === 'mailto:'
      ? recipientsOf(url).map((recipient) => ({ shown: recipient, host: recipient.replace(/^.*@/, '') }))
      : [{ shown: url.host, host: url.hostname }];
  const named = hostsIn(words);
  const agrees = ({ host }: { host: string }) =>
    named.length === 0 || (!host.includes('xn--') && named.some((name) => isSameSite(name, host)));
  const leadsThere = (name: string) => targets.some(({ host }) => isSameSite(name, host));
  const [others, expected] = [targets.filter((target) => !agrees(target)), targets.filter(agrees)];
  const deceives = isDressedUp || others.length > 0 || !named.every(leadsThere);
  return { address: readable(url.href), unlike: (deceives && listOf([...others, ...expected])) || null };
}

/** The warning names at most this many recipients: a sender could hide one behind a thousand others. */
const maxListed = 3;

function listOf(targets: readonly { shown: string }[]): string {
  const shown = targets.slice(0, maxListed).map((target) => target.shown);
  return [...shown, ...(targets.length > maxListed ? ['…'] : [])].join(', ');
}

/**
 * RFC 6068 §2: a mailto address has recipients in its path and in its fields `to`, `cc` and `bcc`. Some mail programs also
 * take semicolons and blanks between recipients.
 */
function recipientsOf(url: URL): string[] {
  const lists = url.search
    .slice(1)
    .split('&')
    .flatMap((field) => {
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(field) ?? [];
      return /^(?:to|b?cc)$/i.test(readable(name)) ? [value] : [];
    });
  return [url.pathname, ...lists]
    .flatMap((list) => list.split(/[,;\s]|%2c|%3b|%20/i))
    .map((recipient) => readable(recipient.replace(/%40/gi, '@')))
    .filter((recipient) => recipient !== '');
}

/** Characters that are drawn as nothing. */
export const invisible = /\u034f|\u17b4|\u17b5|[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** The hosts that a text names, in the form of the DNS. */
function hostsIn(words: string): string[] {
  const text = words
    // Shortens white space, which could push a host beyond the characters that are searched.
    .replace(/\s+/gu, ' ')
    // Removes invisible characters, which would use up those that are searched; further below, the dots of other scripts
    // become ASCII dots (UTS #46).
    .replace(invisible, '')
    .slice(0, maxWordsChars)
    .normalize('NFKC')
    .replaceAll('。', '.');
  const addresses = [...text.matchAll(webAddress)].map(([address]) => address);
  const bare = text.replace(webAddress, ' ');
  const names = [...bare.matchAll(hostName)]
    .filter(({ 0: name, index }) => isPlausible(name, bare.charAt(index - 1)))
    .map(([name]) => `https://${name}`);
  return [...addresses, ...names].flatMap((address) => parseUrl(address)?.hostname ?? []);
}

/** Whether a text names a host. */
export const namesHost = (words: string): boolean => hostsIn(words).length > 0;

/** Whether a word with a dot is a host rather than a file or the end of a sentence. */
function isPlausible(name: string, before: string): boolean {
  if (/^www\./i.test(name) || genericEndings.test(name) || foreignEnding.test(name)) return true;
  const country = countryEnding.exec(name)?.[1]?.toUpperCase();
  if (country === undefined || !countries.of(country) || programEnding.test(name)) return false;
  return !(fileEnding.test(name) && (/[/\\_]/.test(before) || capitalStem.test(name)));
}

function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) =>
    host
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/\.$/, ''),
  ) as [string, string];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

/**
 * Decodes percent-encoded text, unless it has characters with a meaning in addresses, or such as could hide or reorder
 * what the reader sees.
 */
function readable(address: string): string {
  return address.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      const decoded = decodeURI(encoded);
      return /[\p{C}\p{Z}%]/u.test(decoded) ? encoded : decoded;
    } catch {
      return encoded;
    }
  });
}
