import { settingsOrExit } from '@efemera/config';
import { z } from 'zod';

const settingsSchema = z.object({
  EFEMERA_URL: z
    .url({ protocol: /^https?$/ })
    .prefault('http://localhost:3000')
    .describe('the address of an Efêmera server, such as http://localhost:3000'),
  EFEMERA_API_KEY: z.string().min(1).max(200).optional().describe("a key of the server's operator"),
});
export type Settings = z.output<typeof settingsSchema>;

export const readSettings = (): Settings => settingsOrExit(settingsSchema, process.env);
