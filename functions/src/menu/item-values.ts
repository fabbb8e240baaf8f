import type { InputOf } from '@thali/shared/http/http-contract';
import { dishTags } from '@thali/shared/menu/dish-tags';
import type { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { toPaise } from '@thali/shared/money/paise';
import { emptyAsNull } from '../table/field-update.ts';

type ItemFields = Omit<InputOf<typeof updateMenuItem>['body'], 'knownTags' | 'knownOptionGroupIds'>;

type ItemValues<Fields> = {
  [Name in keyof Fields as Name extends 'price'
    ? 'pricePaise'
    : Name extends 'quantity'
      ? 'stock'
      : Name]: Exclude<Fields[Name], ''>;
};

/**
 * A dish's fields as they are stored: whole paise, portions as stock, null where a value is removed. Any
 * other field is stored as it comes.
 */
export function itemValues<Fields extends ItemFields>(fields: Fields): ItemValues<Fields> {
  const { price, quantity, mealTimes, optionGroupIds, tags, ...others } = fields;
  const values = {
    ...others,
    // Readers that know of no level still learn that it is spicy.
    isSpicy: fields.spiceLevel == null ? fields.isSpicy : fields.spiceLevel > 0,
    mealTimes: mealTimes && [...new Set(mealTimes)],
    pricePaise: price === undefined ? undefined : toPaise(price),
    stock: quantity,
    // In one order, so that a form that takes one away and back changes nothing.
    tags: tags?.length === 0 ? null : tags && dishTags.filter((tag) => tags.includes(tag)),
    optionGroupIds: withoutRepeats(optionGroupIds),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, emptyAsNull(value)]),
  ) as ItemValues<Fields>;
}

/** An empty list takes the value away. */
function withoutRepeats<T>(list: readonly T[] | null | undefined): T[] | null | undefined {
  return list?.length === 0 ? null : list && [...new Set(list)];
}
