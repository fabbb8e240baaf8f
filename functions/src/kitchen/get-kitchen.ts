import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  getKitchen as contract,
  KitchenGroup,
  KitchenItem,
} from '@thali/shared/kitchen/get-kitchen.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { isSoldOut, type MenuItemRow, toMenuCategory } from '../menu/menu-rows.ts';
import { toStaffOptionGroup } from '../menu/option-group-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { toStaffSizeGroup } from '../menu/size-group.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';
import { toOrderResponses } from '../orders/reading/to-order-responses.ts';
import { listOngoingOrders } from '../orders/store/ongoing-orders.table.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

/**
 * Keeps the answer below Lambda's size limit. A mess never has more ongoing orders, because orders expire after a
 * day.
 */
const maxOrders = 2000;

/** Ongoing orders, oldest first, with the mess and its dishes. */
export async function getKitchen(
  actor: Actor,
  _input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const [menu, positions] = await Promise.all([
    readStorefront(vendorId, { ConsistentRead: true }),
    listOngoingOrders(vendorId, { limit: maxOrders }),
  ]);
  if (!menu) throw vendorNotFound();
  const { vendor, items, categories } = menu;
  const orders = await readOrders(positions.toReversed());
  const now = new Date();
  return {
    vendor: {
      id: vendor.id,
      subdomain: vendor.subdomain,
      displayName: vendor.displayName,
      accentColor: vendor.accentColor ?? null,
      phone: vendor.phone ?? null,
      settings: vendor.settings,
    },
    // The index may lag behind the orders.
    orders: await toOrderResponses(
      orders.filter(({ status }) => isOngoing(status)),
      'mess',
    ),
    items: items.toSorted(inMenuOrder).map((item) => toKitchenItem(item, now)),
    categories: categories.map(toMenuCategory).sort(inMenuOrder),
    ...kitchenGroups(menu),
  };
}

function kitchenGroups({ items, optionGroups }: Pick<StorefrontRows, 'items' | 'optionGroups'>): {
  optionGroups?: KitchenGroup[];
} {
  const offeredGroupIds = new Set(items.flatMap(({ optionGroupIds = [] }) => optionGroupIds));
  const sizeGroups = items
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((row) => toStaffSizeGroup(row) ?? []);
  const groups = optionGroups
    .filter(({ id }) => offeredGroupIds.has(id))
    .map(toStaffOptionGroup)
    .concat(sizeGroups)
    .map(toKitchenGroup)
    .sort((a, b) => a.name.localeCompare(b.name));
  return groups.length > 0 ? { optionGroups: groups } : {};
}

function toKitchenGroup({ id, name, choices }: OptionGroup): KitchenGroup {
  return {
    ...{ id, name },
    choices: choices.map((choice) => ({
      ...{ id: choice.id, name: choice.name, isAvailable: choice.isAvailable },
      soldOutToday: choice.soldOutToday ?? false,
    })),
  };
}

function toKitchenItem(row: MenuItemRow, now: Date): KitchenItem {
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    ...(row.nameLocal && { nameLocal: row.nameLocal }),
    isVegetarian: row.isVegetarian,
    isAvailable: row.isAvailable,
    soldOutToday: isSoldOut(row, now),
    quantity: row.stock ?? null,
  };
}
