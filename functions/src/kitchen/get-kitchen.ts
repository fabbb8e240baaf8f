import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  getKitchen as contract,
  KitchenGroup,
  KitchenItem,
} from '@thali/shared/kitchen/get-kitchen.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { Actor } from '../http/actor.ts';
import { isSoldOut, type MenuItemRow, toMenuCategory } from '../menu/menu-rows.ts';
import { isChoiceSoldOut, type OptionGroupRow } from '../menu/option-group-rows.ts';
import { inMenuOrder } from '../menu/read-menu.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';
import { answerOrders } from '../orders/reading/answer-orders.ts';
import { listOngoingOrders } from '../orders/store/ongoing-orders.table.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

/** Keeps the answer below Lambda's size limit. No mess has more ongoing orders, because orders expire after a day. */
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
    orders: await answerOrders(
      orders.filter(({ status }) => isOngoing(status)),
      'mess',
    ),
    items: items.toSorted(inMenuOrder).map((item) => toKitchenItem(item, now)),
    categories: categories.map(toMenuCategory).sort(inMenuOrder),
    ...kitchenGroups(menu, now),
  };
}

function kitchenGroups(
  { items, optionGroups }: Pick<StorefrontRows, 'items' | 'optionGroups'>,
  now: Date,
): { optionGroups?: KitchenGroup[] } {
  const offeredGroupIds = new Set(items.flatMap(({ optionGroupIds = [] }) => optionGroupIds));
  const groups = optionGroups
    .filter(({ id }) => offeredGroupIds.has(id))
    .map((row) => toKitchenGroup(row, now))
    .sort((one, other) => one.name.localeCompare(other.name));
  return groups.length > 0 ? { optionGroups: groups } : {};
}

function toKitchenGroup(row: OptionGroupRow, now: Date): KitchenGroup {
  return {
    id: row.id,
    name: row.name,
    choices: row.choices.map(({ id, name, isAvailable }) => ({
      ...{ id, name, isAvailable },
      soldOutToday: isChoiceSoldOut(row, id, now),
    })),
  };
}

function toKitchenItem(row: MenuItemRow, now: Date): KitchenItem {
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name,
    isVegetarian: row.isVegetarian,
    isAvailable: row.isAvailable,
    soldOutToday: isSoldOut(row, now),
    quantity: row.stock ?? null,
  };
}
