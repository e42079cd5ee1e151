export { HourlyShares } from './hourly-shares.js';
export { Intake, type IntakeSettings, type IntakeStores, type Recipient, type SmtpDelivery } from './intake.js';
export { intakeLimits } from './limits.js';
export { MessageBuffers, type MessageBuffer } from './message-buffers.js';
export { MessagePieces, type MessageFault } from './message-pieces.js';
export { DSN, reasonOf, replies } from './replies.js';
