import { articleApiPath, emailsPath, inboxPath, paths } from '@efemera/contract';
import { robots } from './site-map.js';

const rules = robots('https://mail.example')
  .split('\n')
  .flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
    return kind ? [{ allows: kind === 'Allow', path }] : [];
  });

/** RFC 9309 §2.2.2: the rule with the longest path that begins the address wins. */
function mayFetch(address: string): boolean {
  const [longest] = rules
    .filter(({ path }) => address.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length);
  return longest?.allows ?? true;
}

describe('robots.txt', () => {
  it.each([
    '/estatisticas',
    paths.articles,
    articleApiPath('o-que-e-email-temporario', 'en-US'),
    `${paths.domainRanking}?limit=50`,
    `${paths.countryRanking}?limit=50`,
    paths.statistics,
    paths.stats,
    paths.config,
    `${paths.comments}?page=2`,
  ])('lets a search engine fetch %s, without which it would draw a page with an error', (address) => {
    expect([address, mayFetch(address)]).toEqual([address, true]);
  });

  it.each([
    emailsPath('ana@mail.example'),
    inboxPath('ana@mail.example'),
    paths.inboxes,
    paths.translate,
    paths.letters,
    paths.moderation,
  ])('keeps search engines away from %s', (address) => {
    expect([address, mayFetch(address)]).toEqual([address, false]);
  });
});
