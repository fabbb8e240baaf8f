import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const support = (file: string) => fileURLToPath(new URL(`src/support/${file}`, import.meta.url));

const shared = {
  environment: 'node',
  expect: { poll: { timeout: 15_000 } },
  setupFiles: [support('logs/keep-logs-of-tests.ts')],
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/** Tests that are too slow for `npm test` and rarely break. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'long journeys',
          ...shared,
          include: ['tests/src/{browsers,long}/**/*.spec.ts'],
          globalSetup: [support('start-journeys.ts')],
        },
      },
      {
        test: {
          name: 'long platform',
          ...shared,
          include: ['tests/src/long/**/*.test.ts'],
          globalSetup: [support('start-test-platform.ts')],
        },
      },
    ],
  },
});
