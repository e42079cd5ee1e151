import { linkTarget } from './link-target.js';

it.each([
  ['https://shop.test/x', 'www.shop.test'],
  ['https://www.shop.test/', 'shop.test'],
  ['https://conta.shop.test/entrar', 'Entre em shop.test'],
  ['https://shop.test:8443/', 'https://shop.test/'],
  ['https://shop.test/x', 'Confirmar cadastro'],
  ['https://click.tracker.test/abc', 'Baixar fatura.pdf'],
  ['https://nodejs.test/', 'Node.js 20, p.ex., v1.2.3'],
  ['https://git.test/', 'report.pdf, invoice.zip, main.go, backup.tar.gz, notes.db'],
  ['https://git.test/', 'README.md, main.py, install.sh, src/lib.rs, docs/setup.md, my_notes.md'],
  ['https://SHOP.test/', 'Shop.Test'],
  ['mailto:ana@shop.test', 'ana@shop.test'],
  ['mailto:ana@shop.test,rui@bank.test', 'ana@shop.test, rui@bank.test'],
  ['mailto:', 'Escreva'],
  ['mailto:?subject=x&body=https://shop.test', 'Envie shop.test a amigos'],
  ['mailto:ana@shop.test?subject=oi', 'Fale com a shop.test'],
  ['https://xn--ao-kia4a.test/', 'Saiba mais'],
])('gives no warning for a link to %s with the words “%s”', (href, words) => {
  expect(linkTarget(href, words).unlike).toBeNull();
});

it.each([
  ['https://evil.test/login', 'paypal.com', 'evil.test'],
  ['https://evil.test/login', 'https://www.paypal.com/login', 'evil.test'],
  ['https://evil.test/', 'Acesse PayPal.com agora', 'evil.test'],
  ['https://evil.test/', 'paypal\u200b.com', 'evil.test'],
  ['https://evil.test/', 'ｐａｙｐａｌ．ｃｏｍ', 'evil.test'],
  ['https://evil.test/', 'paypal。com', 'evil.test'],
  ['https://evil.test/', 'banco.com.br', 'evil.test'],
  ['https://evil.test/', 'bank.rs', 'evil.test'],
  ['https://evil.test/', 'www.bank.md', 'evil.test'],
  ['https://evil.test/', 'bank.com.py', 'evil.test'],
  ['https://evil.test/', 'bank.co.uk', 'evil.test'],
  ['https://evil.test/', 'agency.eu', 'evil.test'],
  ['https://paypal.com.evil.test/', 'paypal.com', 'paypal.com.evil.test'],
  ['https://notpaypal.com/', 'paypal.com', 'notpaypal.com'],
  ['https://paypal.com@evil.test/', 'Entrar', 'evil.test'],
  ['https://paypal.com:443@evil.test/', 'https://paypal.com:443@evil.test/', 'evil.test'],
  ['https://evil.test:8443/', 'paypal.com', 'evil.test:8443'],
  ['https://192.0.2.7/', 'paypal.com', '192.0.2.7'],
  ['https://p\u0430ypal.com/', 'p\u0430ypal.com', 'xn--pypal-4ve.com'],
  ['https://evil.test/', 'https://p\u0430ypal.com/', 'evil.test'],
  ['mailto:thief@evil.test', 'suporte@paypal.com', 'thief@evil.test'],
  ['mailto:thief@evil.test,suporte@paypal.com', 'suporte@paypal.com', 'thief@evil.test, suporte@paypal.com'],
  ['mailto:suporte@paypal.com;thief@evil.test', 'suporte@paypal.com', 'thief@evil.test, suporte@paypal.com'],
  ['mailto:suporte@paypal.com%20thief@evil.test', 'suporte@paypal.com', 'thief@evil.test, suporte@paypal.com'],
  [
    'mailto:a@paypal.com?cc=a@paypal.com&bcc=x=y@evil.test',
    'a@paypal.com',
    'x=y@evil.test, a@paypal.com, a@paypal.com',
  ],
  ['mailto:a@paypal.com?b%63c=%E2%80%AE,b+c@evil.test', 'a@paypal.com', '%E2%80%AE, b+c@evil.test, a@paypal.com'],
  [`mailto:${'a@paypal.com,'.repeat(99)}b@evil.test`, 'a@paypal.com', 'b@evil.test, a@paypal.com, a@paypal.com, …'],
  ['mailto:thief@evil.test%2Csuporte@paypal.com', 'suporte@paypal.com', 'thief@evil.test, suporte@paypal.com'],
  [
    'mailto:suporte@paypal.com?subject=x&BCC=thief%40evil.test',
    'suporte@paypal.com',
    'thief@evil.test, suporte@paypal.com',
  ],
])('warns of a link to %s with the words “%s”', (href, words, unlike) => {
  expect(linkTarget(href, words).unlike).toBe(unlike);
});

it('shows the whole address of a link: readable, on one line, without user name, its host as in the DNS', () => {
  const address = (href: string) => linkTarget(href, '').address;
  expect(address('https://shop.test/promo%C3%A7%C3%A3o?a=b%26c')).toBe('https://shop.test/promoção?a=b%26c');
  expect(address('https://shop.test/%E2%80%AEgnp.exe%0A%20x%2F%E0')).toBe(
    'https://shop.test/%E2%80%AEgnp.exe%0A%20x%2F%E0',
  );
  expect(address('https://paypal.com:secret@evil.test/x')).toBe('https://evil.test/x');
  expect(address('https://p\u0430ypal.com/')).toBe('https://xn--pypal-4ve.com/');
});

it('reads hostile words of a link in linear time', () => {
  const started = performance.now();
  for (const piece of ['a.', 'a-', 'https://', 'www.', 'a@', '1.com'])
    linkTarget('https://a.test/', piece.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
