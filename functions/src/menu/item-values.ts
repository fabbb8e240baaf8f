import type { InputOf } from '@thali/shared/http/http-contract';
import type { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import { toPaise } from '@thali/shared/money/paise';
import { emptyAsNull } from '../table/field-update.ts';

type ItemFields = InputOf<typeof updateMenuItem>['body'];

/** An item's fields as they are stored: whole paise, portions as stock, null where a value goes. */
export function itemValues({ price, quantity, ...fields }: ItemFields) {
  return {
    ...fields,
    description: emptyAsNull(fields.description),
    image: emptyAsNull(fields.image),
    nutritionalInfo: emptyAsNull(fields.nutritionalInfo),
    mealTimes: fields.mealTimes && [...new Set(fields.mealTimes)],
    pricePaise: price === undefined ? undefined : toPaise(price),
    stock: emptyAsNull(quantity),
  };
}
