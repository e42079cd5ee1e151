import { guessesOf, listedReply, replies, type DSN } from './replies.js';

it.each<[string, DSN, number]>([
  ['an address that nobody holds', replies.nobodyThere, 1],
  ['an unknown domain', replies.domainUnknown, 1],
  ['a malformed address', replies.addressMalformed, 1],
  ['a store without room', replies.unclaimedFull, 0.1],
  ['a store that does not answer', replies.tryLater, 0],
  ['a block list', listedReply('zone.test'), 0],
])('a recipient that is refused because of %s counts as one guess, a tenth, or none', (_, reply, guesses) => {
  expect(guessesOf(reply)).toBe(guesses);
});
