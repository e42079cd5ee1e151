import type { Finding } from '@efemera/contract';
import { about } from './findings.js';

/** At most this many letters of a misspelt name may differ; with more, the suggestion would be an unrelated setting. */
const mostEdits = 3;

/** OpenTelemetry reads many settings by itself, such as OTEL_BSP_MAX_QUEUE_SIZE. */
const ownNames = /^OTEL_/;

/**
 * Findings for the names in an `.env` file that no setting has: a misspelt setting is silently without effect.
 *
 * @param envText  the content of the file.
 * @param known    the names of all settings, and of the compose file's variables.
 */
export function unknownSettings(envText: string, known: ReadonlySet<string>): Finding[] {
  const names = [...envText.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=/gm)].map(([, name = '']) => name);
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_FILE$/, '')) || ownNames.test(name);
  const strange = new Set(names.filter((name) => !isKnown(name)));
  return [...strange].map((name) => {
    const near = nearest(name, known);
    return about('settings', name).warn({
      code: 'setting_unknown',
      found: `.env sets ${name}, which is no setting${near ? `; the nearest one is ${near}` : ''}.`,
      meaning: 'It has no effect.',
      mend: near ? `Call it ${near}, or take it out.` : 'Take it out, or see docs/settings.md for its right name.',
    });
  });
}

function nearest(name: string, known: ReadonlySet<string>): string | null {
  const [best] = [...known]
    .map((candidate) => ({ candidate, edits: editsBetween(name.toUpperCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= mostEdits ? best.candidate : null;
}

/** Levenshtein's distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
