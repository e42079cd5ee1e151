export { BlockLists, type BlockListSettings } from './block-lists.js';
export { HourlyShares } from './hourly-shares.js';
export { Intake, peerOf, type IntakeSettings, type IntakeStores, type Recipient, type SmtpDelivery } from './intake.js';
export { intakeSettings, openIntake, type IntakeParts, type OpenIntake } from './open-intake.js';
export type { Peer } from './store-space.js';
export { intakeLimits } from './limits.js';
export { MessageBuffers, type MessageBuffer } from './message-buffers.js';
export { MessagePieces, type MessageFault } from './message-pieces.js';
export { DSN, faultReply, guessesOf, isFault, reasonOf, refusalOfProtocol, replies } from './replies.js';
