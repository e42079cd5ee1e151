const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The ids of a mail's trace, made from the mail's id alone: a mail id is 16 bytes written in base 32, as long as a
 * trace id. Every process makes the ids by itself, so neither Redis nor a job has to carry them.
 *
 * @returns the trace's id (the 16 bytes: 48 bits of time, 80 random ones), and that of its first span (the last 8 of them).
 */
export function traceIdsOf(mailId: string): { traceId: string; rootSpanId: string } {
  let bits = 0n;
  for (const character of mailId) bits = bits * 32n + BigInt(Math.max(0, alphabet.indexOf(character)));
  const traceId = BigInt.asUintN(128, bits).toString(16).padStart(32, '0');
  return { traceId, rootSpanId: traceId.slice(16) };
}
