import type { InputOf } from '@thali/shared/http/http-contract';
import { dishTags } from '@thali/shared/menu/dish-tags';
import type { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { toPaise } from '@thali/shared/money/paise';
import { emptyAsNull } from '../table/field-update.ts';
import { lowestPaise, type SizeRow, toSizeRows } from './size-rows.ts';

type ItemFields = Omit<
  InputOf<typeof updateMenuItem>['body'],
  'knownTags' | 'knownSizes' | 'knownOptionGroupIds'
>;

type ItemValues<Fields> = {
  [Name in keyof Fields as Name extends 'price'
    ? 'pricePaise'
    : Name extends 'quantity'
      ? 'stock'
      : Name]: Name extends 'sizes' ? SizeRow[] | null | undefined : Exclude<Fields[Name], ''>;
};

/**
 * Converts the fields of a call into stored fields: prices in paise, portions as `stock`, null for a removed value.
 */
export function itemValues<Fields extends ItemFields>(fields: Fields): ItemValues<Fields> {
  const { price, quantity, mealTimes, optionGroupIds, sizes, tags, ...rest } = fields;
  const sizeRows = sizes && toSizeRows(sizes);
  const values = {
    ...rest,
    // Older readers know only `isSpicy`.
    isSpicy: fields.spiceLevel == null ? fields.isSpicy : fields.spiceLevel > 0,
    mealTimes: mealTimes && [...new Set(mealTimes)],
    pricePaise: sizeRows?.length
      ? lowestPaise(sizeRows)
      : price === undefined
        ? undefined
        : toPaise(price),
    stock: quantity,
    sizes: sizeRows?.length === 0 ? null : sizeRows,
    // Keeps a fixed sequence, so removing a tag and adding it again changes nothing.
    tags: tags?.length === 0 ? null : tags && dishTags.filter((tag) => tags.includes(tag)),
    optionGroupIds: withoutRepeats(optionGroupIds),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, emptyAsNull(value)]),
  ) as ItemValues<Fields>;
}

/** Drops repeats. Returns null for an empty list, which removes the value. */
function withoutRepeats<T>(list: readonly T[] | null | undefined): T[] | null | undefined {
  return list?.length === 0 ? null : list && [...new Set(list)];
}
