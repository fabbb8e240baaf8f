import { defineConfig } from 'vitest/config';

/** A busy machine may need this long until a polled assertion passes. */
const poll = { timeout: 15_000 };

/**
 * - unit: rules of shared and web, beside their code
 * - server: functions, the operator's command and the local engines, beside their code
 * - platform: requests to one running platform
 * - infra: the synthesised templates
 * - journeys: a real browser, with a platform for each file
 *
 * Files share processes, so a test must restore what it changes. In unit, server and journeys, files share the loaded
 * packages but load our own modules again.
 */
export default defineConfig({
  test: {
    // More than the cores, because many tests wait for the platform.
    maxWorkers: 4,
    tags: [
      { name: 'long', description: 'Slow or rarely broken. Runs with `npm run test:long` only.' },
    ],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['{shared,web}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/src/support/reset-modules.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          expect: { poll },
          isolate: false,
          include: ['{functions,infra,local}/src/**/*.test.ts'],
          setupFiles: [
            'tests/src/support/reset-modules.ts',
            'tests/src/support/restore-environment.ts',
            'tests/src/support/logs/show-logs-of-failures.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'platform',
          environment: 'node',
          expect: { poll },
          isolate: false,
          include: ['tests/src/{api,security}/**/*.test.ts'],
          globalSetup: ['tests/src/support/start-test-platform.ts'],
          setupFiles: ['tests/src/support/logs/keep-logs-of-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'infra',
          environment: 'node',
          isolate: false,
          include: ['tests/src/infra/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          expect: { poll },
          isolate: false,
          include: ['tests/src/journeys/**/*.spec.ts', 'tests/src/faults/**/*.test.ts'],
          globalSetup: ['tests/src/support/start-journeys.ts'],
          setupFiles: [
            'tests/src/support/logs/keep-logs-of-tests.ts',
            'tests/src/support/reset-modules.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
