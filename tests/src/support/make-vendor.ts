import { toMenuCategoryRow, toMenuItemRow } from '@thali/functions/menu/menu-rows';
import { type ChoiceRow, toOptionGroupRow } from '@thali/functions/menu/option-group-rows';
import { keys } from '@thali/functions/table/keys';
import { toVendorRows } from '@thali/functions/vendors/vendors.table';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { weekdays } from '@thali/shared/time/ist';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { randomIds } from './random-ids.ts';
import { changeRow, deleteRow, putRows, readRow } from './test-table.ts';

export interface ItemOptions {
  /** Default: Rs 60. */
  pricePaise?: number;
  /** Portions. Absent: unlimited. */
  stock?: number;
  isAvailable?: boolean;
  /** Default: all. */
  mealTimes?: MenuItem['mealTimes'];
  name?: string;
  nameLocal?: string;
  description?: string;
  contents?: string;
  nutritionalInfo?: string;
  image?: string;
  contentsChangeDaily?: boolean;
  evenDayMenu?: { date: string; contents: string };
  oddDayMenu?: { date: string; contents: string };
  /** Whether the dish has the vendor's option group. */
  hasOptions?: boolean;
}

export interface VendorOptions {
  /** Default: `Mess {id}`. */
  name?: string;
  cuisine?: string;
  plan?: PlanId;
  status?: VendorStatus;
  settings?: VendorSettings;
  /** Default: one plain item. */
  items?: ItemOptions[];
}

/** The choices half and full. Half is Rs 20 cheaper. */
export const portionChoices: ChoiceRow[] = [
  { id: 'FV11', name: 'Full', pricePaise: 0, isAvailable: true, isDefault: true },
  { id: 'HA1F', name: 'Half', pricePaise: -20_00, isAvailable: true, isDefault: false },
];

export type TestItem = ReturnType<typeof newItem>['item'];
export type TestVendor = Awaited<ReturnType<typeof makeVendor>>;

/** Inserts a vendor with a menu into the table. By default, the vendor is always open. */
export async function makeVendor(options: VendorOptions = {}) {
  const id = randomIds.vendor();
  const subdomain = `test-${id.toLowerCase()}`;
  const time = new Date().toISOString();
  const categoryId = randomIds.menu();
  const { name = `Mess ${id}`, cuisine, plan } = options;
  const optionGroupId = randomIds.menu();
  const newItems = (options.items ?? [{}]).map((item) =>
    newItem(id, categoryId, item, optionGroupId),
  );
  const items = newItems.map(({ item }) => item);
  const [item] = items;
  if (!item) throw new Error('A test vendor needs an item');
  await putRows([
    ...Object.values(
      toVendorRows({
        id,
        subdomain,
        name,
        displayName: name,
        ...(cuisine && { cuisine }),
        ...(plan && { plan }),
        status: options.status ?? 'active',
        settings: { businessHours: alwaysOpen(), ...options.settings },
        createdAt: time,
        updatedAt: time,
      }),
    ),
    toMenuCategoryRow(id, { id: categoryId, name: 'Thalis', sortOrder: 0, updatedAt: time }),
    toOptionGroupRow(id, {
      id: optionGroupId,
      name: 'Portion',
      minChoices: 1,
      maxChoices: 1,
      choices: portionChoices,
      stock: {},
      stockSetAt: {},
      updatedAt: time,
    }),
    ...newItems.map(({ row }) => row),
  ]);
  return {
    id,
    subdomain,
    name,
    categoryId,
    optionGroupId,
    item,
    items,
    change: (changes: Record<string, unknown>) => changeRow(keys.vendorProfile(id), changes),
    row: () => readRow(keys.vendorProfile(id)),
  };
}

/** A vendor without a row in the directory, so that jobs for all vendors skip it. */
export async function makeUnlistedVendor(options: VendorOptions = {}): Promise<TestVendor> {
  const vendor = await makeVendor(options);
  await deleteRow(keys.vendorDirectory(vendor.id));
  return vendor;
}

function newItem(
  vendorId: string,
  categoryId: string,
  { hasOptions, ...options }: ItemOptions,
  optionGroupId: string,
) {
  const { pricePaise = 60_00, isAvailable = true, name = 'Veg Thali', ...rest } = options;
  const id = randomIds.menu();
  const key = keys.menuItem(vendorId, id);
  const row = toMenuItemRow(vendorId, {
    id,
    categoryId,
    name,
    pricePaise,
    isAvailable,
    isVegetarian: true,
    isSpicy: false,
    mealTimes: ['all'],
    ...rest,
    ...(hasOptions && { optionGroupIds: [optionGroupId] }),
    sortOrder: 0,
    updatedAt: new Date().toISOString(),
  });
  const item = {
    id,
    name,
    price: pricePaise / 100,
    change: (changes: Record<string, unknown>) => changeRow(key, changes),
    remove: () => deleteRow(key),
    row: () => readRow(key),
    stock: async () => (await readRow(key))?.stock,
  };
  return { item, row };
}

export function alwaysOpen(): NonNullable<VendorSettings['businessHours']> {
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
  );
}

/** Business hours that are closed every day. */
export function neverOpen(): NonNullable<VendorSettings['businessHours']> {
  return Object.fromEntries(weekdays.map((weekday) => [weekday, { closed: true }]));
}
