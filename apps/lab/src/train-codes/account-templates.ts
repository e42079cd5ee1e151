import { drawCode, escape, type Draft, type Template } from './draft.js';
import { DIGITS, otherCode } from './numbers.js';

const HEX = '0123456789abcdef';
const KEY = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** An address that opens an account, in forms that differ from site to site: the action is a path, or one of the values. */
function ownAddress({ random, domain }: Draft, kind: 'confirm' | 'reset' | 'signin'): string {
  const action = random.pick(
    {
      confirm: ['activate', 'confirmEmail', 'auth_mail', 'verify', 'ConfirmAccount', 'register-confirm'],
      reset: ['rp', 'resetPassword', 'lostpass', 'new_password', 'recover'],
      signin: ['login', 'log-in', 'autologin', 'magic', 'auth'],
    }[kind],
  );
  const user = random.pick(['ana', 'yuki', 'm.silva', random.characters(DIGITS, random.pick([3, 5, 7]))]);
  const key = random.characters(random.pick([HEX, KEY]), random.pick([8, 16, 32, 40, 64]));
  return `https://${random.pick(['', '', 'www.', 'forum.', 'my.'])}${domain}${random.pick([
    `/index.php?module=user&act=${action}&id=${user}&auth_key=${key}`,
    `/index.php?route=account/${action}&code=${key}`,
    `/?page=profile&do=${action}&u=${user}&hash=${key}`,
    `/wp-login.php?action=${action}&key=${key}&login=${user}`,
    `/${user}/settings/?${action}.id=${random.characters(DIGITS, 6)}&${action}.token=${key}`,
    `/account/${user}?${action}=${key}`,
    `/#/${action}?user=${user}&key=${key}`,
    `/#${action}?code=${random.characters(DIGITS, 6)}&cred=email%3A${user}`,
    `/user/${action}/${user}/${key}`,
    `/${action}/${key}/${user}/`,
    `/api/${action}?t=${key}&next=%2F`,
  ])}`;
}

/** An address that takes a guest to what he is invited to, often by a form to sign up. */
function invitationAddress({ random, domain }: Draft): string {
  const path = random.pick(
    'invite,invitation,invitations/accept,join,register,signup,accept-invite,b,teams,boards,i,registration,sign_up,user/registration,accounts/new,g,workspace-invitations,membership/accept'.split(
      ',',
    ),
  );
  const key = random.characters(random.pick([HEX, KEY]), random.pick([6, 12, 17, 32, 43]));
  return `https://${random.pick(['', '', 'app.', 'www.'])}${domain}/${path}${random.pick([
    `/${key}`,
    `/${key}`,
    `?token=${key}`,
    `?invite=${key}&email=ana%40mail.test`,
    `/${random.characters(DIGITS, 4)}?signature=${key}`,
    `/${key}/summer-plans`,
    '',
  ])}`;
}

/** The data of an account, as forums write them above the link. */
const accountRows = ({ random, domain, app }: Draft): [string, string][] =>
  random
    .shuffle<[string, string]>([
      ['URL', `<a href="https://${domain}/">https://${domain}/</a>`],
      ['ID', random.pick(['ana', 'yuki82', 'm.silva'])],
      ['E-mail', `ana${random.below(90)}@mail.test`],
      [app, random.characters(DIGITS, random.pick([4, 6]))],
      ['IP', `${random.below(250)}.${random.below(250)}.0.${random.below(250)}`],
    ])
    .slice(0, 1 + random.below(4));

/** Adds a link as its own address, as mail programs and old forums write it. */
function addAddress(draft: Draft, lead: string, href: string): void {
  const safe = href.replaceAll('&', '&amp;');
  const anchor = `<a href="${safe}">${safe}</a>`;
  draft.blocks.push(
    draft.random.pick([
      `<p>${escape(lead)}<br>\n${anchor}</p>`,
      `<p>${escape(lead)} ${anchor}</p>`,
      `<p>${escape(lead)}</p><p>${anchor}</p>`,
    ]),
  );
  draft.plain.push(draft.random.pick([`${lead}\n${href}`, `${lead} ${href}`, `${lead}\n\n${href}`]));
}

/**
 * Mails about accounts: invitations, in which no link may be found, and links in addresses of a site's own form. Only
 * the model of links learns from them: with them, the model of codes found 927 instead of 933 of the plain sentences and
 * 8 instead of 7 false codes in strangers' mails.
 */
export const accountTemplates: Record<string, Template> = {
  invitation(draft) {
    const { random } = draft;
    const lead = draft.phrase('invitelead');
    const href = invitationAddress(draft);
    draft.greet();
    draft.line(lead);
    if (random.chance(0.2)) draft.line(draft.phrase('activity'));
    if (random.chance(0.3)) addAddress(draft, draft.phrase(random.pick(['neutral', 'invite', 'entry'])), href);
    else draft.link(draft.phrase(random.pick(['invite', 'invite', 'neutral', 'neutral', 'entry', 'shop'])), href);
    draft.maybe('until', 0.2);
    draft.maybe('ignore', 0.4);
    if (random.chance(0.5)) draft.footer();
    const subject = random.pick([lead.replace(/[.:。！？।]$/, ''), draft.phrase('invite'), draft.app]);
    return draft.mail('invitation', random.chance(0.3) ? `[${draft.app}] ${subject}` : subject, {});
  },
  'link in an address of its own form'(draft) {
    const { random } = draft;
    const kind = random.pick(['confirm', 'confirm', 'reset', 'signin'] as const);
    const link = ownAddress(draft, kind);
    draft.greet();
    if (random.chance(0.5)) draft.rows(accountRows(draft));
    if (random.chance(0.5)) addAddress(draft, draft.phrase(`${kind}lead`), link);
    else {
      draft.line(draft.phrase(`${kind}lead`));
      draft.link(draft.phrase(random.chance(0.6) ? kind : 'neutral'), link);
    }
    draft.maybe('until', 0.3);
    draft.maybe('ignore', 0.4);
    if (random.chance(0.5)) draft.footer();
    return draft.mail(
      'link in an address of its own form',
      random.pick([draft.phrase('subject'), draft.phrase(kind), draft.app]),
      { link },
    );
  },
  'code below its link'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    const kind = random.pick(['confirm', 'reset'] as const);
    const link = random.chance(0.5)
      ? `https://id.${draft.domain}/${kind}?token=${encodeURIComponent(code)}&sid=${random.below(900)}`
      : ownAddress(draft, kind);
    draft.greet();
    if (random.chance(0.5)) addAddress(draft, draft.phrase(`${kind}lead`), link);
    else {
      draft.line(draft.phrase(`${kind}lead`));
      draft.link(draft.phrase(random.chance(0.7) ? kind : 'neutral'), link);
    }
    const sentence = draft.phrase(random.pick(['inline', 'plain', 'plain']));
    if (random.chance(0.6)) draft.line(sentence.replaceAll('{c}', shown));
    else {
      draft.line(draft.phrase(random.pick(['enter', 'lead', 'name'])));
      draft.big(shown);
    }
    draft.maybe('ignore', 0.6);
    if (random.chance(0.3)) draft.line(`${draft.phrase('number')}: ${otherCode(random, draft.language)}`);
    if (random.chance(0.5)) draft.footer();
    return draft.mail('code below its link', random.pick([draft.phrase('subject'), draft.phrase(kind), draft.app]), {
      code,
      link,
    });
  },
};
