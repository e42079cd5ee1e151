import { storageOptions } from '@efemera/config';
import { examine, printReport } from '@efemera/doctor';
import { openStorage } from '@efemera/storage';
import { examinedSettings, readSettings } from './config.js';

/** The doctor for a container, where npm is missing: `docker compose exec gateway node apps/gateway/dist/doctor.js`. */
const settings = readSettings();
const storage = openStorage(storageOptions(settings, 'doctor'));
await storage.whenReady(3000);
const findings = await examine({
  settings: examinedSettings(settings),
  store: () => storage.inspector.report(),
  pushKeys: () => storage.pushKeys.read(),
});
await storage.close();
process.exitCode = printReport(findings, process.argv.slice(2), (text) => void process.stdout.write(text));
