import { faults } from '../src/faults/faults.js';
import { Ledger, type SentMail } from '../src/faults/ledger.js';
import { runTrial } from '../src/faults/trial.js';

const mail = (token: string, to: string[], code: number | null = 250): SentMail => ({
  token,
  to,
  sentAtMs: 0,
  code,
  answeredAtMs: 1,
});

describe('the ledger of the fault harness', () => {
  const ledger = new Ledger();
  ledger.mails.push(
    mail('one', ['a', 'b']),
    mail('two', ['b'], 451),
    mail('three', ['a'], null),
    mail('four', ['a'], 550),
  );

  it('reports exactly the accepted mails of an address that are missing', () => {
    const seen = new Map([
      ['a', new Set(['one', 'three'])],
      ['b', new Set<string>()],
    ]);
    expect(ledger.missing('listing', seen)).toEqual(['one b listing']);
    expect(ledger.bounced.map(({ token }) => token)).toEqual(['four']);
  });

  it('reports listed mails that are doubled, were refused, belong to another address, or were never sent', () => {
    const listed = [
      { id: '1', subject: 'one' },
      { id: '2', subject: 'one' },
      { id: '3', subject: 'two' },
      { id: '3', subject: 'three' },
      { id: '4', subject: 'five' },
    ];
    expect(ledger.judge('a', listed)).toEqual({
      doubled: ['one a'],
      refused: ['two a 451 after 1 ms'],
      foreign: ['two a', 'five a'],
    });
  });
});

// The other faults run in `npm run faults`.
it('every mail answered 250 is listed, shown, parsed and sent to its webhook once, though SMTP is killed', async () => {
  const killed = faults.find(({ name }) => name === 'smtp-killed');
  if (!killed) throw new Error('There is no such fault.');
  // The recovery time is measured by `npm run faults`, on an otherwise idle machine.
  const outcome = await runTrial({ ...killed, ttlSeconds: undefined, recoverWithinMs: 30_000 }, 100);
  expect(outcome).toMatchObject({ lost: 0, doubled: 0, refusedListed: 0, late: 0, leaked: 0, notes: [] });
  expect(outcome.accepted).toBeGreaterThan(100);
  // Time limit for the whole test: the start, two recoveries and the late events.
}, 180_000);
