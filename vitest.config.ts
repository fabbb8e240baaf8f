import { defineConfig } from 'vitest/config';

/**
 * unit: pure rules and local engines beside their code. platform: from outside, against one running
 * platform. infra: the synthesised templates. journeys: a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,functions,web,local}/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'platform',
          environment: 'node',
          include: ['tests/src/{api,tenancy}/**/*.test.ts'],
          globalSetup: ['tests/src/support/start-test-platform.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'infra',
          environment: 'node',
          include: ['tests/src/infra/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/src/journeys/**/*.spec.ts', 'tests/src/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
