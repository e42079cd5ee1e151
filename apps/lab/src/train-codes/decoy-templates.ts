import { OTHER_BUSINESS } from '@efemera/mime/training';
import {
  drawCode,
  escape,
  offer,
  otherRows,
  otherSubject,
  sayingNothing,
  withoutCode,
  type Template,
} from './draft.js';
import { CAPITALS, DIGITS, mixed, otherCode } from './numbers.js';

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
  'number with nothing else'(draft) {
    const { random } = draft;
    const topic = draft.phrase(random.pick(OTHER_BUSINESS));
    const number = otherCode(random, draft.language);
    draft.line(random.pick([offer(draft), offer(draft), `${topic}: ${number}`, `${topic} ${number}`]));
    return draft.mail('number with nothing else', sayingNothing(draft), {});
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
  'figures in a sentence'(draft) {
    const { random } = draft;
    const figure = (): string =>
      random.characters('123456789', 1) + random.characters(DIGITS, random.pick([3, 3, 4, 5]));
    const fact = (): string =>
      random.pick([
        `${figure()} ${draft.phrase(random.pick(['activity', 'shop', 'entry']))}`,
        `${draft.phrase('activity')} ${figure()}`,
        `${draft.phrase(random.pick(['entry', 'order']))}: ${figure()}`,
      ]);
    draft.greet();
    if (random.chance(0.5)) draft.line(Array.from({ length: 1 + random.below(3) }, fact).join(', '));
    else
      draft.rows(
        Array.from({ length: 1 + random.below(4) }, () => [
          draft.phrase(random.pick(['activity', 'entry', 'order', 'shop'])).replace(/[.。।]$/, ''),
          figure(),
        ]),
      );
    draft.maybe('activity', 0.4);
    if (random.chance(0.5)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('figures in a sentence', draft.phrase(random.pick(['activity', 'entry', 'notice'])), {});
  },
  'number in the subject'(draft) {
    const { random } = draft;
    draft.greet();
    draft.maybe('activity', 0.4);
    draft.maybe('until', 0.2);
    draft.maybe('notice', 0.3);
    if (random.chance(0.4)) draft.line(offer(draft));
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    return draft.mail('number in the subject', offer(draft), {});
  },
  'number at the end'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(withoutCode(draft.phrase('offer')));
    draft.maybe('until', 0.3);
    draft.maybe('entry', 0.2);
    draft.maybe('secret', 0.1);
    if (random.chance(0.4)) draft.line(draft.phrase(random.pick(OTHER_BUSINESS)));
    draft.big(otherCode(random, draft.language));
    if (random.chance(0.4)) draft.footer();
    return draft.mail('number at the end', otherSubject(draft), {});
  },
  'other business and signing in'(draft) {
    const { random } = draft;
    const business = (): string => `${draft.phrase(random.pick(OTHER_BUSINESS))} ${otherCode(random, draft.language)}`;
    draft.line(
      random.pick([
        `${offer(draft)} ${draft.phrase('entry')}.`,
        `${business()}. ${draft.phrase('signinlead')}`,
        `${draft.phrase('entry')}: ${business()}`,
        `${offer(draft)} ${draft.phrase('secret')}`,
      ]),
    );
    if (random.chance(0.3)) draft.line(business());
    if (random.chance(0.4)) draft.footer();
    return draft.mail(
      'other business and signing in',
      random.pick([otherSubject(draft), draft.app, draft.phrase('entry')]),
      {},
    );
  },
  'question about a code'(draft) {
    const { random } = draft;
    draft.greet();
    const ticket = `${draft.phrase('number')} ${random.pick(['', '#'])}${random.characters(DIGITS, random.pick([5, 6, 8]))}`;
    draft.line(`${ticket}: ${draft.phrase(random.pick(['name', 'subject']))}`);
    draft.maybe('secret', 0.3);
    draft.maybe('notice', 0.3);
    if (random.chance(0.4))
      draft.line(`${draft.phrase('technical')} ${random.characters(DIGITS, random.pick([3, 4, 5]))}`);
    if (random.chance(0.3)) draft.line(ticket);
    if (random.chance(0.3)) draft.footer();
    return draft.mail(
      'question about a code',
      random.pick([`Re: ${draft.phrase('name')}`, ticket, draft.phrase('number')]),
      {},
    );
  },
};
