import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeItemToday as contract } from '@thali/shared/kitchen/change-item-today.contract';
import { istMoment } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { itemNotFound } from '../menu/menu-errors.ts';
import { changeItem } from '../menu/menu-items.table.ts';
import { toStaffItem } from '../menu/menu-rows.ts';

/** The date is stored, so that tomorrow the dish is back without anybody doing anything. */
export async function changeItemToday(
  _actor: Actor,
  { params, body: { soldOutToday, quantity } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const result = await changeItem(params.vendorId, params.itemId, {
    soldOutOn: soldOutToday === undefined ? undefined : soldOutToday ? today() : null,
    stock: quantity,
  });
  if (result.outcome !== 'changed') throw itemNotFound();
  return { menuItem: toStaffItem(result.item) };
}

function today(): string {
  return istMoment(new Date()).date;
}
