import { defineConfig } from 'vitest/config';

/** What is polled for may take a while on a busy machine; one that waits in vain fails all the same. */
const patient = { timeout: 15_000 };

/**
 * unit: rules of shared and web, beside their code. server: functions, the operator's command and local engines, likewise.
 * platform: from outside, against one running platform. infra: the synthesised templates. journeys: a
 * real browser, and a platform for each file. No project gives each file a process of its own: a test
 * puts back what it changes. Files of unit, server and journeys share what packages loaded, but no module of ours.
 */
export default defineConfig({
  test: {
    maxWorkers: 4,
    tags: [{ name: 'long', description: 'A detail that rarely breaks: `npm run test:long` only.' }],
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
          setupFiles: ['tests/src/support/forget-modules.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          expect: { poll: patient },
          isolate: false,
          include: ['{functions,infra,local}/src/**/*.test.ts'],
          setupFiles: [
            'tests/src/support/forget-modules.ts',
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
          expect: { poll: patient },
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
          expect: { poll: patient },
          isolate: false,
          include: ['tests/src/journeys/**/*.spec.ts', 'tests/src/faults/**/*.test.ts'],
          globalSetup: ['tests/src/support/start-journeys.ts'],
          setupFiles: [
            'tests/src/support/logs/keep-logs-of-tests.ts',
            'tests/src/support/forget-modules.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
