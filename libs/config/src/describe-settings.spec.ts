import { z } from 'zod';
import { envExample, settingsDocument, UndescribedSettingError } from './describe-settings.js';
import { integer } from './fields.js';
import { setting } from './setting.js';

const port = setting(integer(1, 9), { group: 'Addresses and ports', meaning: 'The port.', standard: '3' });
const token = setting(z.string(), { group: 'Operating', meaning: 'A secret.', unset: 'off', more: 'Make it long.' });

it('writes each setting once, under its heading, with its default', () => {
  const schemas = [z.object({ PORT: port }), z.object({ TOKEN: token, PORT: port })];
  expect(settingsDocument(schemas)).toContain(
    '## Addresses and ports\n\n| name | default | meaning |\n|---|---|---|\n| `PORT` | `3` | The port. |\n\n',
  );
  expect(settingsDocument(schemas)).toContain('| `TOKEN` | – | A secret. Not set: off. |');
  expect(settingsDocument(schemas).match(/`PORT`/g)).toHaveLength(1);
  expect(envExample(schemas)).toContain('\n\n# A secret. Make it long. Not set: off.\n#TOKEN=\n\n');
  expect(envExample(schemas)).toContain('# The port.\n# Takes a whole number from 1 to 9.\n#PORT=3\n');
});

it('breaks long comments into lines of at most 120 characters', () => {
  const long = setting(z.string(), { group: 'Site', meaning: `${'word '.repeat(60)}end.`, standard: 'x' });
  const lines = envExample([z.object({ LONG: long })]).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.join(' ').match(/word/g)).toHaveLength(60);
});

it('refuses a setting whose schema was made without a `meaning`', () => {
  expect(() => settingsDocument([z.object({ BARE: z.string() })])).toThrow(new UndescribedSettingError('BARE'));
});

it('parses a default like a given value, and keeps the description for the texts of faults', () => {
  const schema = z.object({ PORT: port, TOKEN: token });
  expect(schema.parse({})).toEqual({ PORT: 3 });
  expect(schema.shape.PORT.description).toBe('a whole number from 1 to 9');
});
