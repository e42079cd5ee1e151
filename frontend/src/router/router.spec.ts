import { currentMark, matchesPath } from './router.js';

describe('matchesPath', () => {
  it('matches a path in upper or lower case, with and without a slash at its end', () => {
    for (const path of ['/ranking', '/Ranking', '/ranking/']) expect(matchesPath('/ranking', path)).toBe(true);
    for (const path of ['/', '/ranking/x', '/rankings', '/x/ranking'])
      expect(matchesPath('/ranking', path)).toBe(false);
  });

  it('matches the pattern of the root with the root only', () => {
    expect(matchesPath('/', '/')).toBe(true);
    expect(matchesPath('/', '/x')).toBe(false);
  });

  it('lets a name such as :id match exactly one part of a path, and a star every path', () => {
    expect(matchesPath('/blog/:id', '/blog/an-article')).toBe(true);
    expect(matchesPath('/blog/:id', '/blog')).toBe(false);
    expect(matchesPath('/blog/:id', '/blog/')).toBe(false);
    expect(matchesPath('/blog/:id', '/blog/a/b')).toBe(false);
    expect(matchesPath('*', '/x/y')).toBe(true);
  });
});

it('marks the link to the page that is shown, and to one above it', () => {
  expect(currentMark('/blog', '/blog/')).toBe('page');
  expect(currentMark('/blog', '/blog/an-article')).toBe('true');
  expect(currentMark('/blog', '/blogs')).toBeUndefined();
  expect(currentMark('/', '/blog')).toBeUndefined();
  expect(currentMark('/#gerador', '/')).toBeUndefined();
});
