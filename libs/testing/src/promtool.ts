import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPromtool } from '@efemera/start/find-promtool';
import { runCommand, type Command } from '@efemera/start/programs';
import { scrapesPerMinute, type Scrape } from './scrapes.js';

const root = resolve(import.meta.dirname, '../../..');
const alertsFile = join(root, 'ops/alerts.yml');
const secondsPerScrape = 60 / scrapesPerMinute;

/** @throws with promtool's output, if it finds a fault. */
async function promtool(...args: string[]): Promise<string> {
  const command = [...(await findPromtool(join(root, '.cache'), () => undefined)), ...args] as unknown as Command;
  return runCommand(command, 60_000).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}` || String(error));
    },
  );
}

/** The values of a series over time. Prometheus ends a series that a scrape no longer has. */
function valuesOf(series: string, scrapes: readonly Scrape[]): string {
  const isTime = /_timestamp_seconds\b/.test(series);
  return scrapes
    .map(({ values }, index) => {
      const value = values.get(series);
      if (value === undefined) return scrapes[index - 1]?.values.has(series) ? 'stale' : '_';
      // Subtracts the first scrape's time from times, because promtool's clock begins at 0.
      return String(isTime ? value - (scrapes[0]?.atSeconds ?? 0) : value);
    })
    .join(' ');
}

/**
 * Lets promtool evaluate the alerts on scrapes of two gateways, with one scrape every fifteen seconds.
 *
 * @param expected  the alerts that must fire after a number of scrapes, and no others.
 * @throws with promtool's output, if other alerts fire.
 */
export async function expectFiring(
  scrapes: readonly Scrape[],
  expected: readonly { after: number; alerts: readonly string[] }[],
): Promise<void> {
  const all = new Set(scrapes.flatMap(({ values }) => [...values.keys()]));
  const input = [...all].flatMap((series) =>
    ['a', 'b'].map((gateway) => ({
      series: withLabels(series, `job="efemera",instance="${gateway}:3000"`),
      values: valuesOf(series, scrapes),
    })),
  );
  const tests = {
    rule_files: [alertsFile],
    evaluation_interval: `${secondsPerScrape}s`,
    tests: [
      {
        interval: `${secondsPerScrape}s`,
        input_series: input,
        promql_expr_test: expected.map(({ after, alerts }) => ({
          expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${(after - 1) * secondsPerScrape}s`,
          exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
        })),
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'efemera-alerts-'));
  try {
    // JSON is YAML.
    writeFileSync(join(folder, 'tests.yml'), JSON.stringify(tests));
    await promtool('test', 'rules', join(folder, 'tests.yml'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withLabels = (series: string, labels: string) =>
  series.endsWith('}') ? `${series.slice(0, -1)},${labels}}` : `${series}{${labels}}`;
