import type { z } from 'zod';
import { settingGroups, settingTexts, type SettingText } from './setting.js';

const lineChars = 120;
const tableHead = '| name | default | meaning |\n|---|---|---|';

/** Thrown for a setting that has no text for the documents, because it was not made by `setting`. */
export class UndescribedSettingError extends Error {
  constructor(name: string) {
    super(`${name} has no text: make it with setting() of libs/config.`);
    this.name = 'UndescribedSettingError';
  }
}

interface NamedSetting extends SettingText {
  name: string;
  /** The values that it takes; completes the sentence "Takes …". */
  takes: string;
}

/**
 * All settings of these schemas with their texts, each once. If two schemas have the same setting, the text of the
 * first one is used.
 *
 * @throws UndescribedSettingError
 */
function settingsOf(schemas: readonly z.ZodObject[]): NamedSetting[] {
  const found = new Map<string, z.ZodType>();
  for (const { shape } of schemas) {
    for (const [name, schema] of Object.entries(shape)) found.set(name, found.get(name) ?? (schema as z.ZodType));
  }
  return [...found].map(([name, schema]) => {
    const text = settingTexts.get(schema);
    if (!text) throw new UndescribedSettingError(name);
    return { name, takes: schema.description ?? '', ...text };
  });
}

/** The settings under their headings, in the order of `settingGroups`. */
function groupsOf(schemas: readonly z.ZodObject[]): [heading: string, settings: NamedSetting[]][] {
  const settings = settingsOf(schemas);
  return settingGroups.map((group) => [group, settings.filter((one) => one.group === group)]);
}

const sentences = ({ meaning, unset }: SettingText, more?: string) =>
  [meaning, more, unset && `Not set: ${unset}.`].filter(Boolean).join(' ');

/** The line that says which values a setting takes. */
const taking = ({ takes }: NamedSetting) => (takes ? commented(`Takes ${takes}.`) : []);

/** docs/settings.md: a table for each group. */
export function settingsDocument(schemas: readonly z.ZodObject[]): string {
  const tables = groupsOf(schemas).map(([heading, settings]) => {
    const rows = settings.map((setting) => {
      const standard = setting.standard ? `\`${setting.standard}\`` : '–';
      return `| \`${setting.name}\` | ${standard} | ${sentences(setting)} |`;
    });
    return `## ${heading}\n\n${[tableHead, ...rows].join('\n')}\n`;
  });
  return [
    '# Settings\n',
    'Environment variables, or lines of a file `.env`; the environment wins. [.env.example](../.env.example) says which\n' +
      'values each takes. A wrong value stops the start with one line per fault. Any `NAME` may instead be read from the file that\n' +
      '`NAME_FILE` names, as container engines hand over secrets.\n',
    'This page is written by `npm run settings` from the schemas that check the values (`libs/config`, and `config.ts` of\n' +
      'each app); a test compares it.\n',
    ...tables,
  ].join('\n');
}

/** .env.example: every setting commented out, with its default. */
export function envExample(schemas: readonly z.ZodObject[]): string {
  const groups = groupsOf(schemas).map(([heading, settings]) =>
    [
      ruler(heading),
      ...settings.map((setting) =>
        [
          ...commented(sentences(setting, setting.more)),
          ...taking(setting),
          `#${setting.name}=${setting.standard ?? ''}`,
        ].join('\n'),
      ),
    ].join('\n\n'),
  );
  const head =
    'Every setting of Efêmera, with its default. Copy this file to .env and change what you need, or set environment ' +
    'variables, which win over the file. A wrong value stops the start and is named. Any NAME may be read from the file ' +
    'that NAME_FILE names instead; a line break at its end is left out. Written by `npm run settings`.';
  return `${[commented(head).join('\n'), ...groups, containers].join('\n\n')}\n`;
}

const ruler = (heading: string) => `# --- ${heading} `.padEnd(80, '-');

/** Lines of comment, broken at spaces. */
function commented(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.replaceAll('`', '').split(' ')) {
    if (line.length + 1 + word.length > lineChars) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** What docker-compose.yml reads beside the settings of the processes. */
const containers = `${ruler('Containers, for docker compose alone')}

# The ports of this machine on which SMTP and the site are published. The profile tls adds HTTPS by Caddy; the site then
# moves to 127.0.0.1:8080.
#SMTP_PUBLISHED_PORT=25
#HTTP_PUBLISHED_PORT=80
#COMPOSE_PROFILES=tls`;
