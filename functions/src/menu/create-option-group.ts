import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import type { createOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import { menuIdFor } from '../ids/new-id.ts';
import { assertMenuFits } from './menu-size.ts';
import { checkChoiceCounts, toChoiceRows } from './option-choices.ts';
import { type OptionGroupRow, toStaffOptionGroup } from './option-group-rows.ts';
import { insertOptionGroup } from './option-groups.table.ts';
import { readMenu } from './read-menu.ts';

/** Creates an option group. A repeat with the same Idempotency-Key returns the first group. Rule: wire-8 */
export async function createOptionGroup(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { params, body, headers } = input;
  const { vendorId } = params;
  checkChoiceCounts(body);
  const menu = await readMenu(actor, vendorId);
  const { optionGroups } = menu;
  const groupId = menuIdFor('group', vendorId, headers['idempotency-key']);
  const created = optionGroups.find(({ id }) => id === groupId);
  if (created) return { optionGroup: toStaffOptionGroup(created) };
  if (optionGroups.length >= menuLimits.optionGroups) {
    throw new AppError(
      'MENU_FULL',
      `A menu holds at most ${menuLimits.optionGroups} option groups.`,
    );
  }
  const now = new Date().toISOString();
  const choices = toChoiceRows(body.choices, []);
  const limited = choices.flatMap(({ id }, index): [string, number][] => {
    const { quantity } = body.choices[index] ?? {};
    return typeof quantity === 'number' ? [[id, quantity]] : [];
  });
  const group: OptionGroupRow = {
    id: groupId,
    name: body.name,
    minChoices: body.minChoices,
    maxChoices: body.maxChoices,
    choices,
    stock: Object.fromEntries(limited),
    stockSetAt: Object.fromEntries(limited.map(([id]) => [id, now])),
    updatedAt: now,
  };
  assertMenuFits(menu, [group]);
  const outcome = await insertOptionGroup(vendorId, group);
  // A concurrent retry created the group first. Call again to return it.
  if (outcome === 'exists') return createOptionGroup(actor, input);
  return { optionGroup: toStaffOptionGroup(group) };
}
