import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

const guest = { role: 'guest' } as const;
const admin = { role: 'admin', userId: 'bench-admin' } as const;

/** Measures menu changes from a new category to its deletion, and restores the menu. */
export async function measureMenu(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const ofVendor = { params: { vendorId } };
  const newCategory = (name: string) => () =>
    use.createMenuCategory(staff, { ...ofVendor, headers: {}, body: { name } });
  const categoryId = (await measure('new category', newCategory('Bench'))).menuCategory.id;
  const target = (await newCategory('Bench, too')()).menuCategory.id;
  const newItem = () =>
    use.createMenuItem(staff, {
      ...ofVendor,
      headers: {},
      body: {
        name: 'Bench dish',
        price: 60,
        categoryId,
        mealTimes: ['all'],
        isAvailable: true,
        isVegetarian: true,
        isSpicy: false,
      },
    });
  const items = [(await measure('new dish', newItem)).menuItem.id];
  for (let count = 1; count < 5; count += 1) items.push((await newItem()).menuItem.id);
  const [itemId = ''] = items;
  const change = (body: Parameters<typeof use.updateMenuItem>[1]['body']) => () =>
    use.updateMenuItem(staff, { params: { vendorId, itemId }, body });
  await measure('  availability', change({ isAvailable: false }));
  await measure('  sold out today', () =>
    use.changeItemToday(staff, {
      params: { vendorId, itemId },
      headers: {},
      body: { soldOutToday: true },
    }),
  );
  await measure('  all fields edited', change({ name: 'Edited', price: 61, categoryId }));
  await measure('  moved', change({ categoryId: target }));
  await change({ categoryId })();
  await measure('  5 prices at once', () =>
    use.changeMenuItems(staff, {
      ...ofVendor,
      body: { changes: items.map((id) => ({ itemId: id, price: 65, knownPrice: 60 })) },
    }),
  );
  await measure('  5 in a new order', () =>
    use.reorderMenu(staff, { ...ofVendor, body: { itemIds: items.toReversed() } }),
  );
  await measure('  deleted', () => use.deleteMenuItem(staff, { params: { vendorId, itemId } }));
  await measure('category with 4 dishes moved and deleted', () =>
    use.deleteMenuCategory(staff, { params: { vendorId, categoryId }, query: { moveTo: target } }),
  );
  for (const id of items.slice(1)) {
    await use.deleteMenuItem(staff, { params: { vendorId, itemId: id } });
  }
  await measure('empty category deleted', () =>
    use.deleteMenuCategory(staff, { params: { vendorId, categoryId: target }, query: {} }),
  );
  await measure('menu list, staff', () => use.listMenuItems(staff, ofVendor));
  await measure('menu list, guest', () => use.listMenuItems(guest, ofVendor));
}

/** Measures vendor settings, vendor details and the vendor list. */
export async function measureVendors(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const put = (actor: typeof staff | typeof admin, body: object) => () =>
    use.updateVendor(actor, { params: { vendorId }, body });
  await measure('settings changed', put(staff, { settings: { autoAcceptOrders: false } }));
  await measure('vendor by an admin', put(admin, { cuisine: 'Maharashtrian' }));
  await measure('vendor by id, guest', () => use.getVendor(guest, { params: { vendorId } }));
  const list = (query: object) => () => use.listVendors(guest, { query: { limit: 50, ...query } });
  await measure('vendors, first page', list({}));
  await measure('vendors, a search', list({ search: 'no such mess' }));
}
