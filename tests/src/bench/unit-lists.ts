import {
  ongoingStatuses,
  pastStatuses,
  unexpiredStatuses,
} from '@thali/shared/orders/order-status';
import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

/** Measures each order list, 50 per page. */
export async function measureLists(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId: bench.vendorId } as const;
  const student = { role: 'student', userId: bench.studentId } as const;
  const list = (actor: typeof staff | typeof student, query: object) => () =>
    use.listOrders(actor, { query: { limit: 50, offset: 0, ...query } });

  use.dropCachedCounts(bench.vendorId);
  const { pagination } = await measure('page with total, first in a minute', list(staff, {}));
  await measure('  again', list(staff, {}));
  await measure('  by cursor', list(staff, { cursor: pagination.nextCursor ?? undefined }));
  await measure('  20th page by offset', list(staff, { offset: 950 }));
  await measure(
    'all except expired, first in a minute',
    list(staff, { status: unexpiredStatuses }),
  );
  await measure('  again', list(staff, { status: unexpiredStatuses }));
  await measure('completed', list(staff, { status: ['completed'] }));
  await measure('cancelled (no such orders)', list(staff, { status: ['cancelled'] }));
  await measure('search', list(staff, { search: 'no such name' }));
  await measure('archive', list(staff, { archived: 'true' }));
  await measure('ongoing orders (20)', list(staff, { status: [...ongoingStatuses] }));
  await measure('  pending only', list(staff, { status: ['pending'] }));
  await measure("customer's own orders", list(student, {}));
  await measure('  ongoing', list(student, { status: [...ongoingStatuses] }));
  await measure('  past', list(student, { status: [...pastStatuses] }));
}

/** Measures favourites, and restores them. */
export async function measureFavorites(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const student = { role: 'student', userId: bench.studentId } as const;
  const [first, ...otherIds] = bench.dishes.slice(0, 10).map(({ id }) => id);
  const params = { itemId: first ?? '' };
  await measure('favourite added', () => use.addFavorite(student, { params }));
  await measure('  added again', () => use.addFavorite(student, { params }));
  await measure('  removed', () => use.removeFavorite(student, { params }));
  await measure('9 favourites merged', () =>
    use.mergeFavorites(student, { body: { itemIds: otherIds } }),
  );
  for (const itemId of otherIds) await use.removeFavorite(student, { params: { itemId } });
}
