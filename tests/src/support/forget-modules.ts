import { afterAll, vi } from 'vitest';

/**
 * After each file: the next one in this process begins with modules of our own that know nothing of its platform.
 * What comes from packages stays loaded, which is most of what a new process would load again.
 */
afterAll(() => {
  vi.resetModules();
});
