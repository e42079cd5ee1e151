import type { MailCase } from './mail-case.js';

/** What a program, a test or a small service writes: one sentence with a code, and nothing else that tells what it is. */
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

/** Each sentence with each subject and code. */
export const plainMails: MailCase[] = SENTENCES.flatMap((sentence) =>
  SUBJECTS.flatMap((subject) =>
    CODES.map((code) => ({
      name: `${sentence} / ${subject} / ${code}`,
      from: 'Acme <no-reply@acme.test>',
      subject,
      text: sentence.replace('%', code),
      code,
      link: null,
    })),
  ),
);
