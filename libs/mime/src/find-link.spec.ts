import { allCases, HELD_OUT, hostileUnits } from '@efemera/testing/codes/all-cases';
import { expectLinear } from '../test/expect-linear.js';
import { readMailTexts, textOfHtml } from './codes/mail-text.js';
import { findLinks } from './find-link.js';

const linkOf = ({
  html = null,
  ...mail
}: {
  from?: string;
  subject?: string;
  text?: string;
  html?: string | null;
}): string | null =>
  findLinks(
    readMailTexts({
      from: 'Acme <no-reply@acme.test>',
      subject: 'Hello',
      text: '',
      html: html === null ? null : textOfHtml(html),
      ...mail,
    }),
  ).link;

/** The scores that the model must reach on mails that it was trained on, and on those that it has not seen. */
describe.each([
  { mails: 'trained on', isHeldOut: false, leastRight: 0.98, mostFalse: 0.01 },
  { mails: 'never trained on', isHeldOut: true, leastRight: 0.95, mostFalse: 0.005 },
])('findLinks over the fixture mails $mails', ({ isHeldOut, leastRight, mostFalse }) => {
  const sets = Object.entries(allCases).filter(([set]) => HELD_OUT.has(set) === isHeldOut);
  const mails = sets.flatMap(([set, cases]) => cases.map((each) => ({ set, ...each })));
  const found = mails.map((mail) => ({ mail, link: linkOf({ ...mail, html: mail.html ?? null }) }));
  const withLink = found.filter(({ mail }) => mail.link !== null);
  const withoutLink = found.filter(({ mail }) => mail.link === null);
  const tell = ({ mail, link }: (typeof found)[number]): string =>
    `${mail.set} / ${mail.name}: ${String(mail.link)} expected, ${String(link)} found`;

  it('finds exactly the right confirmation link in nearly all mails that have one', () => {
    const misses = withLink.filter(({ mail, link }) => link !== mail.link).map(tell);
    expect(withLink.length).toBeGreaterThanOrEqual(25);
    expect({ misses, tooMany: misses.length > withLink.length * (1 - leastRight) }).toEqual({ misses, tooMany: false });
  });

  it('finds a link in hardly any mail without a confirmation link', () => {
    const inventions = withoutLink.filter(({ link }) => link !== null).map(tell);
    expect(withoutLink.length).toBeGreaterThanOrEqual(100);
    expect({ inventions, tooMany: inventions.length > withoutLink.length * mostFalse }).toEqual({
      inventions,
      tooMany: false,
    });
  });
});

// The model before took the link of every one of these mails.
describe('findLinks leaves alone the link of an invitation', () => {
  it.each([
    ['Invitation from Acme', 'Jonas has invited you to join Acme.', 'Click here to create your account:'],
    ['Einladung von Acme', 'Jonas hat dich zu Acme eingeladen.', 'Konto anlegen:'],
    ['Convite da Acme', 'Ana convidou você para a Acme.', 'Crie a sua conta:'],
    ['Davet', "Can sizi Acme'ye davet etti.", 'Hesap oluşturun:'],
    ['Приглашение', 'Анна приглашает вас в Acme.', 'Создать учётную запись:'],
    ['دعوة من Acme', 'دعاك سامر للانضمام إلى Acme.', 'أنشئ حسابك:'],
    ['Acme에서 온 초대', '김민지 님이 Acme에 초대했습니다.', '계정 만들기:'],
  ])('below the subject "%s"', (subject, lead, action) => {
    const text = `${lead}\n\n${action}\nhttps://acme.test/register?token=5e1b7c20-9a41-4f0c-8d3e`;
    expect(linkOf({ subject, text })).toBeNull();
  });
});

describe('findLinks returns the URL as written', () => {
  it('with entities decoded', () => {
    const html = '<p>Click <a href="https://shop.test/confirm?token=abc&amp;u=1">here</a> to confirm</p>';
    expect(linkOf({ subject: 'Confirm your address', html })).toBe('https://shop.test/confirm?token=abc&u=1');
  });

  it.each([
    ['https://shop.test/verify?t=1a2b3c4d', 'Confirm your email: https://shop.test/verify?t=1a2b3c4d.'],
    ['https://shop.test/verify?t=1a2b3c4d', 'Confirm your email (https://shop.test/verify?t=1a2b3c4d)'],
    ['https://shop.test/verify?t=1a2b3c4d', 'Confirm your email:\n<https://shop.test/verify?t=1a2b3c4d>'],
    ['https://shop.test/verify_(a)', 'Confirm your email: https://shop.test/verify_(a)'],
    ['https://shop.test/verify?t=1a2b3c4d', 'メールアドレスを認証してください：https://shop.test/verify?t=1a2b3c4d。'],
  ])('of a link in plain text: %s in %j', (link, text) => {
    expect(linkOf({ text })).toBe(link);
  });

  it('of a linked picture whose alternative text names the action', () => {
    const html = '<a href="https://shop.test/x/1a2b3c4d5e"><img src="b.png" alt="Verify email address"></a>';
    expect(linkOf({ html })).toBe('https://shop.test/x/1a2b3c4d5e');
  });
});

describe('findLinks does not take for the confirmation link', () => {
  const button = (href: string, words: string): string => `<p>Hello</p><p><a href="${href}">${words}</a></p>`;

  it.each([
    ['a link to unsubscribe', 'https://shop.test/unsubscribe?token=1a2b3c4d', 'Unsubscribe'],
    ['a link to preferences', 'https://shop.test/preferences?token=1a2b3c4d', 'Confirm your preferences'],
    ['a link to the mail as a web page', 'https://shop.test/view?token=1a2b3c4d', 'View in browser'],
    ['a link to the shop', 'https://shop.test/sale?token=1a2b3c4d', 'Shop now'],
    ['a link that confirms an order', 'https://shop.test/confirm?order=1a2b3c4d', 'Confirm your order'],
    ['a link that confirms an appointment', 'https://shop.test/confirm?id=1a2b3c4d', 'Confirm appointment'],
    ['a plain sign-in page', 'https://shop.test/login', 'Sign in'],
    ['a link that runs a script', 'javascript:verify()', 'Verify email'],
    ['a link to data', 'data:text/html,verify', 'Verify email'],
    ['a link to a mail address', 'mailto:verify@shop.test', 'Verify email'],
    ['a relative address', '/verify?token=1a2b3c4d', 'Verify email'],
  ])('%s', (_, href, words) => {
    expect(linkOf({ html: button(href, words) })).toBeNull();
  });

  it('the recovery link for a changed password', () => {
    const html = `<p>Your password was changed.</p>${button('https://shop.test/reset?token=1a2b3c4d', 'Reset your password')}`;
    expect(linkOf({ subject: 'Your password was changed', html })).toBeNull();
  });

  it('links for people who did not ask for the mail', () => {
    const html =
      '<p>Verify your email with the code 482913.</p><p>If you did not request this, <a href="https://shop.test/account/verify?t=1a2b3c4d">confirm it here</a>.</p>';
    expect(linkOf({ subject: 'Verify your email', html })).toBeNull();
  });

  it('a linked logo above the heading', () => {
    const html =
      '<a href="https://click.shop.test/ls/click?upn=1a2b3c4d5e6f"><img src="logo.png"></a><h1>Verify your email address</h1><p>Your code is 482913.</p>';
    expect(linkOf({ subject: 'Verify your email address', html })).toBeNull();
  });

  it('a link that the style hides', () => {
    const html =
      '<p>Hi</p><div style="display:none"><a href="https://shop.test/verify?t=1a2b3c4d">Verify email</a></div>';
    expect(linkOf({ html })).toBeNull();
  });
});

describe('findLinks on hostile mail', () => {
  it.each(Object.entries(hostileUnits))('does not slow down with a megabyte of %s', (_, unit) => {
    const work = (chars: number) => {
      const body = unit.repeat(Math.ceil(chars / unit.length));
      return () => {
        for (const part of [{ html: body }, { text: body }, { subject: body }]) linkOf(part);
      };
    };
    // Quadratic work would take minutes.
    expectLinear(work(250_000), work(1_000_000), 500);
  });
});
