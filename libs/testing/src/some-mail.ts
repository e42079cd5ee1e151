import type { EmailDetail, EmailSummary } from '@efemera/contract';

/** What parsing finds in a mail: `ParsedMessage` of libs/mime, which tests of the page may not import. */
type Parsed = Omit<
  EmailDetail,
  'id' | 'to' | 'timestamp' | 'read' | 'size' | 'attachmentsLeftOut' | 'tag' | 'auth' | 'authDetails'
>;

/** A mail as listings show it. Tests name only the fields that they are about, so that a new field is added here alone. */
export const someSummary = (changes: Partial<EmailSummary> = {}): EmailSummary => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  to: 'a@efemera.localhost',
  from: 'Ana <ana@sender.test>',
  subject: 'Hello',
  timestamp: '2026-11-21T12:00:00.000Z',
  read: false,
  size: 1,
  preview: '',
  code: null,
  link: null,
  attachments: [],
  auth: null,
  tag: null,
  ...changes,
});

/** What parsing finds in a mail. */
export const someParsed = (changes: Partial<Parsed> = {}): Parsed => ({
  from: 'Ana <ana@sender.test>',
  subject: 'Hello',
  preview: '',
  code: null,
  link: null,
  codes: [],
  links: [],
  attachments: [],
  body: '',
  bodyHtml: null,
  headers: [],
  truncated: false,
  ...changes,
});
