import { readFileSync } from 'node:fs';
import { exitCodeMeanings, exitCodeOf, exitCodes } from './exit-codes.js';

it.each([
  ['bad_request', exitCodes.usage],
  ['address_malformed', exitCodes.usage],
  ['inbox_private', exitCodes.private],
  ['inbox_not_found', exitCodes.notFound],
  ['inbox_expired', exitCodes.notFound],
  ['an error of a newer server', exitCodes.error],
])('after the error %s, the command exits with %i', (errorCode, exitCode) => {
  expect(exitCodeOf(errorCode)).toBe(exitCode);
});

it('README.md lists the exit codes with the meanings that the help prints', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(([, code, meaning]) => [Number(code), meaning]);
  const listed = Object.entries(exitCodes).map(([name, code]) => [
    code,
    exitCodeMeanings[name as keyof typeof exitCodes],
  ]);
  // Skips exit code 0: README.md tells more of success than the help does.
  expect(rows.slice(1)).toEqual(listed.slice(1));
});
