import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import type { FieldChanges } from '../table/field-update.ts';
import { menuChanged, optionGroupNotFound } from './menu-errors.ts';
import { checkMenuSize } from './menu-size.ts';
import { areChoicesEqual, checkChoiceCounts, toChoiceRows } from './option-choices.ts';
import { type OptionGroupRow, toStaffOptionGroup } from './option-group-rows.ts';
import { changeOptionGroup, readOptionGroup } from './option-groups.table.ts';

type Changes = InputOf<typeof contract>['body'];

/**
 * Changes single fields. A choice keeps its id, and its portions unless staff recount them. If the screen sends the
 * choices that it showed, the stored choices must equal them.
 * Rule: menu-14, menu-30
 */
export async function updateOptionGroup(
  actor: Actor,
  { params: { vendorId, groupId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = await readOptionGroup(vendorId, groupId);
  if (!before) throw optionGroupNotFound();
  const { choices, knownChoices, ...fields } = body;
  const matchesKnown = !knownChoices || areChoicesEqual(before.choices, knownChoices);
  // A repeat after a lost answer finds its own first write. That is no conflict.
  const isRepeat = !matchesKnown && choices && areChoicesEqual(before.choices, choices);
  if (choices && !matchesKnown && !isRepeat) throw menuChanged();
  checkChoiceCounts({
    minChoices: fields.minChoices ?? before.minChoices,
    maxChoices: fields.maxChoices ?? before.maxChoices,
    choices: choices ?? before.choices,
  });
  const changes = { ...fields, ...(choices && !isRepeat && choiceChanges(before, choices)) };
  await checkMenuSize(actor, vendorId, [{ id: groupId, ...changes }]);
  const changed = await changeOptionGroup(vendorId, before, changes);
  if (!changed) throw menuChanged();
  return { optionGroup: toStaffOptionGroup(changed) };
}

function choiceChanges(
  before: OptionGroupRow,
  newChoices: NonNullable<Changes['choices']>,
): FieldChanges {
  const choices = toChoiceRows(newChoices, before.choices);
  const now = new Date().toISOString();
  const changes: FieldChanges = { choices };
  const setPortions = (id: string, quantity: number | null | undefined) => {
    changes[`stock.${id}`] = quantity;
    changes[`stockSetAt.${id}`] = typeof quantity === 'number' ? now : quantity;
  };
  for (const [index, { id }] of choices.entries()) setPortions(id, newChoices[index]?.quantity);
  const soldOutOn = { ...before.soldOutOn };
  for (const { id, isAvailable } of before.choices) {
    const after = choices.find((choice) => choice.id === id);
    if (!after) setPortions(id, null);
    // Switching a choice on also removes its sold-out mark of today, as for a dish.
    if (!after || (after.isAvailable && !isAvailable)) delete soldOutOn[id];
  }
  if (before.soldOutOn) changes.soldOutOn = soldOutOn;
  return changes;
}
