import { drawCode, escape, type Template } from './draft.js';

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
  'link and one inside the excuse'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'reset', 'signin'] as const);
    const link = draft.url(kind);
    draft.greet();
    draft.line(draft.phrase(`${kind}lead`));
    draft.link(draft.phrase(random.chance(0.7) ? kind : 'neutral'), link);
    draft.maybe('until', 0.3);
    draft.excuseWithLink();
    draft.footer();
    return draft.mail(
      'link and one inside the excuse',
      random.pick([draft.phrase('subject'), draft.phrase(kind), draft.app]),
      {
        link,
      },
    );
  },
  'code and links below the excuse'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    draft.line(draft.phrase('inline').replaceAll('{c}', shown));
    draft.maybe('until', 0.5);
    if (random.chance(0.5)) {
      draft.line(draft.phrase('ignore'));
      draft.link(
        draft.phrase(random.pick(['notyou', 'neutral', 'reset'])),
        draft.url(random.pick(['other', 'reset', 'confirm'])),
      );
    } else draft.excuseWithLink();
    draft.footer();
    return draft.mail('code and links below the excuse', random.pick([draft.phrase('subject'), draft.app]), { code });
  },
};
