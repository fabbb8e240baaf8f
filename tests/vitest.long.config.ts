import { defineConfig } from 'vitest/config';

/** What takes too long, or needs too much that is not installed, for `npm test`. */
export default defineConfig({
  test: {
    name: 'long',
    environment: 'node',
    maxWorkers: 2,
    include: ['tests/src/browsers/**/*.spec.ts'],
    globalSetup: ['tests/src/support/start-journeys.ts'],
    setupFiles: ['tests/src/support/logs/keep-logs-of-tests.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
