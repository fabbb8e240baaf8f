import { afterAll, vi } from 'vitest';

/**
 * Runs after each file, so that the next file in this process loads our modules without the state of this file.
 * Packages stay loaded, because they take most of the load time.
 */
afterAll(() => {
  vi.resetModules();
});
