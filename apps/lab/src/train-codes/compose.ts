import { hasSentences, type Heading, type Language } from './languages.js';
import { fold, OTHER_BUSINESS, toPlainForms } from '@efemera/mime/training';
import { Random } from './random.js';
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
const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PLAIN_CAPITALS = 'BCDFGHJKLMNPQRSTVWXZ';
const NATIVE_ZERO: Record<string, number> = { ar: 0x0660, fa: 0x06f0, ur: 0x06f0, hi: 0x0966, bn: 0x09e6, th: 0x0e50 };

/** A code as it is shown, and as a visitor types it. */
interface Shown {
  code: string;
  shown: string;
}

const as = (code: string, shown = code): Shown => ({ code, shown });

/** What services send: mostly six digits, seldom letters. */
function oneTimeCode(random: Random): Shown {
  const roll = random.next();
  if (roll < 0.5) return as(random.characters(DIGITS, 6));
  if (roll < 0.62) return as(random.characters(DIGITS, random.pick([4, 5, 7, 8])));
  if (roll < 0.72) {
    const code = random.characters(DIGITS, 6);
    return as(code, `${code.slice(0, 3)}${random.pick([' ', '-', ' '])}${code.slice(3)}`);
  }
  if (roll < 0.74) return as([1, 2, 3].map(() => random.characters(DIGITS, 3)).join('-'));
  if (roll < 0.82) {
    const length = random.pick([3, 4, 4, 5]);
    const alphabet = random.pick([CAPITALS, PLAIN_CAPITALS, PLAIN_CAPITALS + DIGITS]);
    return as(`${random.characters(alphabet, length)}-${random.characters(alphabet, length)}`);
  }
  if (roll < 0.92) return as(mixed(random, random.pick([5, 6, 6, 8])));
  if (roll < 0.94) return as(mixed(random, 6).toLowerCase());
  if (roll < 0.96) return as(random.characters(random.pick([CAPITALS, PLAIN_CAPITALS]), random.pick([6, 8])));
  if (roll < 0.98) return as(`${random.pick(['G', 'A', 'FB', 'T'])}-${random.characters(DIGITS, 6)}`);
  const code = random.characters(DIGITS, 6);
  return as(code, [...code].join(' '));
}

function mixed(random: Random, length: number): string {
  for (;;) {
    const code = random.characters(CAPITALS + DIGITS, length);
    if (/[0-9]/.test(code) && /[A-Z].*[A-Z]/.test(code) && !/^[A-Z]+[0-9]{1,2}$/.test(code)) return code;
  }
}

/** A number or code that is no one-time code (a coupon's, an order's), in the same forms and some of its own. */
function otherCode(random: Random, language?: Language): string {
  const roll = random.next();
  if (roll < 0.35) return random.characters(DIGITS, 6);
  if (roll < 0.6) return random.characters(DIGITS, random.pick([4, 4, 5, 7, 8]));
  if (roll < 0.75) return mixed(random, random.pick([5, 6, 6, 8]));
  if (roll < 0.8) return couponOf(random, language);
  if (roll < 0.85)
    return (
      random.pick(['SAVE', 'WELCOME', 'SUMMER', 'FALL', 'HELLO', 'LUCKY', 'VIP', 'MAMA', 'LETO']) +
      random.pick(['10', '15', '20', '25', '2026'])
    );
  if (roll < 0.92) return `${random.characters(CAPITALS + DIGITS, 4)}-${random.characters(CAPITALS + DIGITS, 4)}`;
  if (roll < 0.96) return `${random.characters(DIGITS, 3)} ${random.characters(DIGITS, 3)}`;
  return `${random.characters(CAPITALS, 2)}-${random.characters(DIGITS, random.pick([4, 5, 6]))}`;
}

/** A coupon code: a word and the discount. The word is in the language of the mail if that has Latin letters. */
function couponOf(random: Random, language?: Language): string {
  const words = (language?.coupon ?? [])
    .concat(language?.order ?? [], language?.shop ?? [])
    .flatMap((phrase) =>
      toPlainForms(fold(phrase))
        .toUpperCase()
        .split(/[^A-Z]+/),
    )
    .filter((word) => word.length >= 3 && word.length <= 8);
  const made = Array.from({ length: random.pick([2, 2, 3]) }, () =>
    random.pick(['BA', 'LU', 'MI', 'TOR', 'SEN', 'KA', 'RO', 'VIN', 'DE', 'PLO', 'NI', 'GA']),
  ).join('');
  const word = random.pick([made, random.pick(words.length > 0 ? words : [made])]);
  return word + random.pick(['5', '10', '15', '20', '25', '30', '40', '50', '50K', '100', '2026', '26']);
}

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

/** One mail under construction: its sender and language, and the HTML and text that its template has added so far. */
class Draft {
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
    return this.fill(this.random.pick(this.language[heading]));
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

  /** A path in the mail's language, or one that says nothing. */
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

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In some of the mails, writes the digits in the language's own script, as some senders do. */
function inOwnDigits(shown: string, draft: Draft): string {
  const zero = NATIVE_ZERO[draft.language.tag] ?? (/^(?:ja|zh)/.test(draft.language.tag) ? 0xff10 : undefined);
  if (zero === undefined || !/^[0-9 -]+$/.test(shown) || !draft.random.chance(0.15)) return shown;
  return shown.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

function drawCode(draft: Draft): Shown {
  const { code, shown } = oneTimeCode(draft.random);
  return { code, shown: inOwnDigits(shown, draft) };
}

/** A sentence with a number that is no one-time code, such as that of a coupon or an order. */
const offer = (draft: Draft): string =>
  draft.phrase('offer').replaceAll('{c}', otherCode(draft.random, draft.language));

/** Turns a sentence that contains a code into one that announces it: without the code, with a colon at its end. */
const withoutCode = (sentence: string): string =>
  sentence
    .replace(/[:：]?\s*\{c\}\s*/g, ' ')
    .replace(/\s+([.,。，।:;!])/g, '$1')
    .replace(/[.。।:]?$/, ':')
    .trim();

function otherRows(draft: Draft, count: number): [string, string][] {
  return Array.from({ length: count }, () => [
    draft.phrase(draft.random.pick(OTHER_BUSINESS)),
    otherCode(draft.random, draft.language),
  ]);
}

type Template = (draft: Draft) => LabelledMail;

/** Mails that hand over a code. */
export const codeTemplates: Record<string, Template> = {
  'code in a sentence'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    draft.maybe('lead', 0.2);
    const sentence = draft.phrase('inline').replaceAll('{c}', shown);
    draft.line(random.chance(0.3) ? `${sentence} ${draft.phrase('until')} ${draft.phrase('secret')}` : sentence);
    draft.maybe('until', 0.4);
    draft.maybe('secret', 0.4);
    draft.maybe('ignore', 0.5);
    draft.footer();
    return draft.mail('code in a sentence', draft.phrase('subject'), { code });
  },
  'code in brackets'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    const label = random.pick([draft.phrase('code'), draft.phrase('name')]);
    draft.greet();
    draft.line(
      `${draft.phrase(`${kind}lead`)} ${random.pick(['(%)', '[%]', '- %.']).replace('%', `${label} ${shown}`)} ${random.chance(0.5) ? draft.phrase('ignore') : ''}`,
    );
    const link = random.chance(0.6) ? draft.url(kind) : null;
    if (link !== null) draft.link(draft.phrase(kind), link);
    draft.maybe('ignore', 0.4);
    draft.footer();
    return draft.mail(
      'code in brackets',
      random.pick([draft.phrase('subject'), draft.phrase(kind)]),
      link === null ? { code } : { code, link },
    );
  },
  'code for a payment'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const amount = `${random.below(900)}${random.pick([',', '.'])}${random.characters(DIGITS, 2)} ${random.pick(['EUR', '€', 'USD', 'kr', 'TRY'])}`;
    const card = `${draft.phrase('card')} ${random.pick(['*', '', '****'])}${random.characters(DIGITS, 4)}`;
    const name = draft.phrase('name');
    draft.greet();
    draft.line(
      random.pick([
        `${name}: ${shown}. ${amount}, ${card}. ${draft.phrase('secret')}`,
        `${name}: ${shown}, ${amount} -> ${random.characters(DIGITS, 7)}. ${draft.phrase('until')}`,
        `${draft.phrase('number')} ${random.characters(DIGITS, 8)}. ${name}: ${shown}`,
        `${name} (${amount}, ${card}): ${shown}`,
        `${amount}, ${card}. ${draft.phrase('inline').replaceAll('{c}', shown)}`,
        `${draft.phrase('inline').replaceAll('{c}', shown)} ${amount}, ${card}.`,
      ]),
    );
    draft.maybe('until', 0.4);
    draft.maybe('secret', 0.4);
    draft.footer();
    return draft.mail('code for a payment', random.pick([name, draft.phrase('subject')]), { code });
  },
  'code in few words'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const label = random.pick([draft.phrase('code'), draft.phrase('name')]);
    draft.line(
      random.pick([
        `${draft.app} ${label}: ${shown}. ${draft.phrase('secret')}`,
        `${label} ${shown} ${draft.app}. ${draft.phrase('until')}`,
        `${shown} ${label} ${draft.app}`,
        draft.phrase('inline').replaceAll('{c}', shown),
        `[${draft.app}] ${label} ${shown}`,
        `${draft.phrase('lead')} ${shown}`,
        `${draft.phrase('lead')} ${shown}. ${draft.phrase('secret')}`,
      ]),
    );
    if (random.chance(0.3)) draft.footer();
    return draft.mail(
      'code in few words',
      random.pick([draft.app, draft.phrase('subject'), draft.phrase('entry'), label]),
      { code },
    );
  },
  'code below its lead'(draft) {
    const { code, shown } = drawCode(draft);
    draft.greet();
    if (draft.random.chance(0.2)) draft.line(draft.phrase('subject'));
    draft.line(draft.phrase('lead'));
    draft.big(shown);
    draft.maybe('until', 0.6);
    draft.maybe('secret', 0.4);
    draft.maybe('ignore', 0.6);
    draft.footer();
    return draft.mail('code below its lead', draft.phrase('subject'), { code });
  },
  'code below its name'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    if (random.chance(0.3)) draft.line(`${draft.phrase('entry')} ${draft.app}`);
    draft.line(draft.phrase('name') + random.pick(['', ':']));
    draft.big(shown);
    draft.maybe('until', 0.5);
    draft.maybe('ignore', 0.5);
    draft.footer();
    return draft.mail('code below its name', random.pick([draft.phrase('subject'), draft.app]), { code });
  },
  'code and its explanation far above'(draft) {
    const { code, shown } = drawCode(draft);
    draft.line(draft.phrase('lead'));
    draft.line(draft.phrase('until'));
    draft.maybe('ignore', 0.7);
    draft.maybe('secret', 0.5);
    draft.big(shown);
    draft.footer();
    return draft.mail('code and its explanation far above', draft.phrase('subject'), { code });
  },
  'code first'(draft) {
    const { code, shown } = drawCode(draft);
    draft.big(shown);
    draft.line(draft.phrase('lead').replace(/[:：]$/, '.'));
    draft.maybe('until', 0.5);
    draft.maybe('ignore', 0.6);
    draft.footer();
    return draft.mail('code first', draft.phrase('subject'), { code });
  },
  'code in the subject'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const subject = random.pick([
      draft.phrase('inline').replaceAll('{c}', shown),
      `${shown} - ${draft.phrase('name')}`,
      `${draft.phrase('name')}: ${shown}`,
      `[${draft.app}] ${draft.phrase('name')} ${shown}`,
    ]);
    draft.greet();
    if (random.chance(0.5)) {
      draft.line(draft.phrase('lead'));
      draft.big(shown);
    } else draft.line(draft.phrase('ignore'));
    draft.maybe('until', 0.5);
    draft.footer();
    return draft.mail('code in the subject', subject, { code });
  },
  'code among other numbers'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const rows = otherRows(draft, 1 + random.below(3));
    rows.splice(random.below(rows.length + 1), 0, [draft.phrase('name'), shown]);
    if (random.chance(0.5)) draft.line(draft.phrase('lead'));
    draft.rows(rows);
    draft.maybe('until', 0.5);
    draft.maybe('secret', 0.3);
    draft.footer();
    return draft.mail('code among other numbers', draft.phrase('subject'), { code });
  },
  'code after other business'(draft) {
    const { code, shown } = drawCode(draft);
    draft.line(offer(draft));
    draft.line(draft.phrase('lead'));
    draft.big(shown);
    draft.maybe('until', 0.6);
    draft.footer();
    return draft.mail('code after other business', draft.phrase('subject'), { code });
  },
  'code below a sentence'(draft) {
    const { code, shown } = drawCode(draft);
    draft.greet();
    draft.line(withoutCode(draft.phrase('inline')));
    draft.big(shown);
    draft.maybe('until', 0.4);
    draft.maybe('ignore', 0.4);
    draft.footer();
    return draft.mail('code below a sentence', draft.phrase('subject'), { code });
  },
  'code before other business'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    if (random.chance(0.5)) draft.line(draft.phrase('inline').replaceAll('{c}', shown));
    else {
      draft.line(draft.phrase('lead'));
      draft.big(shown);
    }
    draft.maybe('until', 0.4);
    draft.line(offer(draft));
    if (random.chance(0.3)) draft.line(draft.phrase('activity'));
    draft.footer();
    return draft.mail('code before other business', draft.phrase(random.pick(['subject', 'entry'])), { code });
  },
  'code alone in a sentence'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const sentence = draft.phrase('inline').replaceAll('{c}', shown);
    draft.line(
      random.chance(0.5) ? sentence : `${sentence} ${draft.phrase(random.pick(['until', 'secret', 'ignore']))}`,
    );
    return draft.mail(
      'code alone in a sentence',
      random.pick([draft.app, draft.phrase('entry'), draft.phrase('subject')]),
      {
        code,
      },
    );
  },
  'code and a link'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    const showCode = (): void => {
      draft.line(draft.phrase('lead'));
      draft.big(shown);
    };
    const showLink = (): void => {
      draft.maybe(`${kind}lead`, 0.7);
      draft.link(draft.phrase(kind), link);
    };
    for (const show of random.chance(0.5) ? [showCode, showLink] : [showLink, showCode]) show();
    draft.maybe('until', 0.5);
    draft.maybe('ignore', 0.6);
    draft.footer();
    return draft.mail('code and a link', draft.phrase('subject'), { code, link });
  },
};

/** Mails that ask for a link to be followed, full of numbers that are no code. */
export const linkTemplates: Record<string, Template> = {
  'link with its lead'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    draft.greet();
    draft.line(draft.phrase(`${kind}lead`));
    draft.link(draft.phrase(kind), link);
    draft.maybe('ignore', 0.6);
    draft.maybe('until', 0.3);
    if (random.chance(0.3)) draft.line(link);
    draft.footer();
    return draft.mail('link with its lead', random.pick([draft.phrase('subject'), draft.phrase(kind)]), { link });
  },
  'link in neutral words'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    draft.greet();
    draft.line(draft.phrase(`${kind}lead`));
    draft.link(draft.phrase('neutral'), link);
    draft.maybe('ignore', 0.6);
    draft.footer();
    return draft.mail('link in neutral words', random.pick([draft.phrase('subject'), draft.phrase(kind)]), { link });
  },
  'link inside a sentence'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'confirm', 'reset'] as const);
    const link = draft.url(kind);
    const words = draft.phrase(random.chance(0.6) ? 'neutral' : kind);
    const anchor = `<a href="${link.replaceAll('&', '&amp;')}">${escape(words)}</a>`;
    const lead = draft.phrase(`${kind}lead`);
    const action = draft.phrase(kind);
    draft.greet();
    draft.blocks.push(
      random.pick([
        `<p>${escape(lead)} ${anchor}.</p>`,
        `<p>${anchor} - ${escape(action)}</p>`,
        `<p>${escape(action)}: ${anchor}</p>`,
        `<p>${escape(draft.phrase('enter'))} ${anchor} ${escape(action)}</p>`,
        `<p>${escape(draft.phrase('neutral'))} ${anchor} ${escape(draft.phrase('entry'))}</p>`,
      ]),
    );
    draft.plain.push(
      random.pick([`${lead} ${link}.`, `${action}: ${link}`, `${link} - ${action}`, `${action} (${link})`]),
    );
    draft.maybe('ignore', 0.5);
    if (random.chance(0.5)) draft.footer();
    return draft.mail('link inside a sentence', random.pick([draft.phrase('subject'), action]), { link });
  },
  'link on one line'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    const words = draft.phrase(random.pick([kind, `${kind}lead`] as const)).replace(/[.:。：।]$/, '');
    const href = link.replaceAll('&', '&amp;');
    draft.blocks.push(
      random.pick([
        `<p>${escape(words)}: <a href="${href}">${href}</a></p>`,
        `<p>${escape(words)}: ${href}</p>`,
        `<p><a href="${href}">${escape(words)}</a></p>`,
      ]),
    );
    draft.plain.push(
      random.pick([`${words}: ${link}`, `${words} ${link}`, `${words}\n${link}`, `${words}: <${link}>`]),
    );
    return draft.mail(
      'link on one line',
      random.pick([draft.app, draft.phrase('entry'), draft.phrase(kind), draft.phrase('subject')]),
      {
        link,
      },
    );
  },
  'link and a fresh one'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    const again = `https://${draft.domain}/${random.pick(['resend', 'password/forgot', 'login/new-link', 'verify/resend', 'help/expired'])}`;
    const others: (() => void)[] = [
      () => draft.link(draft.phrase('notyou'), random.chance(0.6) ? again : draft.url('other')),
      () => draft.link(draft.phrase('never'), draft.url('none')),
      () => draft.link(draft.phrase('shop'), draft.url('other')),
    ];
    draft.greet();
    draft.line(draft.phrase(`${kind}lead`));
    draft.link(draft.phrase(random.chance(0.7) ? kind : 'neutral'), link);
    draft.maybe('until', 0.5);
    for (const other of random.shuffle(others).slice(0, 1 + random.below(2))) other();
    draft.maybe('ignore', 0.4);
    draft.footer();
    return draft.mail('link and a fresh one', random.pick([draft.phrase('subject'), draft.phrase(kind), draft.app]), {
      link,
    });
  },
  'link and a way out'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    draft.line(draft.phrase(`${kind}lead`));
    draft.link(draft.phrase(kind), link);
    draft.line(draft.phrase('ignore'));
    draft.link(draft.phrase('notyou'), draft.url('other'));
    draft.footer();
    return draft.mail('link and a way out', draft.phrase(kind), { link });
  },
};

/** Mails in which nothing must be found, except that one template has a code beside a link that must not be found. */
export const decoyTemplates: Record<string, Template> = {
  'number in a sentence'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(offer(draft));
    if (random.chance(0.4)) draft.line(offer(draft));
    draft.maybe('until', 0.2);
    draft.maybe('entry', 0.2);
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('number in a sentence', otherSubject(draft), {});
  },
  'number below its name'(draft) {
    const { random } = draft;
    draft.greet();
    const topic = random.pick(OTHER_BUSINESS);
    if (random.chance(0.4)) draft.line(offer(draft));
    draft.line(draft.phrase(topic) + random.pick(['', ':']));
    draft.big(otherCode(random, draft.language));
    draft.maybe('until', 0.3);
    draft.maybe('secret', 0.1);
    if (random.chance(0.3)) draft.line(draft.phrase('entry'));
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('number below its name', otherSubject(draft), {});
  },
  'number below a sentence'(draft) {
    const { random } = draft;
    draft.greet();
    const sentence = draft.phrase('offer');
    if (random.chance(0.3)) draft.line(offer(draft));
    draft.line(withoutCode(sentence));
    draft.big(otherCode(random, draft.language));
    draft.maybe('until', 0.4);
    draft.maybe('secret', 0.15);
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('number below a sentence', otherSubject(draft), {});
  },
  'number alone in a sentence'(draft) {
    const { random } = draft;
    draft.line(random.chance(0.6) ? offer(draft) : `${offer(draft)} ${offer(draft)}`);
    if (random.chance(0.3)) draft.rows(otherRows(draft, 1 + random.below(2)));
    return draft.mail('number alone in a sentence', random.pick([draft.app, otherSubject(draft), offer(draft)]), {});
  },
  'payment without a code'(draft) {
    const { random } = draft;
    const amount = `${random.below(900)}${random.pick([',', '.'])}${random.characters(DIGITS, 2)} ${random.pick(['EUR', '€', 'USD', 'kr', 'TRY'])}`;
    const card = `${draft.phrase('card')} ${random.pick(['*', '', '****'])}${random.characters(DIGITS, 4)}`;
    draft.greet();
    draft.line(
      `${amount}, ${card}. ${draft.phrase(random.pick(['card', 'order', 'number']))}: ${otherCode(random, draft.language)}`,
    );
    if (random.chance(0.4)) draft.line(offer(draft));
    draft.maybe('secret', 0.2);
    draft.footer();
    return draft.mail('payment without a code', random.pick([otherSubject(draft), draft.phrase('card')]), {});
  },
  'spare codes'(draft) {
    const { random } = draft;
    const one = random.pick([
      () => random.characters(DIGITS, 8),
      () => mixed(random, 8),
      () => `${random.characters(DIGITS, 4)} ${random.characters(DIGITS, 4)}`,
      () => `${random.characters(CAPITALS + DIGITS, 5)}-${random.characters(CAPITALS + DIGITS, 5)}`,
    ]);
    draft.greet();
    draft.line(draft.phrase('notice'));
    draft.line(draft.phrase('technical'));
    for (let each = 0; each < 4 + random.below(7); each += 1) draft.line(one());
    draft.maybe('secret', 0.4);
    draft.footer();
    return draft.mail('spare codes', random.pick([draft.phrase('technical'), draft.phrase('notice')]), {});
  },
  'notice of a device'(draft) {
    const { random } = draft;
    const device = random.pick([
      `SM-G${random.characters(DIGITS, 4)}`,
      `Pixel ${random.below(10)}`,
      `Windows 11 (build ${random.characters(DIGITS, 5)})`,
      `LG-${random.characters(CAPITALS, 1)}${random.characters(DIGITS, 3)}`,
      `CPH${random.characters(DIGITS, 4)}`,
    ]);
    draft.greet();
    draft.line(draft.phrase('notice'));
    draft.line(
      `${device}, ${random.below(28) + 1}.${random.below(12) + 1}.${random.pick(['2025', '2026'])} ${random.below(24)}:${10 + random.below(49)}`,
    );
    draft.maybe('ignore', 0.4);
    if (random.chance(0.5)) draft.link(draft.phrase('notyou'), draft.url(random.pick(['other', 'reset', 'confirm'])));
    draft.maybe('secret', 0.3);
    draft.footer();
    return draft.mail('notice of a device', random.pick([draft.phrase('notice'), draft.phrase('entry')]), {});
  },
  'figures of the week'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(draft.phrase('activity'));
    for (let each = 0; each <= random.below(3); each += 1) {
      draft.big(random.characters('123456789', 1) + random.characters(DIGITS, random.pick([3, 3, 4, 5])));
      draft.line(draft.phrase(random.pick(['activity', 'shop', 'order', 'entry'])));
    }
    draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('figures of the week', draft.phrase(random.pick(['activity', 'entry'])), {});
  },
  'news of others'(draft) {
    const { random } = draft;
    const news = draft.phrase('activity');
    draft.greet();
    draft.line(news);
    if (random.chance(0.4)) draft.line(draft.phrase('activity'));
    draft.link(draft.phrase(random.pick(['shop', 'shop', 'neutral', 'invite'])), draft.url('other'));
    if (random.chance(0.4))
      draft.link(draft.phrase(random.pick(['shop', 'never', 'notyou'])), draft.url(random.pick(['other', 'none'])));
    if (random.chance(0.3))
      draft.line(
        `https://${draft.domain}/${random.pick(['questions', 'threads', 't', 'diary'])}/${random.characters(DIGITS, 8)}`,
      );
    draft.footer();
    return draft.mail('news of others', random.pick([news, `[${draft.app}] ${news}`]), {});
  },
  'numbers in rows'(draft) {
    const { random } = draft;
    draft.greet();
    draft.rows(otherRows(draft, 1 + random.below(5)));
    if (random.chance(0.3)) draft.line(draft.phrase('entry'));
    draft.maybe('until', 0.15);
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('numbers in rows', otherSubject(draft), {});
  },
  'code spoken of'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(draft.phrase('notice'));
    draft.line(draft.phrase('secret'));
    if (random.chance(0.5)) draft.rows(otherRows(draft, 1));
    draft.maybe('ignore', 0.3);
    if (random.chance(0.5)) draft.link(draft.phrase('notyou'), draft.url('other'));
    draft.footer();
    return draft.mail('code spoken of', random.pick([draft.phrase('notice'), draft.phrase('subject')]), {});
  },
  'notice with a way out'(draft) {
    const { random } = draft;
    const notice = draft.phrase('notice');
    draft.greet();
    draft.line(notice);
    draft.maybe('ignore', 0.4);
    draft.link(
      draft.phrase(random.pick(['notyou', 'notyou', 'reset', 'signin'])),
      draft.url(random.pick(['other', 'reset'])),
    );
    draft.footer();
    return draft.mail('notice with a way out', notice, {});
  },
  'code and a link for others'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    if (random.chance(0.3)) draft.logo();
    draft.line(draft.phrase('lead'));
    draft.big(shown);
    const href = draft.url(random.pick(['confirm', 'reset', 'other']));
    const words = draft.phrase(random.pick(['neutral', 'neutral', 'notyou', 'confirm', 'confirm']));
    const ignore = draft.phrase('ignore');
    draft.blocks.push(
      `<p>${escape(ignore.replace(/[.。]$/, ','))} <a href="${href.replaceAll('&', '&amp;')}">${escape(words)}</a>.</p>`,
    );
    draft.plain.push(`${ignore.replace(/[.。]$/, ':')} ${href}`);
    if (random.chance(0.5)) draft.footer();
    return draft.mail('code and a link for others', draft.phrase('subject'), { code });
  },
  'page to sign in on'(draft) {
    const { random } = draft;
    draft.greet();
    if (random.chance(0.5)) draft.line(draft.phrase('notice'));
    else draft.line(offer(draft));
    draft.link(
      draft.phrase('signin'),
      `https://${random.pick(['', 'app.', 'id.'])}${draft.domain}/${random.pick(['login', 'ui/login', 'account/login', 'signin', 'index.php?route=account/login', 'auth/login?utm_source=mail', ''])}`,
    );
    draft.footer();
    return draft.mail('page to sign in on', random.pick([draft.phrase('notice'), otherSubject(draft), draft.app]), {});
  },
  'other links'(draft) {
    const { random } = draft;
    draft.greet();
    const heading = random.pick(['shop', 'invite', 'invite'] as const);
    if (random.chance(0.5)) draft.line(offer(draft));
    draft.link(draft.phrase(heading), draft.url('other'));
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    if (random.chance(0.3)) draft.link(draft.phrase('signin'), `https://${draft.domain}/login`);
    draft.maybe('ignore', 0.3);
    draft.footer();
    return draft.mail('other links', random.pick([otherSubject(draft), draft.phrase(heading)]), {});
  },
  'entry without a code'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(draft.phrase('notice'));
    draft.line(`${draft.phrase('entry')} - ${draft.app}`);
    draft.line(`${draft.phrase(random.pick(OTHER_BUSINESS))}: ${otherCode(random, draft.language)}`);
    draft.footer();
    return draft.mail('entry without a code', random.pick([draft.phrase('entry'), draft.phrase('notice')]), {});
  },
};

function otherSubject(draft: Draft): string {
  const { random } = draft;
  return random.pick([
    `${draft.phrase(random.pick(OTHER_BUSINESS))} ${otherCode(random, draft.language)}`,
    draft.phrase(random.pick(OTHER_BUSINESS)),
    `${draft.app}: ${draft.phrase(random.pick(OTHER_BUSINESS))}`,
    offer(draft),
  ]);
}

/** Mails of every template in every language; the same for the same seed. */
export function composeMails(languages: Language[], perTemplate: number, seed = 17): LabelledMail[] {
  const random = new Random(seed);
  const mails: LabelledMail[] = [];
  for (const language of languages.filter(hasSentences)) {
    for (const templates of [codeTemplates, linkTemplates, decoyTemplates]) {
      for (const template of Object.values(templates)) {
        for (let each = 0; each < perTemplate; each += 1) mails.push(template(new Draft(random, language)));
      }
    }
  }
  return mails;
}
