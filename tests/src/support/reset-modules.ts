import { afterAll, vi } from 'vitest';

/**
 * After each file: the next file in this process loads our own modules again, without the state of this file. Packages
 * stay loaded, because they take most of the load time.
 */
afterAll(() => {
  vi.resetModules();
});
