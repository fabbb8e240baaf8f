import { setEnvironment } from '@thali/local/environment';
import { afterAll, beforeAll, vi } from 'vitest';
import { handlersHere } from './handlers-here.ts';

/** As in `infra/src/orders/order-limits.ts`; the local platform is wider. */
const productionLimits = {
  ORDERS_UNPROVEN_PER_PHONE: '4',
  ORDERS_UNPROVEN_PER_ADDRESS: '60',
  ORDERS_UNPROVEN_PORTIONS: '5',
  ORDERS_UNPROVEN_WAITING: '40',
  ORDERS_PER_PROVEN_PHONE: '12',
};

/**
 * Until the end of a file, use cases in this process keep to production's limits, and are at the beginning of
 * the ten minutes that are counted: none ends in the midst of a test.
 */
export function limitOrders(): void {
  beforeAll(() => {
    handlersHere();
    setEnvironment(productionLimits);
    const windowMs = 600_000;
    const now = Math.floor(Date.now() / windowMs) * windowMs + 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => {
    vi.useRealTimers();
    handlersHere();
  });
}
