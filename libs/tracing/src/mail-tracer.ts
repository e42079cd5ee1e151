/** The steps of a mail's way. `mail` is the whole intake, and the parent of all others. */
export type Step =
  | 'mail'
  | 'mail.receive'
  | 'mail.store'
  | 'mail.parse'
  | 'mail.push'
  | 'mail.webhook'
  | 'mail.notice'
  | 'mail.check_sender';

/** When a step began and ended, in milliseconds since the epoch. */
export interface StepTimes {
  startMs: number;
  endMs: number;
  /** True if the step failed. Nothing else of an error is traced: its message may name an address. */
  failed?: boolean;
}

/** Sends the times of steps to the collector that the operator has named. */
export interface MailTracer {
  /** Notes one step of a mail. Returns at once, never throws, and stores nothing: the trace's id is the mail's id. */
  record(mailId: string, step: Step, times: StepTimes): void;
  /** Sends what is left; gives up after two seconds, so that a collector that is away does not delay the end. */
  close(): Promise<void>;
}
