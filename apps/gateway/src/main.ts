import { createLogger, NestLogger, shortestAdminToken, stopInOrder } from '@efemera/config';
import { Storage } from '@efemera/storage';
import { readSettings } from './config.js';
import { createApp } from './create-app.js';

const settings = readSettings();
const logger = createLogger('gateway', settings.LOG_LEVEL);
const app = await createApp(settings, new NestLogger(logger));

stopInOrder(async () => {
  await app.close();
  logger.info({ msg: 'stopped' });
});

if (settings.ADMIN_TOKEN !== undefined && settings.ADMIN_TOKEN.length < shortestAdminToken) {
  logger.warn({ msg: `ADMIN_TOKEN has fewer than ${shortestAdminToken} characters and may be guessed` });
}
// Without Redis the gateway starts all the same and answers 503 until Redis is there.
await app.get(Storage).whenReady(5000);
try {
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ msg: 'listening', port: settings.PORT, host: settings.HOST });
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  logger.fatal({
    msg: taken ? `another program listens on PORT ${settings.PORT}` : 'not started',
    err: String(error),
  });
  process.exit(1);
}
