import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import type { changeMenuItems } from '@thali/shared/menu/change-menu-items.contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { formatShortRupees } from '@thali/shared/money/paise';
import { useCallback } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { failureLine } from '../../lib/api/error-text.ts';
import type { SavePrice } from './parts/price-cell.tsx';
import { knownSizesOf } from './sizes.ts';
import { useMenuCache } from './use-menu-cache.ts';

/** Saves a price from the row of a dish, unless another screen has changed it meanwhile. Rule: menu-33 */
export function useSavePrice(vendorId: string): SavePrice {
  const cache = useMenuCache(vendorId);
  return useCallback(
    async (shownItem, sizeId, price) => {
      const changes = [changeOf(shownItem, sizeId, price)];
      const call = { params: { vendorId }, body: { changes }, quiet: true };
      try {
        const answer = await callApi('PATCH /vendors/{vendorId}/menu-items', call);
        const [item] = answer?.menuItems ?? [];
        if (!item) throw new Error('Failed to update menu item');
        await cache.putItem(item);
        if (answer?.refusedIds.length === 0) return undefined;
        return `It is ${formatShortRupees(priceIn(item, sizeId))} now. Press Enter to replace it.`;
      } catch (error) {
        void cache.refetch();
        return failureLine('Not saved', error);
      }
    },
    [cache, vendorId],
  );
}

type Change = ClientRequestOf<typeof changeMenuItems>['body']['changes'][number];

function changeOf(item: MenuItem, sizeId: string | undefined, price: number): Change {
  if (!item.sizes) return { itemId: item.id, price, knownPrice: item.price };
  const sizes = item.sizes.map((size) => (size.id === sizeId ? { ...size, price } : size));
  return { itemId: item.id, sizes: knownSizesOf({ sizes }), knownSizes: knownSizesOf(item) };
}

function priceIn({ price, sizes }: MenuItem, sizeId: string | undefined): number {
  return sizes?.find(({ id }) => id === sizeId)?.price ?? price;
}
