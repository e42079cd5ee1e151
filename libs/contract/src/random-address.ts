const adjectives = ['happy', 'quick', 'bright', 'calm', 'clever', 'gentle', 'lucky', 'silent', 'sunny', 'swift'];
const animals = ['panda', 'tiger', 'eagle', 'dolphin', 'fox', 'koala', 'owl', 'rabbit', 'turtle', 'wolf'];

/** An integer from 0 to `bound - 1`, with negligible modulo bias (2³² against at most a few thousand). */
function randomBelow(bound: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % bound;
}

/**
 * Generates an address in the service's form: adjective, hyphen, animal, number, e.g. `swift-owl42@example.org`.
 *
 * @param numbers count of the possible numbers; 1000 by the specification (0 to 999) unless the server raises it
 *   because the domain is filling up.
 */
export function randomAddress(domain: string, numbers = 1000): string {
  return `${adjectives[randomBelow(10)]}-${animals[randomBelow(10)]}${randomBelow(numbers)}@${domain}`;
}
