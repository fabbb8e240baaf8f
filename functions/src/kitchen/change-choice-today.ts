import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeChoiceToday as contract } from '@thali/shared/kitchen/change-choice-today.contract';
import { toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { choiceNotFound, menuChanged } from '../menu/menu-errors.ts';
import {
  isChoiceSoldOut,
  type OptionGroupRow,
  toStaffOptionGroup,
} from '../menu/option-group-rows.ts';
import { changeOptionGroup, readOptionGroup } from '../menu/option-groups.table.ts';

/** Enough for several concurrent changes of the same group. */
const maxAttempts = 5;

/** Stores today's date, so the choice is on sale again tomorrow. A repeat changes nothing. Rule: menu-12 */
export async function changeChoiceToday(
  _actor: Actor,
  { params: { vendorId, groupId, choiceId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await readOptionGroup(vendorId, groupId);
    if (!before?.choices.some(({ id }) => id === choiceId)) throw choiceNotFound();
    const now = new Date();
    if (isChoiceSoldOut(before, choiceId, now) === body.soldOutToday) {
      return { optionGroup: toStaffOptionGroup(before) };
    }
    const changed = await changeOptionGroup(vendorId, before, {
      soldOutOn: nextSoldOut(before, choiceId, body.soldOutToday, now),
    });
    if (changed) return { optionGroup: toStaffOptionGroup(changed) };
  }
  throw menuChanged();
}

/** Drops choices that were sold out on other days. */
function nextSoldOut(
  { soldOutOn = {} }: OptionGroupRow,
  choiceId: string,
  isSoldOut: boolean,
  now: Date,
): Record<string, string> {
  const { date } = toIst(now);
  const others = Object.entries(soldOutOn).filter(([id, on]) => id !== choiceId && on === date);
  return Object.fromEntries([...others, ...(isSoldOut ? [[choiceId, date]] : [])]);
}
