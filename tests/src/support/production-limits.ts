import { buildLimits, deploymentLimits } from '@thali/functions/deployment-limits';
import { setEnvironment } from '@thali/local/environment';
import { afterAll, beforeAll, vi } from 'vitest';
import { handlersHere } from './handlers-here.ts';

/**
 * Until the end of a file, use cases in this process keep to production's limits, and are at the beginning of
 * the ten minutes that are counted: none ends in the midst of a test.
 */
export function limitOrders(): void {
  beforeAll(() => {
    handlersHere();
    setEnvironment(buildLimits((name) => String(deploymentLimits[name].standard)));
    const windowMs = 600_000;
    const now = Math.floor(Date.now() / windowMs) * windowMs + 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
    handlersHere();
  });
}
