/** One mail with what must be found in it; `null` where nothing may be found. */
export interface MailCase {
  name: string;
  from: string;
  subject: string;
  html?: string;
  text?: string;
  code: string | null;
  link: string | null;
}
