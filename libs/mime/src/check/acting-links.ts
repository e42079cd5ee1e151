/**
 * A part of a path or query of ten or more characters with a digit: probably a token for one reader or one action. Also
 * matches words with dates, which does no harm: a check then does not call the link.
 */
const token = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{10,}/i;
/**
 * Words for an action in the address or the text of a link. English only, since most paths are English even in mails of
 * other languages.
 */
const action =
  /confirm|verif|activat|valid|unsub|opt-?(?:out|in)|reset|passw|log-?in|sign-?(?:in|up)|auth|token|magic|approv|accept|reject|invit|delet|remov|cancel|code|otp|subscri|preferenc|redeem|pay|order|vote|rsvp|action|callback|cadastr|ativa|senha|baja|abmeld|desinscr|desabonn/i;

/**
 * Whether a link is an acting link, whose call may confirm, unsubscribe, log in or use up a code. Judges by the form of the
 * address alone, and says yes in doubt: a link that is not called can do no harm.
 */
export const mayAct = (href: string): boolean => token.test(pathOf(href)) || action.test(href);

/** Whether the text of a link names an action in English; for other languages there is the lexicon. */
export const namesAction = (text: string): boolean => action.test(text);

const pathOf = (href: string) => href.slice(href.indexOf('//') + 2).replace(/^[^/?#]*/, '');
