import type { MailCase } from './mail-case.js';

/** Programs, tests and small services send mails of one sentence; only that sentence tells that its number is a code. */
const SENTENCES = [
  'Your code is %.',
  'Your code: %',
  'Code: %',
  'Your verification code is %.',
  'Seu código é %.',
  'Su código es %.',
  'Votre code est %.',
  'Ihr Code lautet %.',
  'Il tuo codice è %.',
  'Ваш код: %',
  '您的验证码是%。',
  '認証コードは%です。',
  '인증 코드는 %입니다.',
  'Kodunuz: %',
  'Twój kod to %.',
  'Uw code is %.',
  'Kode Anda adalah %.',
  'رمزك هو %',
  'הקוד שלך הוא %',
  'Mã của bạn là %',
];
const SUBJECTS = ['Hello', 'Your code', 'Acme', 'mail 3', 'mail 42', '', 'Test', 'Olá'];
const CODES = ['482913', '123456', '047716', '7391', '90417', '20481632'];

/** Sentences of the same kind, whose number is no one-time code. */
const OTHER_SENTENCES = [
  'Use code % at checkout.',
  'Your order % has shipped.',
  'Your booking % is confirmed.',
  'Your ticket number is %.',
  'Your gift card code is %.',
  'The door code is %.',
  'Your coupon code: %',
  'Seu pedido % foi enviado.',
  'O código do cupom é %.',
  'Ihr Gutscheincode lautet %.',
  'Votre code promo est %.',
  'Su código de descuento es %.',
  'Il tuo codice sconto è %.',
  'Ваш промокод: %',
  '您的优惠码是%。',
  'クーポンコードは%です。',
  '쿠폰 코드는 %입니다.',
  'Kupon kodunuz: %',
  'Twój kod rabatowy to %.',
  'Uw kortingscode is %.',
  'Kode kupon Anda adalah %.',
  'رمز الخصم هو %',
  'קוד הקופון שלך הוא %',
  'Mã giảm giá của bạn là %',
];

const mailsOf = (sentences: string[], hasCode: boolean): MailCase[] =>
  sentences.flatMap((sentence) =>
    SUBJECTS.flatMap((subject) =>
      CODES.map((number) => ({
        name: `${sentence} / ${subject} / ${number}`,
        from: 'Acme <no-reply@acme.test>',
        subject,
        text: sentence.replace('%', number),
        code: hasCode ? number : null,
        link: null,
      })),
    ),
  );

/** Mails with a code: each sentence that gives one, under each subject, with each number of `CODES` as its code. */
export const plainMails = mailsOf(SENTENCES, true);
export const plainOtherMails = mailsOf(OTHER_SENTENCES, false);
