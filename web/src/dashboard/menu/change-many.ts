import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import type { changeMenuItems } from '@thali/shared/menu/change-menu-items.contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { newPrice, type PriceChange } from '@thali/shared/menu/new-price';
import { priceOf } from '../shared/typed-figures.ts';
import { isSame } from './changed-fields.ts';
import { blankSize, knownSizesOf, type SizeForm } from './sizes.ts';

/** The change of many dishes, as the user typed it. */
export interface BulkChange extends PriceChange {
  kind: 'price' | 'sizes' | 'on' | 'off';
  sizes: SizeForm[];
}

export const blankChange: BulkChange = {
  ...{ kind: 'price', direction: 'up', by: 'amount', figure: '', roundTo: '1' },
  sizes: [blankSize('Half'), blankSize('Full')],
};

type Changes = ClientRequestOf<typeof changeMenuItems>['body']['changes'];

/** The changes to send. Leaves out dishes that stay the same. */
export function changesOf(items: readonly MenuItem[], change: BulkChange): Changes {
  return items.flatMap((item): Changes => {
    const { price, isAvailable, ...next } = itemAfter(item, change);
    const [sizes, knownSizes] = [knownSizesOf(next), knownSizesOf(item)];
    if (!isSame(sizes, knownSizes)) return [{ itemId: item.id, sizes, knownSizes }];
    if (price !== item.price) return [{ itemId: item.id, price, knownPrice: item.price }];
    return isAvailable === item.isAvailable ? [] : [{ itemId: item.id, isAvailable }];
  });
}

/** The dish after the change. */
export function itemAfter(item: MenuItem, change: BulkChange): MenuItem {
  if (change.kind === 'on' || change.kind === 'off') {
    return { ...item, isAvailable: change.kind === 'on' };
  }
  if (change.kind === 'sizes') {
    const sizes = change.sizes.map(({ key, name, price }) => ({
      ...{ id: key, name, price: priceOf(price) || 0 },
    }));
    return { ...item, sizes };
  }
  const sizes = item.sizes?.map((size) => ({ ...size, price: newPrice(size.price, change) }));
  return { ...item, price: newPrice(item.price, change), ...(sizes && { sizes }) };
}
