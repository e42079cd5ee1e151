import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';

/** The shop's texts in one language; the mail is worded like those of real shops. */
const wordings = {
  'pt-BR': {
    email: 'Seu e-mail',
    signUp: 'Criar conta',
    code: 'Código recebido por e-mail',
    confirm: 'Confirmar',
    welcome: 'Conta confirmada. Boas compras!',
    wrong: 'Código incorreto.',
    subject: 'Confirme seu e-mail para criar sua conta',
    preheader: 'Falta só um passo para você aproveitar 15% na primeira compra.',
    greeting: 'Olá! Que bom ter você por aqui.',
    request: 'Para concluir seu cadastro na Loja Andorinha, use o código de verificação abaixo:',
    validity: 'O código vale por 10 minutos. Não compartilhe com ninguém.',
    ignore: 'Se você não pediu este cadastro, ignore esta mensagem.',
    footer: 'Loja Andorinha Ltda · CNPJ 12.345.678/0001-90 · Rua das Flores, 1250 · CEP 01310-100 · SAC 0800 123 4567',
    unsubscribe: 'Cancelar inscrição',
  },
  'en-US': {
    email: 'Your e-mail',
    signUp: 'Create account',
    code: 'Code from the e-mail',
    confirm: 'Confirm',
    welcome: 'Account confirmed. Happy shopping!',
    wrong: 'Wrong code.',
    subject: 'Confirm your e-mail to create your account',
    preheader: 'One step left to 15% off your first order.',
    greeting: 'Hello! Good to have you here.',
    request: 'To finish signing up at Swallow Shop, use the verification code below:',
    validity: 'The code is valid for 10 minutes. Do not share it with anyone.',
    ignore: 'If you did not sign up, ignore this message.',
    footer: 'Swallow Shop Inc. · 1250 Flower Street, Springfield, IL 62704 · Call 555-010-4477',
    unsubscribe: 'Unsubscribe',
  },
} as const;

type Wording = (typeof wordings)[keyof typeof wordings];

const wordingFor = (request: IncomingMessage): Wording =>
  wordings[request.headers['accept-language']?.startsWith('en') ? 'en-US' : 'pt-BR'];

const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A web shop that asks for an e-mail address and mails a one-time code to it, which is the main use of a temporary
 * address.
 */
export class Shop {
  /** When the last mail was answered 250, by this process's clock. */
  acceptedAtMs = 0;
  /** Counts the codes that were typed in. Stale: an older code of this address; foreign: never sent to this address. */
  readonly typed = { right: 0, stale: 0, foreign: 0 };
  /** The error of each mail that SMTP refused. */
  readonly unsent: unknown[] = [];
  /** The codes by address, the newest last. */
  readonly #codes = new Map<string, string[]>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  readonly #mailer;

  private constructor(
    smtpPort: number,
    private readonly isBusy: boolean,
  ) {
    this.#mailer = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, name: 'mail.shop.test' });
  }

  /**
   * @param isBusy the shop answers the page before it sends the mail; a bank's mail with a code of its own goes to the
   *   same address, sometimes before the shop's mail and sometimes after it.
   */
  static async open(smtpPort: number, { isBusy = false } = {}): Promise<Shop> {
    const shop = new Shop(smtpPort, isBusy);
    shop.#server.listen(0, '127.0.0.1');
    await once(shop.#server, 'listening');
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#mailer.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const words = wordingFor(request);
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    const email = form.get('email') ?? '';
    const show = (content: string) =>
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>Shop</title>${content}`);
    switch (request.url) {
      case '/':
        return void show(
          `<form method="post" action="/sign-up"><label>${words.email} <input name="email" type="email" required></label>` +
            `<button>${words.signUp}</button></form>`,
        );
      case '/sign-up':
        if (this.isBusy) void this.#mailLater(email, words);
        else await this.#mailCode(email, words);
        return void show(
          `<form method="post" action="/confirm"><input type="hidden" name="email" value="${escapeHtml(email)}">` +
            `<label>${words.code} <input name="code" required></label><button>${words.confirm}</button></form>`,
        );
      case '/confirm':
        return void show(`<h1>${this.#isRight(email, form.get('code') ?? '') ? words.welcome : words.wrong}</h1>`);
      default:
        response.writeHead(404).end();
    }
  }

  #isRight(email: string, code: string): boolean {
    const sent = this.#codes.get(email) ?? [];
    this.typed[sent.at(-1) === code ? 'right' : sent.includes(code) ? 'stale' : 'foreign']++;
    return sent.at(-1) === code;
  }

  async #mailLater(email: string, words: Wording): Promise<void> {
    const decoy = () =>
      this.#mailer.sendMail({
        from: 'Banco Aurora <avisos@bank.test>',
        to: email,
        subject: 'Seu código de acesso',
        text: `Seu código de acesso é ${randomInt(100_000, 1_000_000)}. Não o informe a ninguém.`,
      });
    const mails = [decoy, () => this.#mailCode(email, words)];
    if (randomInt(2) === 0) mails.reverse();
    try {
      for (const mail of mails) await mail();
    } catch (error) {
      this.unsent.push(error);
    }
  }

  async #mailCode(email: string, words: Wording): Promise<void> {
    const code = String(randomInt(100_000, 1_000_000));
    this.#codes.set(email, [...(this.#codes.get(email) ?? []), code]);
    const cell =
      'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:24px;color:#333333;padding:8px 40px';
    await this.#mailer.sendMail({
      from: '"Loja Andorinha" <nao-responda@shop.test>',
      to: email,
      subject: words.subject,
      headers: { 'List-Unsubscribe': '<https://shop.test/unsubscribe?u=7741203>' },
      text: `${words.greeting}\n\n${words.request}\n\n${code}\n\n${words.validity}\n${words.ignore}\n\n${words.footer}\n`,
      html: `<!DOCTYPE html><html><head><meta charset="utf-8"><style>.hide{display:none;max-height:0}</style></head>
<body style="margin:0;background:#f4f4f4"><div class="hide">${words.preheader}</div>
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="600" bgcolor="#ffffff" cellpadding="0" cellspacing="0">
<tr><td style="padding:32px 40px"><img src="https://img.shop.test/logo_600x120_20260114.png" width="200" alt="Andorinha"></td></tr>
<tr><td style="${cell}"><h1 style="font-size:22px">${words.greeting}</h1></td></tr>
<tr><td style="${cell}">${words.request}</td></tr>
<tr><td align="center" style="padding:24px"><table bgcolor="#eef5ff"><tr><td style="font:bold 32px Arial;letter-spacing:8px;padding:16px 32px">${code}</td></tr></table></td></tr>
<tr><td style="${cell}">${words.validity} ${words.ignore}</td></tr>
<tr><td style="font-size:11px;color:#999999;padding:24px 40px">${words.footer}<br><a href="https://shop.test/unsubscribe?u=7741203">${words.unsubscribe}</a></td></tr>
</table></td></tr></table><img src="https://t.shop.test/open/993312.gif" width="1" height="1" alt=""></body></html>`,
    });
    this.acceptedAtMs = Date.now();
  }
}
