const adjectives = ['happy', 'quick', 'bright', 'calm', 'clever', 'gentle', 'lucky', 'silent', 'sunny', 'swift'];
const animals = ['panda', 'tiger', 'eagle', 'dolphin', 'fox', 'koala', 'owl', 'rabbit', 'turtle', 'wolf'];

/** An integer from 0 to `bound - 1`, with negligible modulo bias (2³² against at most a few thousand). */
function randomBelow(bound: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % bound;
}

const labelLength = 6;
const labelCharacters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Puts a random label in the place of a wildcard: `*.example.org` becomes `k3x9qa.example.org`. Other domains stay. */
export function fillWildcard(domain: string): string {
  if (!domain.startsWith('*.')) return domain;
  const label = Array.from({ length: labelLength }, () => labelCharacters[randomBelow(labelCharacters.length)]).join(
    '',
  );
  return label + domain.slice(1);
}

/**
 * Generates an address in the service's form: adjective, hyphen, animal, number, e.g. `swift-owl42@example.org`.
 *
 * @param domain  a wildcard gets a random label.
 * @param numbers count of the possible numbers; 1000 by the product's specification (0 to 999) unless the server
 *   raises it because the domain is filling up.
 */
export function randomAddress(domain: string, numbers = 1000): string {
  return `${adjectives[randomBelow(10)]}-${animals[randomBelow(10)]}${randomBelow(numbers)}@${fillWildcard(domain)}`;
}
