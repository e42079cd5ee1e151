import type { BuildInfo } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

/** The footer's version, if the server does not report it. */
const unknownVersion = '1.0.0';

interface BuildInfoStore {
  /** Null until it is loaded. */
  version: string | null;
  deployedAt: string | null;
  load: () => Promise<void>;
}

export const useBuildInfo = create<BuildInfoStore>()((set) => ({
  version: null,
  deployedAt: null,
  load: async () => {
    const info = await firstAnswer([api.buildInfo, api.buildInfoFromStats]);
    set({
      version: info?.versionWithSha ?? info?.version ?? unknownVersion,
      deployedAt: info && !Number.isNaN(Date.parse(info.deployedAt)) ? info.deployedAt : null,
    });
  },
}));

async function firstAnswer(calls: (() => Promise<BuildInfo>)[]): Promise<BuildInfo | null> {
  for (const call of calls) {
    try {
      const info = await call();
      if (typeof info.version === 'string') return info;
    } catch (error) {
      logFailure('Error loading build info:', error);
    }
  }
  return null;
}
