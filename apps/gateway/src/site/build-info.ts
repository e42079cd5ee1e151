import type { BuildInfo } from '@efemera/contract';
import { productVersion } from '@efemera/config';
import type { Settings } from '../config.js';

const startedAt = new Date().toISOString();

/** The version; the commit if it was known at the build; the time of the build, or else of the start. */
export function buildInfo({ BUILD_SHA, BUILD_TIME }: Settings): BuildInfo {
  const version = productVersion();
  return {
    version,
    versionWithSha: BUILD_SHA ? `${version}+${BUILD_SHA.slice(0, 7)}` : version,
    deployedAt: BUILD_TIME ?? startedAt,
  };
}
