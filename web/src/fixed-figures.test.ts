import { kitchenNumber, shortOrderNumber } from '@thali/shared/ids/order-id';
import { mealTimes } from '@thali/shared/menu/menu.contract';
import { listWalletTransactions } from '@thali/shared/wallet/wallet-lists.contract';
import { expect, it, vi } from 'vitest';
import { logoutDelayMs } from './account/session/use-logout.ts';
import { loadingMs } from './dashboard/analytics/parts/period-picker.tsx';
import { reloadMs } from './dashboard/analytics/use-analytics.ts';
import { freshMs } from './dashboard/forecast/forecast.ts';
import { maxListedOrders, pageSize } from './dashboard/orders/order-list.ts';
import { recentFilter } from './dashboard/orders/order-queries.ts';
import { defaultPageSize } from './lib/data/use-paged-api.ts';
import { dayCheckMs } from './lib/time/use-now.ts';
import { withMinDuration } from './lib/time/with-min-duration.ts';
import { searchDelayMs } from './lib/ui/use-typed-search.ts';
import { justAddedMs } from './storefront/menu/parts/add-to-cart.tsx';
import { maxItems } from './storefront/orders/parts/own-order-card.tsx';

// Figures of docs/rules that a behaviour test could check only by waiting.
it('pauses have the lengths of the specification', () => {
  expect(searchDelayMs, 'the pause in typing before a search of orders').toBe(500);
  expect(reloadMs, 'the pause before analytics reload').toBe(300);
  expect(loadingMs, 'the loading of a custom date').toBe(1000);
  expect(justAddedMs, 'the mark of a dish that was just added').toBe(1000);
  expect(freshMs, 'the cache of a forecast').toBe(5 * 60_000);
  expect(dayCheckMs, 'the interval between checks of the day').toBe(60_000);
  expect(logoutDelayMs, 'the delay of a logout').toBe(500);
});

it('a spinner turns for at least half a second, even if the work fails', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  void withMinDuration(Promise.resolve('done')).then(settled);
  void withMinDuration(Promise.reject(new Error('failed'))).catch(settled);
  await vi.advanceTimersByTimeAsync(499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('lists have the lengths of the specification', () => {
  expect(pageSize, 'orders on a page').toBe(50);
  expect(maxListedOrders, 'orders that are not archived').toBe(1000);
  expect(recentFilter.limit, 'recent orders').toBe(5);
  expect(defaultPageSize, 'fees and settlements on a page').toBe(50);
  const { limit } = listWalletTransactions.request.query.parse({});
  expect(limit, 'fees on a page by default').toBe(20);
  expect(maxItems, 'dishes of an order in a list').toBe(3);
});

it('an order number is the end of the order id', () => {
  const id = 'DEM0VEND0R0123456789ABCDEF';
  expect(shortOrderNumber(id)).toBe('89ABCDEF');
  expect(kitchenNumber(id)).toBe('ABCDEF');
});

it('a dish has the meal times breakfast, lunch, dinner or all', () => {
  expect(mealTimes).toEqual(['breakfast', 'lunch', 'dinner', 'all']);
});
