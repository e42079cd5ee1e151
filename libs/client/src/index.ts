export { EfemeraError, TimeoutError, type PassedOver } from './errors.js';
export type { Inbox } from './inbox.js';
export { createInbox, openInbox } from './open-inbox.js';
export type { TaggedInbox } from './tagged-inbox.js';
export type {
  Attachment,
  AuthResult,
  Delivery,
  DeliveryStep,
  Fault,
  FindingKind,
  JoinLink,
  KeptInbox,
  Mail,
  MailCheck,
  MailSummary,
  MailWaitOptions,
  NewInboxOptions,
  OpenInboxOptions,
  ServerOptions,
  ShareOptions,
  TaggedMailWaitOptions,
  TaggedWaitOptions,
  WaitOptions,
  WatchOptions,
} from './types.js';
export { verifyWebhook, type VerifyWebhookOptions, type WebhookCall, type WebhookRequestHeaders } from './webhook.js';
