import { fold, OTHER_BUSINESS, toPlainForms } from '@efemera/mime/training';
import type { Heading, Language } from './languages.js';
import { DIGITS, oneTimeCode, otherCode, type Shown } from './numbers.js';
import type { Random } from './random.js';
import type { LabelledMail } from './samples.js';

const APPS =
  'Acorn,Brightly,Cedar & Co,Dovetail,Ember,Fjord,Glimmer,Harbor,Inkwell,Juniper,Kite,Lantern,Moss,Nimbus9,Orchard,Pebble,Quartz,Rivet,Saffron,Tern,Umbra,Velvet,Wren,Yarrow,Zephyr24'.split(
    ',',
  );
/** Headings in capitals, which look like a code of letters. */
const SHOUTED =
  'VERIFY,WELCOME,DETAILS,IMPORTANT,NOTICE,SECURITY,CONFIRM,ACCOUNT,SUPPORT,HELLO,RECEIPT,NEWSLETTER,UPDATE,SUMMARY,ORDER,BOOKING,THANKS,SIGNIN,ALERT,INVOICE,WEBSHOP,HOLIDAY,BEMVINDO,OFERTA,DANKE,SALDI,MERCI,AVISO,HINWEIS,SCHRITT'.split(
    ',',
  );
const PEOPLE = 'Ana,Luca,Mei,Omar,Priya,Jonas,Sofía,Yuki,Ivan,Chloé,Kofi,Nadia'.split(',');
const NATIVE_ZERO: Record<string, number> = { ar: 0x0660, fa: 0x06f0, ur: 0x06f0, hi: 0x0966, bn: 0x09e6, th: 0x0e50 };

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const PATHS: Record<'confirm' | 'reset' | 'signin' | 'other' | 'none', string[]> = {
  confirm: [
    'verify',
    'confirm-email',
    'users/confirmation',
    'activate',
    'account/verify-email',
    'auth/confirm',
    'signup/complete',
    'optin',
    'email/verification',
    'register/confirm',
    'validate',
  ],
  reset: [
    'reset-password',
    'password/reset',
    'users/password/edit',
    'recover',
    'auth/reset',
    'account/new-password',
    'forgot/confirm',
    'unlock',
  ],
  signin: ['magic', 'login/link', 'auth/magic-link', 'signin/token', 'session/new', 'login', 'passwordless'],
  other: [
    'orders',
    'track',
    'shop/sale',
    'invoice',
    'booking',
    'invite/accept',
    'team/join',
    'news',
    'account/security',
    'review',
    'comments',
    'dashboard',
    'confirm-order',
    'rsvp/confirm',
    'settings',
    'reports',
    'not-me',
    'revoke',
    'appointments/confirm',
    'questions',
    'posts',
    'diary',
    'threads',
    'submissions',
    'issues',
    'docs',
    'exports',
    'members',
    'c',
  ],
  none: [
    'unsubscribe',
    'privacy',
    'help',
    'terms',
    'preferences',
    'contact',
    'view-in-browser',
    'legal',
    'about',
    'faq',
    'blog',
  ],
};

/** Topics with whole sentences and, for the lexicon alone, beginnings of sentences; mails use only the whole ones. */
const WITH_SENTENCES = new Set<Heading>(['until', 'secret', 'ignore', 'notice']);
const SENTENCE_END = /[.!?。！？।؟]$/;

/** One mail under construction: its sender and language, and the HTML and text that its template has added so far. */
export class Draft {
  readonly blocks: string[] = [];
  readonly plain: string[] = [];
  readonly app: string;
  readonly domain: string;
  readonly html: boolean;

  constructor(
    readonly random: Random,
    readonly language: Language,
  ) {
    this.app = random.pick(APPS);
    this.domain = `${this.app.toLowerCase().replace(/[^a-z]/g, '')}.${random.pick(['test', 'example', 'invalid'])}`;
    this.html = random.chance(0.6);
  }

  phrase(heading: Heading): string {
    const phrases = this.language[heading];
    const sentences = WITH_SENTENCES.has(heading) ? phrases.filter((phrase) => SENTENCE_END.test(phrase)) : [];
    return this.fill(this.random.pick(sentences.length > 0 ? sentences : phrases));
  }

  fill(phrase: string): string {
    return phrase.replaceAll('{app}', this.app).replaceAll('{name}', () => this.random.pick(this.language.name));
  }

  /** Adds a paragraph. */
  line(text: string): void {
    this.blocks.push(`<p>${escape(text)}</p>`);
    this.plain.push(text);
  }

  big(text: string): void {
    const cells = [...text];
    const forms = [
      `<p style="font-size:32px;letter-spacing:6px"><b>${text}</b></p>`,
      `<h1>${text}</h1>`,
      `<div><strong>${text}</strong></div>`,
      `<p>${text}</p>`,
      `<table><tr><td style="font-size:24px;font-weight:700">${text}</td></tr></table>`,
      `<code>${text}</code><br>`,
    ];
    if (/^[0-9]{5,8}$/.test(text))
      forms.push(`<table><tr>${cells.map((cell) => `<td style="padding:4px">${cell}</td>`).join('')}</tr></table>`);
    this.blocks.push(this.random.pick(forms));
    this.plain.push(this.random.pick([text, text, `    ${text}`, `*${text}*`, `**${text}**`]));
  }

  rows(rows: [string, string][]): void {
    this.blocks.push(
      this.random.chance(0.5)
        ? `<table>${rows.map(([label, value]) => `<tr><td>${escape(label)}</td><td>${value}</td></tr>`).join('')}</table>`
        : rows.map(([label, value]) => `<div>${escape(label)}: ${value}</div>`).join(''),
    );
    this.plain.push(rows.map(([label, value]) => `${label}: ${value}`).join('\n'));
  }

  /** Returns rows as services write them below a code or a notice: IP address, device, time and id of a sign-in. */
  details(): [string, string][] {
    const { random } = this;
    const year = random.pick(['2025', '2026']);
    return random.shuffle<[string, string]>([
      ['IP', `${random.below(250)}.${random.below(250)}.0.${random.below(250)}`],
      [
        random.pick(['Browser', 'App', 'OS']),
        random.pick(['Chrome 128', 'Firefox 131.0', 'iOS 18.2', 'SM-A5260', 'Windows 11']),
      ],
      [
        random.pick(['UTC', 'Date', 'GMT']),
        `${year}-0${1 + random.below(9)}-1${random.below(9)} 1${random.below(9)}:${10 + random.below(49)}`,
      ],
      ['ID', random.characters(DIGITS, random.pick([6, 8]))],
    ]);
  }

  url(kind: keyof typeof PATHS): string {
    const { random } = this;
    if (random.chance(0.1)) return `https://click.${this.domain}/ls/click?upn=${random.characters(TOKEN, 40)}`;
    const host = random.pick([
      this.domain,
      this.domain,
      `app.${this.domain}`,
      `www.${this.domain}`,
      `id.${this.domain}`,
    ]);
    const path = kind !== 'none' && random.chance(0.3) ? this.ownPath(kind) : random.pick(PATHS[kind]);
    const token = random.characters(TOKEN, random.pick([6, 8, 20, 32, 43]));
    if (kind === 'none' && random.chance(0.5)) return `https://${host}/${path}`;
    if (kind === 'other' && random.chance(0.4)) {
      const number = random.characters(DIGITS, random.pick([3, 5, 7, 9]));
      return `https://${host}/${path}/${number}${random.pick(['', '', `#reply-${random.below(90)}`, `?utm_source=mail`])}`;
    }
    return random.pick([
      `https://${host}/${path}?token=${token}`,
      `https://${host}/${path}/${token}`,
      `https://${host}/${path}?email=ana%40mail.test&key=${token}`,
      `https://${host}/${random.pick(['e', 'l', 'go', 'account'])}/${token}`,
    ]);
  }

  /** A path: one word of the mail's language, or letters that say nothing. */
  private ownPath(kind: 'confirm' | 'reset' | 'signin' | 'other'): string {
    const { random, language } = this;
    const words = (kind === 'other' ? language.shop.concat(language.invite) : language[kind])
      .flatMap((phrase) => fold(toPlainForms(phrase)).split(/[^a-z]+/))
      .filter((word) => word.length >= 4);
    if (words.length > 0 && random.chance(0.6)) return random.pick(words);
    return random.pick(['a', 'k', 'p', 'r', 's', 'v', 'x', 'u', 'm', 'go', 'on', 'pw', 'ab', 'new', 't/c']);
  }

  link(words: string, href: string): void {
    const { random } = this;
    const safe = href.replaceAll('&', '&amp;');
    this.blocks.push(
      random.pick([
        `<p><a href="${safe}" style="background:#06c;color:#fff;padding:12px">${escape(words)}</a></p>`,
        `<table><tr><td bgcolor="#0066cc"><a href="${safe}">${escape(words)}</a></td></tr></table>`,
        `<p><a class="btn" href="${safe}">${escape(words)}</a></p>`,
        `<p><a href="${safe}">${escape(words)}</a></p>`,
        `<p>${escape(words)}: <a href="${safe}">${safe}</a></p>`,
      ]),
    );
    this.plain.push(random.pick([href, `${words}:\n${href}`, `${words} <${href}>`, `${words}: ${href}`]));
  }

  /** Adds numbers that any mail may contain: postal addresses, years, telephone numbers, devices. */
  footer(): void {
    const { random } = this;
    const year = random.pick(['2024', '2025', '2026']);
    const parts = [
      `© ${year} ${this.app}`,
      `${this.app}, ${random.pick(['Main St', 'Rua Augusta', 'Lange Str.', 'Corso Roma'])} ${random.below(300)}, ${random.characters(DIGITS, 5)}`,
      `${this.phrase('phone')} ${random.pick(['+1 555', '0800', '(11)'])} ${random.characters(DIGITS, 3)} ${random.characters(DIGITS, 4)}`,
      `${random.pick(['IP', 'Chrome 128', 'iPhone 15'])} ${random.below(250)}.${random.below(250)}.0.${random.below(250)}, ${year}-0${1 + random.below(9)}-1${random.below(9)} 1${random.below(9)}:${10 + random.below(49)}`,
      `ID ${random.characters(DIGITS, 8)}`,
      `${this.phrase('number')}: ${otherCode(random)}`,
      `${this.phrase('order')} ${random.characters(DIGITS, 6)}`,
      `${this.app} - https://${random.pick(['', 'www.', 'help.'])}${this.domain}${random.pick(['', '/'])}`,
    ];
    for (const part of random.shuffle(parts).slice(0, random.below(4))) this.line(part);
    if (random.chance(0.4))
      for (let each = 0; each <= random.below(2); each += 1) this.link(this.phrase('never'), this.url('none'));
  }

  /**
   * Adds "if this was not you …" with a link in the sentence. The recogniser must not offer this link: a click undoes
   * the request.
   */
  excuseWithLink(): void {
    const { random } = this;
    const href = this.url(random.pick(['confirm', 'reset', 'other']));
    const anchor = `<a href="${href.replaceAll('&', '&amp;')}">${escape(this.phrase(random.pick(['neutral', 'neutral', 'notyou', 'reset', 'confirm'])))}</a>`;
    const excuse = this.phrase('ignore');
    this.blocks.push(
      random.chance(0.6)
        ? `<p>${escape(excuse.replace(/[.。।]$/, ','))} ${anchor}.</p>`
        : `<p>${escape(excuse)} ${anchor}.</p>`,
    );
    this.plain.push(`${excuse.replace(/[.。।]$/, ':')} ${href}`);
  }

  /** Adds a picture that links to the sender's site; templates put it above all else. */
  logo(): void {
    const href = this.random.chance(0.5) ? `https://${this.domain}${this.random.pick(['', '/'])}` : this.url('other');
    this.blocks.push(`<a href="${href.replaceAll('&', '&amp;')}"><img src="logo.png"></a>`);
  }

  greet(): void {
    if (this.random.chance(0.15)) this.logo();
    if (this.random.chance(0.12)) this.big(this.random.pick(SHOUTED));
    if (this.random.chance(0.5)) this.line(`${this.random.pick(PEOPLE)},`);
  }

  maybe(heading: Heading, share: number): void {
    if (this.random.chance(share)) this.line(this.phrase(heading));
  }

  mail(template: string, subject: string, found: { code?: string; link?: string }): LabelledMail {
    const { random, app } = this;
    const html = random.pick([
      (body: string) => body,
      (body: string) => `<html><body><div style="max-width:600px">${body}</div></body></html>`,
      (body: string) =>
        `<table width="100%"><tr><td align="center"><table width="600"><tr><td>${body}</td></tr></table></td></tr></table>`,
    ])(this.blocks.join('\n'));
    return {
      id: `${template}/${this.language.tag}`,
      project: `composed ${template}`,
      language: this.language.tag,
      from: `${app} <${random.pick(['no-reply', 'hello', 'support', 'team'])}@${this.domain}>`,
      subject,
      text: this.html ? '' : this.plain.join('\n\n'),
      html: this.html ? html : null,
      code: found.code ?? null,
      link: found.link ?? null,
    };
  }
}

export const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In some mails, writes the digits in the language's own script, as some senders do. */
function inOwnDigits(shown: string, draft: Draft): string {
  const zero = NATIVE_ZERO[draft.language.tag] ?? (/^(?:ja|zh)/.test(draft.language.tag) ? 0xff10 : undefined);
  if (zero === undefined || !/^[0-9 -]+$/.test(shown) || !draft.random.chance(0.15)) return shown;
  return shown.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

export function drawCode(draft: Draft): Shown {
  const { code, shown } = oneTimeCode(draft.random);
  return { code, shown: inOwnDigits(shown, draft) };
}

/** A sentence with a number that is no one-time code, such as that of a coupon or an order. */
export const offer = (draft: Draft): string =>
  draft.phrase('offer').replaceAll('{c}', otherCode(draft.random, draft.language));

/** Turns a sentence that contains a code into one that announces it: without the code, with a colon at its end. */
export const withoutCode = (sentence: string): string =>
  sentence
    .replace(/[:：]?\s*\{c\}\s*/g, ' ')
    .replace(/\s+([.,。，।:;!])/g, '$1')
    .replace(/[.。।:]?$/, ':')
    .trim();

export function otherRows(draft: Draft, count: number): [string, string][] {
  return Array.from({ length: count }, () => [
    draft.phrase(draft.random.pick(OTHER_BUSINESS)),
    otherCode(draft.random, draft.language),
  ]);
}

export function otherSubject(draft: Draft): string {
  const { random } = draft;
  return random.pick([
    `${draft.phrase(random.pick(OTHER_BUSINESS))} ${otherCode(random, draft.language)}`,
    draft.phrase(random.pick(OTHER_BUSINESS)),
    `${draft.app}: ${draft.phrase(random.pick(OTHER_BUSINESS))}`,
    offer(draft),
  ]);
}

/** A subject that does not tell what the mail is about. */
export const sayingNothing = ({ random, app }: Draft): string =>
  random.pick([
    app,
    app,
    '',
    random.pick(PEOPLE),
    random.pick(['Hello', 'Hi', 'Test', 'Olá', 'Info', 'Mail', 'mail', 'Message', 'Re:', 'Fwd:']),
    `${random.pick(['Test', 'mail', 'test mail', 'Message', 'No.'])} ${random.below(random.pick([10, 100, 1000]))}`,
  ]);

/** Fills a draft and returns it as one labelled mail. */
export type Template = (draft: Draft) => LabelledMail;
