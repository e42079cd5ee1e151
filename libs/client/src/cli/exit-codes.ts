/** Exit codes, one for each outcome that a script can react to. */
export const exitCodes = {
  ok: 0,
  error: 1,
  usage: 2,
  timedOut: 3,
  private: 4,
  notFound: 5,
  unreachable: 6,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodeMeanings: Record<keyof typeof exitCodes, string> = {
  ok: 'it worked',
  error: 'the server refused, or something went wrong',
  usage: 'the command, or one of its values, was not understood',
  timedOut: 'nothing that matches came in time',
  private: 'the inbox is held by somebody else, its token is not here, or there is no such key',
  notFound: 'there is no such mail or inbox, or the inbox has ended',
  unreachable: 'the server cannot be reached',
  interrupted: 'Ctrl-C while waiting',
};

const byErrorCode: Readonly<Record<string, ExitCode>> = {
  invalid_option: exitCodes.usage,
  bad_request: exitCodes.usage,
  address_malformed: exitCodes.usage,
  address_invalid: exitCodes.usage,
  timed_out: exitCodes.timedOut,
  inbox_private: exitCodes.private,
  key_unknown: exitCodes.private,
  key_needed: exitCodes.private,
  holder_required: exitCodes.private,
  read_only: exitCodes.private,
  email_not_found: exitCodes.notFound,
  inbox_not_found: exitCodes.notFound,
  inbox_expired: exitCodes.notFound,
  nothing_found: exitCodes.notFound,
  unreachable: exitCodes.unreachable,
};

export const exitCodeOf = (errorCode: string): ExitCode => byErrorCode[errorCode] ?? exitCodes.error;
