import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useMemo } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';
import type { KitchenItem } from '../kitchen-data.ts';

/** The dishes to sell, best sellers first. */
export interface CounterMenu {
  dishes: readonly MenuItem[];
  categories: AnswerOf<'GET /storefront/{subdomain}'>['menuCategories'];
  optionGroups: NonNullable<AnswerOf<'GET /storefront/{subdomain}'>['optionGroups']>;
}

const readEveryMs = 60_000;

/** The guests' menu with prices. What is sold out and how many portions are left comes live from the kitchen. */
export function useCounterMenu(subdomain: string | undefined, items: readonly KitchenItem[]) {
  const reading = useApi(
    'GET /storefront/{subdomain}',
    { params: { subdomain: subdomain ?? '' } },
    { enabled: subdomain !== undefined, refetchInterval: readEveryMs },
  );
  const { data } = reading;
  const menu = useMemo((): CounterMenu | undefined => {
    if (!data) return undefined;
    const popular = new Map(data.popularItemIds.map((id, index) => [id, index]));
    const rank = ({ id }: MenuItem) => popular.get(id) ?? popular.size;
    return {
      dishes: withStock(data.menuItems, items).toSorted((one, other) => rank(one) - rank(other)),
      categories: data.menuCategories,
      optionGroups: data.optionGroups ?? [],
    };
  }, [data, items]);
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
