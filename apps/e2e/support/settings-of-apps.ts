import { settingsSchema as gatewaySettings } from '../../gateway/src/config.js';
import { settingsSchema as smtpSettings } from '../../smtp/src/config.js';
import { settingsSchema as workerSettings } from '../../worker/src/config.js';

export const schemas = { smtp: smtpSettings, gateway: gatewaySettings, worker: workerSettings };
export type App = keyof typeof schemas;
export const apps = Object.keys(schemas) as App[];

/** Tells whether an app reads this environment variable: a setting, or `…_FILE` with the path of its value. */
export const takes = (app: App, name: string): boolean => {
  const { shape } = schemas[app];
  return name in shape || (name.endsWith('_FILE') && name.slice(0, -'_FILE'.length) in shape);
};
