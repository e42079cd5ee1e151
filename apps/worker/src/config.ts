import {
  commonSettings,
  integer,
  onOff,
  outboundSettings,
  pushSettings,
  setting,
  settingsOrExit,
  withWholePushKeys,
} from '@efemera/config';
import { z } from 'zod';

const allSettings = z.object({
  ...commonSettings,
  ENRICH_PROCESSES: setting(integer(1, 64, 'processes'), {
    group: 'Operating',
    meaning: 'Additional processes in which a worker parses mail.',
    standard: '1',
    more: 'Each may take 300 MB while it parses a hostile mail.',
  }),
  SENDER_CHECKS: setting(onOff(), {
    group: 'Mail',
    meaning: 'Checks SPF, DKIM and DMARC of each sender after the mail is in its inbox.',
    standard: 'on',
    more:
      "Set it to off where a proxy in front of SMTP hides the senders' addresses: every sender would look forged. " +
      'Without DNS nothing is checked.',
  }),
  ...outboundSettings,
  ...pushSettings,
  RANKING_SECONDS: setting(integer(1, 3600, 'seconds'), {
    group: 'Statistics',
    meaning: 'Seconds between two roll-ups of the rankings.',
    standard: '60',
  }),
  ERASE_SECONDS: setting(integer(0, 86_400, 'seconds'), {
    group: 'Storage',
    meaning:
      "How many seconds deleted mail may stay in Redis's append-only file; 0 leaves it there until Redis rewrites the file itself.",
    standard: '900',
    more: 'A worker has each server rewrite its file when something was deleted, at most about twice in this time.',
  }),
  HEARTBEAT_FILE: setting(z.string().describe('the path of a file'), {
    group: 'Operating',
    meaning: 'A file that the worker touches every five seconds while Redis answers, for health checks of containers.',
    unset: 'none',
  }),
});

export const settingsSchema = withWholePushKeys(allSettings);

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  settingsOrExit(settingsSchema, env);
