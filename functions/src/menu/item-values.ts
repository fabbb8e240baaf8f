import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { toPaise } from '@thali/shared/money/paise';
import { emptyAsNull } from '../table/field-update.ts';

type ItemFields = InputOf<typeof updateMenuItem>['body'];

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
  const { price, quantity, mealTimes, optionGroupIds, ...others } = fields;
  const values = {
    ...others,
    mealTimes: mealTimes && [...new Set(mealTimes)],
    pricePaise: price === undefined ? undefined : toPaise(price),
    stock: quantity,
    optionGroupIds:
      optionGroupIds?.length === 0 ? null : optionGroupIds && [...new Set(optionGroupIds)],
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, emptyAsNull(value)]),
  ) as ItemValues<Fields>;
}
