const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'es6' },
    },
  ],
};

/** Workspace packages resolve to their sources (`source` condition), so a test never meets a stale build. */
const shared = {
  testEnvironment: 'node',
  // `npm run upgrade` checks out earlier versions there, whose packages have the same names.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // This package has a `source` condition, too, but nothing here transforms TypeScript in node_modules.
    '^eventsource-parser/stream$': '<rootDir>/node_modules/eventsource-parser/dist/stream.js',
  },
  transform,
};

export default {
  // Three on any machine: most of a file's time is waiting, for processes to start or for time to pass.
  maxWorkers: 3,
  // Stands here because Jest ignores it in a project. No test relies on it: a test that waits in vain fails sooner, and
  // says for what it has waited.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps,frontend}/**/src/**/*.spec.{ts,tsx}', '<rootDir>/apps/e2e/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{libs,apps}/*/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/libs/testing/src/redis-setup.ts',
      setupFiles: ['<rootDir>/libs/testing/src/redis-of-worker.ts'],
      globalTeardown: '<rootDir>/libs/testing/src/redis-teardown.ts',
    },
  ],
};
