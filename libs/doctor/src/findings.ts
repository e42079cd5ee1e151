import type { DoctorCheck, Finding } from '@efemera/contract';

interface Fault {
  code: string;
  found: string;
  meaning: string;
  mend: string;
}

/** Findings of one check about one thing. */
export function about(check: DoctorCheck, subject: string | null = null) {
  return {
    ok: (found: string, meaning: string | null = null): Finding => ({
      check,
      code: null,
      subject,
      state: 'ok',
      found,
      meaning,
      mend: null,
    }),
    warn: (fault: Fault): Finding => ({ check, subject, state: 'warn', ...fault }),
    fail: (fault: Fault): Finding => ({ check, subject, state: 'fail', ...fault }),
  };
}

/** `3 days`, `2 h`, `45 s`: rounded for people. */
export function span(seconds: number): string {
  const size = Math.abs(seconds);
  if (size >= 2 * 86_400) return `${Math.round(size / 86_400)} days`;
  if (size >= 2 * 3600) return `${Math.round(size / 3600)} h`;
  if (size >= 120) return `${Math.round(size / 60)} min`;
  return `${Math.round(size * 10) / 10} s`;
}

export function bytes(count: number): string {
  if (count >= 1e9) return `${(count / 1e9).toFixed(1)} GB`;
  return `${(count / 1e6).toFixed(count >= 1e7 ? 0 : 1)} MB`;
}
