import type { SentOf } from '@thali/shared/http/http-contract';
import type { changeMenuItems } from '@thali/shared/menu/change-menu-items.contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { newPrice, type PriceChange } from '@thali/shared/menu/new-price';

/** The change of many dishes, as the user typed it. */
export interface ManyChange extends PriceChange {
  kind: 'price' | 'on' | 'off';
}

type Changes = SentOf<typeof changeMenuItems>['body']['changes'];

/** The changes to send. Leaves out dishes that stay the same. */
export function changesOf(items: readonly MenuItem[], change: ManyChange): Changes {
  if (change.kind === 'price') {
    return items.flatMap((item) => {
      const price = newPrice(item.price, change);
      return price === item.price ? [] : [{ itemId: item.id, price, knownPrice: item.price }];
    });
  }
  const isAvailable = change.kind === 'on';
  return items
    .filter((item) => item.isAvailable !== isAvailable)
    .map(({ id }) => ({ itemId: id, isAvailable }));
}
