import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What takes too long, or needs too much that is not installed, for `npm test`. */
export default defineConfig({
  test: {
    name: 'long',
    environment: 'node',
    maxWorkers: 2,
    include: ['tests/src/browsers/**/*.spec.ts'],
    globalSetup: [here('./src/support/start-journeys.ts')],
    setupFiles: [here('./src/support/logs/keep-logs-of-tests.ts')],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
