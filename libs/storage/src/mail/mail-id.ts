import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
// Random bytes are generated in bulk: one call for each mail takes longer than all other steps of making an id.
const pool = Buffer.alloc(10 * 512);
let used = pool.length;

/**
 * Makes a message id: 48 bits of milliseconds, then 80 random bits, in Crockford's base 32 (26 characters).
 * Ids sort by time and can't be guessed.
 */
export function newMailId(nowMs = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (let time = nowMs, i = 0; i < 10; i++, time = Math.floor(time / 32)) id = alphabet.charAt(time % 32) + id;
  for (let half = 0; half < 2; half++, used += 5) {
    let bits = pool.readUIntBE(used, 5);
    for (let i = 0; i < 8; i++, bits = Math.floor(bits / 32)) id += alphabet.charAt(bits % 32);
  }
  return id;
}

/** Returns the time in a message id, in milliseconds. */
export function mailIdTimeMs(id: string): number {
  let time = 0;
  for (const character of id.slice(0, 10)) time = time * 32 + alphabet.indexOf(character);
  return time;
}
