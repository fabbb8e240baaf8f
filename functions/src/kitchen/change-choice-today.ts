import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeChoiceToday as contract } from '@thali/shared/kitchen/change-choice-today.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { choiceNotFound, menuChanged } from '../menu/menu-errors.ts';
import { changeItemUnlessEdited, readItem } from '../menu/menu-items.table.ts';
import { isSizeSoldOut } from '../menu/menu-rows.ts';
import { isChoiceSoldOut, toStaffOptionGroup } from '../menu/option-group-rows.ts';
import { changeOptionGroup, readOptionGroup } from '../menu/option-groups.table.ts';
import { toStaffSizeGroup } from '../menu/size-group.ts';
import { retryTransaction } from '../table/retry-transaction.ts';

/** Enough for several concurrent changes of the same group. */
const maxAttempts = 5;

/**
 * Stores today's date, so the choice is on sale again tomorrow. A repeat changes nothing. `groupId` may also be the id of
 * a dish; then the choice is one of its sizes.
 * Rule: menu-12, menu-32
 */
export async function changeChoiceToday(
  _actor: Actor,
  { params: { vendorId, groupId, choiceId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await readOptionGroup(vendorId, groupId);
    if (!before) return { optionGroup: await changeSizeToday(vendorId, groupId, choiceId, body) };
    if (!before.choices.some(({ id }) => id === choiceId)) throw choiceNotFound();
    const now = new Date();
    if (isChoiceSoldOut(before, choiceId, now) === body.soldOutToday) {
      return { optionGroup: toStaffOptionGroup(before) };
    }
    const changed = await changeOptionGroup(vendorId, before, {
      soldOutOn: nextSoldOut(before.soldOutOn, choiceId, body.soldOutToday, now),
    });
    if (changed) return { optionGroup: toStaffOptionGroup(changed) };
  }
  throw menuChanged();
}

async function changeSizeToday(
  vendorId: string,
  itemId: string,
  sizeId: string,
  { soldOutToday }: { soldOutToday: boolean },
): Promise<OptionGroup> {
  const row = await retryTransaction(async () => {
    const read = await readItem(vendorId, itemId);
    if (read.outcome !== 'changed' || !read.item.sizes?.some(({ id }) => id === sizeId)) {
      throw choiceNotFound();
    }
    const { item } = read;
    const now = new Date();
    if (isSizeSoldOut(item, sizeId, now) === soldOutToday) return item;
    return changeItemUnlessEdited(vendorId, item, {
      sizesSoldOutOn: nextSoldOut(item.sizesSoldOutOn, sizeId, soldOutToday, now),
    });
  });
  const group = toStaffSizeGroup(row);
  if (!group) throw choiceNotFound();
  return group;
}

/** Drops choices that were sold out on other days. */
function nextSoldOut(
  soldOutOn: Record<string, string> | undefined,
  choiceId: string,
  isSoldOut: boolean,
  now: Date,
): Record<string, string> {
  const { date } = toIst(now);
  const otherChoices = Object.entries(soldOutOn ?? {}).filter(
    ([id, on]) => id !== choiceId && on === date,
  );
  return Object.fromEntries([...otherChoices, ...(isSoldOut ? [[choiceId, date]] : [])]);
}
