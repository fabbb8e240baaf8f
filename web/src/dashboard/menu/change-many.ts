import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { newPrice, type PriceChange } from '@thali/shared/menu/new-price';

/** What is done with many dishes; what is typed is text. */
export interface ManyChange extends PriceChange {
  kind: 'price' | 'on' | 'off';
}

/** What is sent: only dishes that it makes a difference for. */
export function changesOf(items: readonly MenuItem[], change: ManyChange) {
  if (change.kind === 'price') {
    return items.flatMap((item) => {
      const price = newPrice(item.price, change);
      return price === item.price ? [] : [{ item_id: item.id, price, known_price: item.price }];
    });
  }
  const isAvailable = change.kind === 'on';
  return items
    .filter((item) => item.isAvailable !== isAvailable)
    .map(({ id }) => ({ item_id: id, is_available: isAvailable }));
}
