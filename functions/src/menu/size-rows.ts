import type { DishSize } from '@thali/shared/menu/menu.contract';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import { compareKey } from '@thali/shared/text/compare-text';
import { choiceIdFor } from '../ids/new-id.ts';

export interface SizeRow {
  id: string;
  name: string;
  pricePaise: number;
}

/**
 * The sizes of a dish as stored. A size gets its id from its name. Carts and orders refer to the id, so a retry, a new
 * price and a new sequence keep it.
 */
export function toSizeRows(sizes: readonly Omit<DishSize, 'id'>[]): SizeRow[] {
  const ids = new Set<string>();
  return sizes.map(({ name, price }) => {
    const id = unusedId(compareKey(name), ids);
    ids.add(id);
    return { id, name, pricePaise: toPaise(price) };
  });
}

export function toSizes(
  rows: readonly SizeRow[],
  isSoldOut: (sizeId: string) => boolean,
): DishSize[] {
  return rows.map(({ id, name, pricePaise }) => ({
    ...{ id, name, price: toRupees(pricePaise) },
    ...(isSoldOut(id) && { isAvailable: false }),
  }));
}

export function lowestPaise(rows: readonly SizeRow[]): number {
  return Math.min(...rows.map(({ pricePaise }) => pricePaise));
}

/** Ids have 20 bits, so two names may have the same id. */
function unusedId(name: string, ids: ReadonlySet<string>): string {
  const id = choiceIdFor(name);
  return ids.has(id) ? unusedId(`${name}|`, ids) : id;
}
