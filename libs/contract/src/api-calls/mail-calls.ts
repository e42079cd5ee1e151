import { z } from 'zod';
import { emailDetailSchema } from '../email.js';
import {
  deleteQuerySchema,
  emailListSchema,
  emailSummaryListSchema,
  htmlQuerySchema,
  listQuerySchema,
  readFlagSchema,
} from '../http.js';
import { checkQuerySchema, mailCheckSchema } from '../mail-check.js';
import { paths } from '../paths.js';
import { ifNoneMatch, ofInbox, type ApiCall } from './api-call.js';

const address = { to: z.string().describe('The address of the inbox.') };
const id = { id: 'Id of the mail.' };
const ofMail = [...ofInbox, 'address_missing', 'email_not_found'] as const;

/** The calls about the mail of an inbox. */
export const mailCalls: readonly ApiCall[] = [
  {
    id: 'listEmails',
    method: 'get',
    path: paths.emails,
    tag: 'emails',
    summary: 'Lists the mail of an inbox, newest first. With `wait` it answers as soon as there is mail that matches.',
    opensInbox: true,
    query: z.object({ ...address, ...listQuerySchema.shape }),
    headers: ifNoneMatch,
    success: { status: 200, schema: z.union([emailListSchema, emailSummaryListSchema]), tagged: true },
    rateLimit: 'read',
    errors: [...ofInbox, 'address_missing', 'bad_request', 'inbox_expired', 'too_many_waits', 'overloaded'],
  },
  {
    id: 'readEmail',
    method: 'get',
    path: `${paths.emails}/{id}`,
    tag: 'emails',
    summary: 'Reads one mail, with bodies, headers and attachments.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    success: { status: 200, schema: emailDetailSchema },
    rateLimit: 'read',
    errors: [...ofMail, 'overloaded'],
  },
  {
    id: 'markEmail',
    method: 'patch',
    path: `${paths.emails}/{id}`,
    tag: 'emails',
    summary: 'Marks one mail as read or unread.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    body: readFlagSchema,
    example: { read: true },
    success: { status: 200, schema: emailDetailSchema },
    errors: [...ofMail, 'read_only', 'bad_request', 'overloaded'],
  },
  {
    id: 'deleteEmail',
    method: 'delete',
    path: paths.emails,
    tag: 'emails',
    summary: 'Deletes one mail.',
    opensInbox: true,
    query: z.object({ ...address, ...deleteQuerySchema.shape }),
    success: { status: 204 },
    errors: [...ofMail, 'read_only', 'id_malformed'],
  },
  {
    id: 'readSource',
    method: 'get',
    path: `${paths.emails}/{id}/raw`,
    tag: 'emails',
    summary: 'The message as it was received.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    success: { status: 200, contentTypes: ['message/rfc822'], named: true },
    rateLimit: 'download',
    errors: ofMail,
  },
  {
    id: 'readAttachment',
    method: 'get',
    path: `${paths.emails}/{id}/attachments/{index}`,
    tag: 'emails',
    summary: "One attachment's bytes, always as a download.",
    opensInbox: true,
    parameters: { ...id, index: 'Number of the attachment, as the mail lists them.' },
    query: z.object(address),
    success: { status: 200, contentTypes: ['application/octet-stream'], named: true },
    rateLimit: 'download',
    errors: [...ofMail, 'attachment_not_found', 'overloaded'],
  },
  {
    id: 'readHtml',
    method: 'get',
    path: `${paths.emails}/{id}/html`,
    tag: 'emails',
    summary: "The mail's HTML with its embedded images, as a page of its own: for screenshots.",
    description:
      'The HTML is as the sender wrote it, except that embedded images are written into it as `data:` addresses and ' +
      '`link` and `iframe` elements do nothing. HTML of more than a hundred tags is closed in order, without comments, ' +
      'scripts and `svg`, and of elements nested too deeply, or more than 20,000, it has the words: browsers would ' +
      'crash. The policy of the answer runs no script and loads nothing.',
    opensInbox: true,
    parameters: id,
    query: z.object({ ...address, ...htmlQuerySchema.shape }),
    success: { status: 200, contentTypes: ['text/html'] },
    rateLimit: 'download',
    errors: [...ofMail, 'bad_request', 'html_not_found', 'overloaded'],
  },
  {
    id: 'checkEmail',
    method: 'get',
    path: `${paths.emails}/{id}/check`,
    tag: 'emails',
    summary: 'Checks a mail: mail programs that support its HTML, images, contrast, links, sender, size.',
    description:
      'Support by mail programs comes from the data of caniemail. Each kind of finding lowers the score of 100 once: an ' +
      'error by 20, a warning by 7. `links=1` calls the web addresses of the mail (HEAD, then GET), 25 at most, on public ' +
      'networks only, and never one that could confirm, unsubscribe or use up a code.',
    opensInbox: true,
    parameters: id,
    query: z.object({ ...address, ...checkQuerySchema.shape }),
    success: { status: 200, schema: mailCheckSchema },
    rateLimit: 'check',
    errors: [...ofMail, 'bad_request', 'too_many_checks', 'overloaded'],
  },
];
