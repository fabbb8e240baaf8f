import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests of features that only `npm start` has: a query parameter may name the mess, and any host name of the machine
 * works. The deployed edge accepts only its own hosts and passes no query to documents.
 */
const localhostOnly = [
  'the dashboard names an account without a vendor, at a host that belongs to no mess',
  'a query parameter leads to the tenant on localhost',
  'the stored development setting names the mess on localhost, after a check',
];

/** Runs the built platform's own tests and the journeys. An alias makes the journeys start the built platform. */
export default defineConfig({
  resolve: { alias: [{ find: /^@thali\/local\/platform$/, replacement: pathOf('./platform.ts') }] },
  test: {
    name: 'built',
    environment: 'node',
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    tags: [{ name: 'long' }],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    silent: 'passed-only',
    include: ['tests/src/{built,journeys,long}/**/*.spec.ts'],
    // These tests need the platform in their own process, but each built function runs in a separate process.
    exclude: ['**/{confirm-phone,recover,new-release,stored-scripts}.spec.ts'],
    testNamePattern: new RegExp(`^(?!.*(${localhostOnly.join('|')}))`),
    globalSetup: [pathOf('../support/start-journeys.ts'), pathOf('./synthesize-once.ts')],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
