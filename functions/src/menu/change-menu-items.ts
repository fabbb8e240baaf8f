import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeMenuItems as contract } from '@thali/shared/menu/change-menu-items.contract';
import { toPaise } from '@thali/shared/money/paise';
import type { Actor } from '../http/actor.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { itemValues } from './item-values.ts';
import { itemNotFound } from './menu-errors.ts';
import { changeItemWithKnownPrice } from './menu-items.table.ts';
import { type MenuItemRow, toStaffItem } from './menu-rows.ts';
import { checkMenuSize } from './menu-size.ts';
import { inMenuOrder } from './read-menu.ts';
import { toSizeRows } from './size-rows.ts';

/** Few enough for a table without prior traffic; a whole menu still takes only seconds. */
const maxConcurrency = 10;

/** Writes each dish separately, so a conflict on one dish does not block the others. Rule: menu-19 */
export async function changeMenuItems(
  actor: Actor,
  { params: { vendorId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const newSizes = body.changes.flatMap(({ itemId, sizes }) =>
    sizes ? [{ id: itemId, sizes: toSizeRows(sizes) }] : [],
  );
  await checkMenuSize(actor, vendorId, newSizes);
  const items: MenuItemRow[] = [];
  const refusedIds: string[] = [];
  await inParallel(body.changes, maxConcurrency, async (change) => {
    const { itemId, knownPrice, knownSizes, ...fields } = change;
    const { item, isRefused } = await changeItemWithKnownPrice(
      vendorId,
      itemId,
      {
        ...itemValues(fields),
        ...(fields.isAvailable && { soldOutOn: null, sizesSoldOutOn: null }),
      },
      {
        pricePaise: knownPrice === undefined ? undefined : toPaise(knownPrice),
        sizes: knownSizes && toSizeRows(knownSizes),
      },
    );
    if (item) items.push(item);
    if (isRefused) refusedIds.push(itemId);
  });
  if (items.length === 0) throw itemNotFound();
  return { menuItems: items.map(toStaffItem).sort(inMenuOrder), refusedIds };
}
