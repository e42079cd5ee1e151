export { EfemeraError, TimeoutError, type PassedOver } from './errors.js';
export { createInbox, openInbox, type Inbox } from './inbox.js';
export type {
  Attachment,
  AuthResult,
  Delivery,
  DeliveryStep,
  KeptInbox,
  Mail,
  MailSummary,
  MailWaitOptions,
  NewInboxOptions,
  OpenInboxOptions,
  ServerOptions,
  WaitOptions,
} from './types.js';
