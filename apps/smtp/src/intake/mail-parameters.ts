import { type DSN, replies } from '@efemera/intake';

/**
 * Judges the parameters of MAIL (RFC 1870, 6152, 6531); null when there is nothing to refuse.
 *
 * @param parameters  keywords in upper case with their values, null where there is none.
 */
export function judgeMailParameters(
  parameters: Readonly<Record<string, string | null>>,
  maxMessageBytes: number,
): DSN | null {
  for (const [keyword, value] of Object.entries(parameters)) {
    switch (keyword) {
      case 'SIZE':
        if (!value || !/^\d{1,20}$/.test(value)) return replies.parameterMalformed;
        if (Number(value) > maxMessageBytes) return replies.tooLarge;
        break;
      case 'BODY':
        if (!/^(?:7BIT|8BITMIME)$/i.test(value ?? '')) return replies.parameterMalformed;
        break;
      case 'SMTPUTF8':
        if (value !== null) return replies.parameterMalformed;
        break;
      default:
        return replies.parameterUnknown;
    }
  }
  return null;
}
