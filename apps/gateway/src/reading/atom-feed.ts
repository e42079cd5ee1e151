import { domainOf, inboxFeedPath, plusAddress, type Email } from '@efemera/contract';
import type { OpenInbox } from '../access/inbox-access.js';

/** The year from which our names in `tag:` URIs count (RFC 4151 wants a date on which the domain was ours). */
const tagDate = '2026';

/**
 * An inbox as an Atom feed (RFC 4287), newest first, one piece for each mail. Bodies are plain text: a feed reader must
 * not render a stranger's HTML.
 */
export function* atomFeed(inbox: Pick<OpenInbox, 'address' | 'tag' | 'record'>, emails: Email[], publicOrigin: string) {
  // The feed of a plus address has an id and a title of its own, so that readers do not take it for that of the inbox.
  const address = inbox.tag === null ? inbox.address : plusAddress(inbox.address, inbox.tag);
  const tag = (name: string) => `tag:${domainOf(address)},${tagDate}:${name}`;
  const page = `${publicOrigin}/?to=${encodeURIComponent(address)}`;
  yield lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', tag(`inbox/${encodeURIComponent(address)}`)),
    element('title', address),
    element('updated', emails[0]?.timestamp ?? new Date(inbox.record.createdAtMs).toISOString()),
    `<author>${element('name', 'Efêmera')}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(publicOrigin + inboxFeedPath(address))}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
  );
  for (const { id, from, subject, timestamp, body } of emails) {
    yield lines(
      '<entry>',
      element('id', tag(`mail/${id}`)),
      element('title', subject || '(no subject)'),
      element('updated', timestamp),
      element('published', timestamp),
      `<author>${element('name', from)}</author>`,
      `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
      `<content type="text">${escaped(body)}</content>`,
      '</entry>',
    );
  }
  yield lines('</feed>');
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Mail may have characters that XML forbids even in escaped form (XML 1.0 §2.2): lone surrogates and controls. */
function escaped(text: string): string {
  return (
    text
      .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
      .replace(/[&<>"']/g, (character) => escapes[character] ?? '')
      // An XML parser would read CRLF and CR as line feeds anyway (XML 1.0 §2.11).
      .replace(/\r\n?/g, '\n')
  );
}
