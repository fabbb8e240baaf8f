import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateOptionGroup as contract } from '@thali/shared/menu/option-groups.contract';
import type { Actor } from '../http/actor.ts';
import type { FieldChanges } from '../table/field-update.ts';
import { menuChanged, optionGroupNotFound } from './menu-errors.ts';
import { checkCounts, toChoiceRows } from './option-choices.ts';
import { type OptionGroupRow, toOptionGroup } from './option-group-rows.ts';
import { changeOptionGroup, readOptionGroup } from './option-groups.table.ts';

type Changes = InputOf<typeof contract>['body'];

/** Changes what is given; a choice keeps its id, and its portions unless they are counted again. */
export async function updateOptionGroup(
  _actor: Actor,
  { params: { vendorId, groupId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = await readOptionGroup(vendorId, groupId);
  if (!before) throw optionGroupNotFound();
  checkCounts({
    minChoices: body.minChoices ?? before.minChoices,
    maxChoices: body.maxChoices ?? before.maxChoices,
    choices: body.choices ?? before.choices,
  });
  const { choices, ...fields } = body;
  const changed = await changeOptionGroup(vendorId, before, {
    ...fields,
    ...(choices && choiceChanges(before, choices)),
  });
  if (!changed) throw menuChanged();
  return { optionGroup: toOptionGroup(changed) };
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
  for (const { id } of before.choices) {
    if (!choices.some((choice) => choice.id === id)) count(id, null);
  }
  return changes;
}
