import { z } from 'zod';

/** The headers of `POST /api/intake`: by them a relay states the envelope of a message. The values are UTF-8. */
export const intakeHeaders = {
  /** Envelope sender; empty or `<>` for a bounce. */
  from: 'x-envelope-from',
  /** Envelope recipients, separated by commas. */
  to: 'x-envelope-to',
  /** Address of the client that brought the message to the relay. */
  clientIp: 'x-envelope-client-ip',
  /** The EHLO name of the client that brought the message to the relay. */
  helo: 'x-envelope-helo',
  /** The relay's own SPF result, a word of RFC 8601: used if the relay does not tell the client's address. */
  spf: 'x-envelope-spf',
} as const;

export const mailMediaType = 'message/rfc822';

/** The answer for each recipient, by the address as the relay named it. */
export const intakeAnswerSchema = z.object({
  /** Recipients whose copy is stored, with the same guarantee as a 250 by SMTP. */
  accepted: z.array(z.string()),
  /** `code` is the SMTP reply code (4xx: try again later, 5xx: do not), `reason` its text with the enhanced status. */
  refused: z.array(z.object({ to: z.string(), code: z.int(), reason: z.string() })),
});
export type IntakeAnswer = z.infer<typeof intakeAnswerSchema>;
