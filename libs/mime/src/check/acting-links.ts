/**
 * A part of a path or query of ten or more characters with a digit: probably a token for one reader or one action. Matches
 * dates with words, too, which does no harm: such a link is only not called.
 */
const token = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{10,}/i;
/** What a link does, as its address or its text says it. Most paths are English, in whatever language the mail is. */
const action =
  /confirm|verif|activat|valid|unsub|opt-?(?:out|in)|reset|passw|log-?in|sign-?(?:in|up)|auth|token|magic|approv|accept|reject|invit|delet|remov|cancel|code|otp|subscri|preferenc|redeem|pay|order|vote|rsvp|action|callback|cadastr|ativa|senha|baja|abmeld|desinscr|desabonn/i;

/**
 * Whether a call of a link may do something: confirm, unsubscribe, log in, use up a code. Judged by its form alone, and
 * rather once too often: what is not called breaks nothing.
 */
export const mayAct = (href: string): boolean => token.test(pathOf(href)) || action.test(href);

/** Whether the text of a link names what it does, by its English words; other languages are the lexicon's. */
export const namesAction = (text: string): boolean => action.test(text);

const pathOf = (href: string) => href.slice(href.indexOf('//') + 2).replace(/^[^/?#]*/, '');
