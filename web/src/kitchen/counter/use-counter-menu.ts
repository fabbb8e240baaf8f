import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useMemo } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { KitchenItem } from '../kitchen-data.ts';
import { type StoredMenu, useStoredMenu } from './offline/stored-menu.ts';

/** The dishes to sell, best sellers first. */
export interface CounterMenu {
  /** The time of the price read, in epoch milliseconds. */
  readAt: number;
  /** The mess's UPI ID; undefined without UPI. */
  upi: StoredMenu['upi'];
  /** The signed-in person; undefined on a device. */
  sellerId: string | undefined;
  dishes: readonly MenuItem[];
  categories: AnswerOf<'GET /storefront/{subdomain}'>['menuCategories'];
  optionGroups: NonNullable<AnswerOf<'GET /storefront/{subdomain}'>['optionGroups']>;
}

const readEveryMs = 60_000;

/**
 * The guests' menu with prices, or the last stored menu without a network. The kitchen's live data adds sold-out dishes
 * and the portions left.
 */
export function useCounterMenu(subdomain: string | undefined, items: readonly KitchenItem[]) {
  const reading = useApi(
    'GET /storefront/{subdomain}',
    { params: { subdomain: subdomain ?? '' } },
    // Reads in the background, because the screen itself says that there is no network.
    { enabled: subdomain !== undefined, refetchInterval: readEveryMs, background: true },
  );
  const shift = useApi(
    'GET /counter-shift',
    {},
    { read: ({ signal }) => kitchenCall('GET /counter-shift', { signal, background: true }) },
  );
  const { data: answer, dataUpdatedAt: readAt } = reading;
  const { upi, sellerId } = shift.data ?? {};
  const freshMenu = useMemo(
    () =>
      answer &&
      subdomain && {
        ...{ subdomain, readAt, data: answer },
        ...(upi && { upi }),
        ...(sellerId && { sellerId }),
      },
    [answer, subdomain, readAt, upi, sellerId],
  );
  const current = useStoredMenu(freshMenu || undefined);
  const menu = useMemo((): CounterMenu | undefined => {
    if (!current || current.subdomain !== subdomain) return undefined;
    const { data } = current;
    const popular = new Map(data.popularItemIds.map((id, index) => [id, index]));
    const rank = ({ id }: MenuItem) => popular.get(id) ?? popular.size;
    return {
      readAt: current.readAt,
      upi: current.upi,
      sellerId: current.sellerId,
      dishes: withStock(data.menuItems, items).toSorted((a, b) => rank(a) - rank(b)),
      categories: data.menuCategories,
      optionGroups: data.optionGroups ?? [],
    };
  }, [current, subdomain, items]);
  return { reading, data: menu };
}

function withStock(dishes: readonly MenuItem[], items: readonly KitchenItem[]): MenuItem[] {
  const itemById = new Map(items.map((item) => [item.id, item]));
  return dishes.map((dish) => {
    const item = itemById.get(dish.id);
    if (!item) return dish;
    const { quantity } = item;
    return { ...dish, isAvailable: item.isAvailable && !item.soldOutToday, quantity };
  });
}
