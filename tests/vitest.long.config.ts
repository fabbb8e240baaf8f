import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
          globalSetup: [here('./src/support/start-journeys.ts')],
          setupFiles: [here('./src/support/logs/keep-logs-of-tests.ts')],
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
          globalSetup: [here('./src/support/start-test-platform.ts')],
          setupFiles: [here('./src/support/logs/keep-logs-of-tests.ts')],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
