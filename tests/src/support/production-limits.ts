import { buildLimits, deploymentLimits } from '@thali/functions/deployment-limits';
import { setEnvironment } from '@thali/local/environment';
import { afterAll, beforeAll, vi } from 'vitest';
import { setUpHandlers } from './set-up-handlers.ts';

/**
 * Applies the production limits to use cases in this process until the end of the file. The clock starts at the beginning
 * of a ten-minute window, so that no window ends during a test.
 */
export function useProductionLimits(): void {
  beforeAll(() => {
    setUpHandlers();
    setEnvironment(buildLimits((name) => String(deploymentLimits[name].defaultValue)));
    const windowMs = 600_000;
    const now = Math.floor(Date.now() / windowMs) * windowMs + 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
    setUpHandlers();
  });
}
