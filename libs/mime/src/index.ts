export { mayAct } from './check/acting-links.js';
export { judgeListing } from './check/judge-sender.js';
export { mimeLimits } from './limits.js';
export {
  parseMessage,
  readAttachment,
  showUnparsed,
  type AttachmentContent,
  type HeaderLine,
  type ParsedMessage,
} from './parse-message.js';
export { readEnvelope, readSenderAddresses, type Envelope } from './read-envelope.js';
