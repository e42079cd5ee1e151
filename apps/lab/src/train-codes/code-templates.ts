import { drawCode, offer, otherRows, sayingNothing, withoutCode, type Template } from './draft.js';
import { DIGITS } from './numbers.js';

/** Mails that hand over a code. */
export const codeTemplates: Record<string, Template> = {
  'code in a sentence'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    draft.maybe('lead', 0.2);
    const sentence = draft.phrase(random.chance(0.2) ? 'plain' : 'inline').replaceAll('{c}', shown);
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
    const sentence = draft.phrase(random.chance(0.3) ? 'plain' : 'inline').replaceAll('{c}', shown);
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
  // Programs, tests and small services write like this: only the sentence tells that the number is a code.
  'code with nothing else'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const name = draft.phrase(random.pick(['code', 'name']));
    const sentence = random.pick([
      draft.phrase('plain'),
      draft.phrase('plain'),
      draft.phrase('inline'),
      `${name}: {c}`,
    ]);
    draft.line(sentence.replaceAll('{c}', shown));
    return draft.mail('code with nothing else', sayingNothing(draft), { code });
  },
  'code and a link'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    // Some products repeat the code in the link.
    const link = random.chance(0.3)
      ? `https://${draft.domain}/${kind}?user=${random.characters(DIGITS, 12)}&code=${code}`
      : draft.url(kind);
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
  'code in rows'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const rows: [string, string][] = [[draft.phrase(random.pick(['name', 'name', 'code'])), shown]];
    const details = draft.details();
    rows.push(...details.slice(0, random.below(3)));
    draft.greet();
    draft.maybe('lead', 0.7);
    draft.rows(random.chance(0.6) ? rows : rows.reverse());
    draft.maybe('secret', 0.4);
    draft.maybe('ignore', 0.4);
    draft.footer();
    return draft.mail('code in rows', random.pick([draft.phrase('subject'), draft.phrase('entry'), draft.app]), {
      code,
    });
  },
  'code at the end'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    draft.line(random.pick([draft.phrase('lead'), withoutCode(draft.phrase('inline'))]));
    if (random.chance(0.5)) draft.rows(draft.details().slice(0, 2));
    for (const heading of random.shuffle(['until', 'secret', 'ignore'] as const)) draft.maybe(heading, 0.5);
    if (random.chance(0.3)) draft.line(draft.phrase('code'));
    draft.big(shown);
    if (random.chance(0.4)) draft.footer();
    return draft.mail('code at the end', random.pick([draft.phrase('subject'), draft.phrase('entry')]), { code });
  },
  'code to approve business'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const amount = `${random.below(9000)}${random.pick([',', '.'])}${random.characters(DIGITS, 2)} ${random.pick(['EUR', '€', 'USD', 'zł', 'TL'])}`;
    const label = draft.phrase(random.pick(['name', 'name', 'code']));
    draft.line(
      random.pick([
        `${draft.phrase('card')} ${amount}. ${label} ${shown}. ${draft.phrase('secret')}`,
        `${draft.phrase('lead')} ${shown} (${amount}, ${draft.phrase('card')})`,
        `${shown} - ${label}. ${amount}. ${draft.phrase('phone')} ${random.characters(DIGITS, 9)}`,
        `${draft.phrase('secret')} ${label}: ${shown}. ${draft.phrase('order')} ${random.characters(DIGITS, 7)}, ${amount}`,
        `${draft.phrase('inline').replaceAll('{c}', shown)} ${draft.phrase('phone')} ${random.characters(DIGITS, 9)}`,
      ]),
    );
    draft.maybe('until', 0.3);
    return draft.mail(
      'code to approve business',
      random.pick([draft.app, draft.phrase('subject'), draft.phrase('card')]),
      {
        code,
      },
    );
  },
  'code in the subject alone'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const subject = random.pick([
      draft.phrase('inline').replaceAll('{c}', shown),
      `${draft.app}: ${shown} (${draft.phrase('name')})`,
      `${shown} = ${draft.phrase('code')} ${draft.app}`,
      `${draft.phrase('name')} ${draft.app}: ${shown}`,
    ]);
    draft.line(draft.phrase(random.pick(['until', 'secret', 'entry'])));
    draft.maybe('ignore', 0.5);
    if (random.chance(0.5)) draft.footer();
    return draft.mail('code in the subject alone', subject, { code });
  },
};
