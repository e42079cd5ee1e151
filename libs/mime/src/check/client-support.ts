import type { MailFinding } from '@efemera/contract';
import { CLIENT_SUPPORT_DATE, CLIENTS, FEATURES } from './client-support-table.js';

interface Support {
  title: string;
  tested: number;
  /** Mail programs without the feature, and with a part of it. */
  none: string[];
  partial: string[];
}

const clients = CLIENTS.trim().split('\n');
const namesOf = (numbers = '') =>
  numbers.split(' ').flatMap((number) => (number ? [clients[Number(number)] ?? ''] : []));

const support = new Map<string, Support>(
  FEATURES.trim()
    .split('\n')
    .map((line) => {
      const [slug = '', title = '', tested, none, partial] = line.split('|');
      return [slug, { title: title.trim(), tested: Number(tested), none: namesOf(none), partial: namesOf(partial) }];
    }),
);

/** How many programs a finding names at most; the page that it links to lists all. */
const mostNamed = 6;

/** A finding is a warning if more than half of the programs lack the feature; partial support counts as half. */
const isGrave = ({ none, partial, tested }: Support) => (none.length + partial.length / 2) / tested > 0.5;

/** The features that some mail programs do not support, or support in part. */
export function judgeSupport(features: ReadonlyMap<string, number>): MailFinding[] {
  return [...features]
    .flatMap(([slug, uses]) => {
      const known = support.get(slug);
      return known ? [{ slug, uses, known }] : [];
    })
    .sort((a, b) => b.known.none.length - a.known.none.length || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, uses, known }) => ({
      kind: 'client_support',
      severity: isGrave(known) ? 'warning' : 'info',
      where: `${known.title}, ${uses === 1 ? 'once' : `${uses} times`}`,
      text: `${sentenceOf(known)} See https://www.caniemail.com/features/${slug}/ (${CLIENT_SUPPORT_DATE}).`,
    }));
}

function sentenceOf({ none, partial, tested }: Support): string {
  const parts = [
    ...(none.length > 0 ? [`Not supported by ${none.length} of ${tested} mail programs: ${listed(none)}.`] : []),
    ...(partial.length > 0 ? [`Supported in part by ${partial.length}: ${listed(partial)}.`] : []),
  ];
  return parts.join(' ');
}

const listed = (names: readonly string[]) =>
  names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} and others` : names.join(', ');
