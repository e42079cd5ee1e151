import { senderDomain } from './sender-domain.js';

describe('the domain of a sender', () => {
  it.each([
    ['Ana <ana@mail.sender.test>', 'sender.test'],
    ['ana@News.Example.CO.UK', 'example.co.uk'],
    ['"a@b.com" <x@shop.github.io>', 'github.io'],
    ['Ана <a@почта.пример.рф>', 'xn--e1afmkfd.xn--p1ai'],
    ['x@example.com.', 'example.com'],
    ['x@=cmd.com', null],
    ['x@[192.0.2.1]', null],
    ['x@192.0.2.1', null],
    ['root@localhost', null],
    ['Somebody', null],
    ['', null],
  ])('of %s is %s', (from, domain) => {
    expect(senderDomain(from)).toBe(domain);
  });

  it('is found in linear time', () => {
    const started = performance.now();
    expect(senderDomain('@'.repeat(100_000))).toBeNull();
    expect(senderDomain(`${'@a'.repeat(50_000)} `)).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
