import type { Finding } from '@efemera/contract';

/** The findings as metrics for Prometheus (text format 0.0.4). */
export function metricsText(findings: readonly Finding[], checkedAtMs: number): string {
  const faults = findings
    .filter(({ state }) => state !== 'ok')
    .map(({ check, code, subject, state }) => `efemera_doctor_fault${labels({ check, code, subject, state })} 1`);
  const counts = (['ok', 'warn', 'fail'] as const).map((state) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return `efemera_doctor_findings${labels({ state })} ${count}`;
  });
  return [
    '# HELP efemera_doctor_findings Findings of the doctor by state.',
    '# TYPE efemera_doctor_findings gauge',
    ...counts,
    '# HELP efemera_doctor_fault A fault that the doctor found: 1 while it is there.',
    '# TYPE efemera_doctor_fault gauge',
    ...new Set(faults),
    '# HELP efemera_doctor_checked_timestamp_seconds When the doctor last examined the installation.',
    '# TYPE efemera_doctor_checked_timestamp_seconds gauge',
    `efemera_doctor_checked_timestamp_seconds ${checkedAtMs / 1000}`,
    '',
  ].join('\n');
}

const labels = (values: Record<string, string | null>) =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}="${(value ?? '').replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`)
    .join(',')}}`;
