export { EfemeraError, TimeoutError, type PassedOver } from './errors.js';
export type { Inbox } from './inbox.js';
export { createInbox, openInbox } from './open-inbox.js';
export type {
  Attachment,
  AuthResult,
  Delivery,
  DeliveryStep,
  Fault,
  FindingKind,
  KeptInbox,
  Mail,
  MailCheck,
  MailSummary,
  MailWaitOptions,
  NewInboxOptions,
  OpenInboxOptions,
  ServerOptions,
  WaitOptions,
} from './types.js';
export { verifyWebhook, type VerifyWebhookOptions, type WebhookCall } from './webhook.js';
