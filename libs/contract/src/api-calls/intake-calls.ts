import { intakeAnswerSchema, intakeHeaders, mailMediaType } from '../intake.js';
import { paths } from '../paths.js';
import type { ApiCall } from './api-call.js';

/** The call of relays that bring mail over HTTP. Without INTAKE_TOKEN its path answers 404. */
export const intakeCalls: readonly ApiCall[] = [
  {
    id: 'takeMail',
    method: 'post',
    path: paths.intake,
    tag: 'operation',
    summary: 'Takes one mail for the recipients of its envelope, as SMTP would: 200 once it is stored.',
    description:
      'The body is the message as received. Line feeds alone become CRLF. `413`: larger than MAX_MESSAGE_BYTES (552 by ' +
      'SMTP), never to be sent again. `503`: not stored, send it again. The same message from the same sender is listed ' +
      'once within 20 minutes; trace fields that relays put on top of it (Received, ARC, Authentication-Results) make no ' +
      'difference.',
    intake: true,
    requiredHeaders: {
      [intakeHeaders.from]: 'Envelope sender; empty or `<>` for a bounce.',
      [intakeHeaders.to]: 'Envelope recipients, separated by commas.',
    },
    headers: {
      [intakeHeaders.clientIp]:
        'IP address of the client that brought the message to the relay. SPF is checked by it; blocks, and the limits of a network, apply to it.',
      [intakeHeaders.helo]: 'The EHLO name of the client that brought the message to the relay.',
      [intakeHeaders.spf]: 'The SPF result of the relay itself, used where it does not tell the address of the client.',
    },
    raw: { mediaType: mailMediaType, example: 'From: Ana <ana@example.com>\r\nSubject: Hello\r\n\r\nHi there.\r\n' },
    success: { status: 200, schema: intakeAnswerSchema },
    rateLimit: 'intake',
    errors: ['admin_required', 'not_found', 'bad_request', 'overloaded'],
  },
];
