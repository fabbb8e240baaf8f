import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeItemToday as contract } from '@thali/shared/kitchen/change-item-today.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { itemNotFound, portionsChanged } from '../menu/menu-errors.ts';
import { changeItem, countPortions } from '../menu/menu-items.table.ts';
import { toStaffItem } from '../menu/menu-rows.ts';

/**
 * Stores today's date, so the dish is on sale again tomorrow. Refuses new portions if the screen showed an outdated
 * number.
 * Rule: menu-12, menu-13
 */
export async function changeItemToday(
  _actor: Actor,
  { params: { vendorId, itemId }, headers, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { soldOutToday, quantity, knownQuantity } = body;
  const changes = {
    soldOutOn: soldOutToday === undefined ? undefined : soldOutToday ? today() : null,
    stock: quantity,
  };
  const key = headers['idempotency-key'];
  const result =
    knownQuantity === undefined
      ? await changeItem(vendorId, itemId, changes)
      : await countPortions(vendorId, itemId, changes, { knownQuantity, key });
  if (result.outcome === 'portions-changed') throw portionsChanged(result.item);
  if (result.outcome !== 'changed') throw itemNotFound();
  return { menuItem: toStaffItem(result.item) };
}

function today(): string {
  return toIst(new Date()).date;
}
