import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What only `npm start` has: there a query parameter may name the mess, and any name of the machine leads to it. The
 * edge passes no query on to documents, since a deployed mess has a host of its own, and knows its hosts.
 */
const ofLocalhostOnly = [
  'an account of no vendor, at an address that is no tenant’s',
  'a query parameter leads to the tenant on localhost',
  'the stored development setting names the mess on localhost, after a check',
];

/** The built platform's own tests, and the journeys on it: wherever they start the platform, it is the built one. */
export default defineConfig({
  resolve: { alias: [{ find: /^@thali\/local\/platform$/, replacement: here('./platform.ts') }] },
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
    // They reach into the platform's own process or site; the built functions run in processes of their own.
    exclude: ['**/{confirm-phone,recover,new-release,stored-scripts}.spec.ts'],
    testNamePattern: new RegExp(`^(?!.*(${ofLocalhostOnly.join('|')}))`),
    globalSetup: [here('../support/start-journeys.ts'), here('./synthesize-once.ts')],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
