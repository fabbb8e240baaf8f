import { defineConfig } from 'vitest/config';

/** What takes too long for `npm test` and rarely breaks. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'long journeys',
          environment: 'node',
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/src/{browsers,long}/**/*.spec.ts'],
          globalSetup: ['tests/src/support/start-journeys.ts'],
          setupFiles: ['tests/src/support/logs/keep-logs-of-tests.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'long platform',
          environment: 'node',
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/src/long/**/*.test.ts'],
          globalSetup: ['tests/src/support/start-test-platform.ts'],
          setupFiles: ['tests/src/support/logs/keep-logs-of-tests.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
