import type { DSN} from './replies.js';
import { isOfAddress, listedReply, replies } from './replies.js';

it.each<[string, DSN, boolean]>([
  ['an address that nobody holds', replies.nobodyThere, true],
  ['an unknown domain', replies.domainUnknown, true],
  ['a malformed address', replies.addressMalformed, true],
  ['a store without room', replies.unclaimedFull, false],
  ['a store that does not answer', replies.tryLater, false],
  ['a block list', listedReply('zone.test'), false],
])('a recipient that is refused because of %s counts as a guess: %#', (_, reply, counts) => {
  expect(isOfAddress(reply)).toBe(counts);
});
