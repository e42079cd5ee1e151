import { traceIdsOf } from './trace-ids.js';

describe('the ids of a trace', () => {
  it('are the bytes of the mail id: its time first, then what is random', () => {
    // 01HF7YAT00 is 2023-11-14T22:13:20Z, 1 700 000 000 000 ms (018bcfe56800 in hexadecimal).
    expect(traceIdsOf('01HF7YAT000000000000000001')).toEqual({
      traceId: '018bcfe5680000000000000000000001',
      rootSpanId: '0000000000000001',
    });
    expect(traceIdsOf('7ZZZZZZZZZZZZZZZZZZZZZZZZZ').traceId).toBe('f'.repeat(32));
  });

  it('differ between mails of the same millisecond', () => {
    const [one, other] = ['01HF7YAT00ABCDEFGHJKMNPQRS', '01HF7YAT00ABCDEFGHJKMNPQRT'].map(traceIdsOf);
    expect(one?.traceId).not.toBe(other?.traceId);
    expect(one?.rootSpanId).not.toBe(other?.rootSpanId);
  });
});
