import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import type { FieldChanges } from '../table/field-update.ts';
import { menuChanged, optionGroupNotFound } from './menu-errors.ts';
import { areChoices, checkCounts, toChoiceRows } from './option-choices.ts';
import { type OptionGroupRow, toStaffOptionGroup } from './option-group-rows.ts';
import { changeOptionGroup, readOptionGroup } from './option-groups.table.ts';

type Changes = InputOf<typeof contract>['body'];

/**
 * Changes the given fields. A choice keeps its id, and its portions unless they are recounted. With known choices from
 * the screen, it changes choices only if the stored ones equal them.
 * Rule: menu-14, menu-30
 */
export async function updateOptionGroup(
  _actor: Actor,
  { params: { vendorId, groupId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = await readOptionGroup(vendorId, groupId);
  if (!before) throw optionGroupNotFound();
  const { choices, knownChoices, ...fields } = body;
  const isKnown = !knownChoices || areChoices(before.choices, knownChoices);
  // A repeat after a lost answer finds its own first write, which is no conflict.
  const isRepeat = !isKnown && choices && areChoices(before.choices, choices);
  if (choices && !isKnown && !isRepeat) throw menuChanged();
  checkCounts({
    minChoices: fields.minChoices ?? before.minChoices,
    maxChoices: fields.maxChoices ?? before.maxChoices,
    choices: choices ?? before.choices,
  });
  const changed = await changeOptionGroup(vendorId, before, {
    ...fields,
    ...(choices && !isRepeat && choiceChanges(before, choices)),
  });
  if (!changed) throw menuChanged();
  return { optionGroup: toStaffOptionGroup(changed) };
}

function choiceChanges(
  before: OptionGroupRow,
  given: NonNullable<Changes['choices']>,
): FieldChanges {
  const choices = toChoiceRows(given, before.choices);
  const now = new Date().toISOString();
  const changes: FieldChanges = { choices };
  const count = (id: string, quantity: number | null | undefined) => {
    changes[`stock.${id}`] = quantity;
    changes[`stockSetAt.${id}`] = typeof quantity === 'number' ? now : quantity;
  };
  for (const [index, { id }] of choices.entries()) count(id, given[index]?.quantity);
  const soldOutOn = { ...before.soldOutOn };
  for (const { id, isAvailable } of before.choices) {
    const after = choices.find((choice) => choice.id === id);
    if (!after) count(id, null);
    // Switching a choice on ends its sold-out mark of today, as for a dish.
    if (!after || (after.isAvailable && !isAvailable)) delete soldOutOn[id];
  }
  if (before.soldOutOn) changes.soldOutOn = soldOutOn;
  return changes;
}
