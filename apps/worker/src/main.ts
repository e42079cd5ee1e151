import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createLogger, NestLogger, stopInOrder, watchVitals } from '@efemera/config';
import { Heartbeats } from '@efemera/storage';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readSettings } from './config.js';

const settings = readSettings();
const logger = createLogger('worker', settings.LOG_LEVEL);
const app = await NestFactory.createApplicationContext(AppModule.with(settings, logger), {
  logger: new NestLogger(logger),
});
const vitals = watchVitals();
const stopBeating = app.get(Heartbeats).keepBeating({
  role: 'worker',
  instance: randomUUID(),
  vitals: () => ({ ...vitals(), eraseSeconds: settings.ERASE_SECONDS }),
  onBeat: () => {
    // A worker has no port for a health check, so it touches a file.
    if (!settings.HEARTBEAT_FILE) return;
    try {
      writeFileSync(settings.HEARTBEAT_FILE, '');
    } catch (error) {
      // A full disk must not end the worker; the health check sees that the file grows old.
      logger.warn({ msg: 'heartbeat file not written', error: String(error) });
    }
  },
});
logger.info({ msg: 'working' });

stopInOrder(async () => {
  stopBeating();
  await app.close();
  logger.info({ msg: 'stopped' });
});
