import type { ChosenOption } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/** What is chosen, as far as it can be had; at first what the kitchen proposes. */
export function choosable(
  groups: readonly OptionGroup[],
  chosen?: readonly ChosenOption[],
): ChosenOption[] {
  return groups.flatMap(({ id: groupId, choices, maxChoices }) =>
    choices
      .filter((choice) => isOrderable(choice))
      .filter(({ id, isDefault }) =>
        chosen ? chosen.some((one) => one.groupId === groupId && one.choiceId === id) : isDefault,
      )
      .slice(0, maxChoices)
      .map(({ id }) => ({ groupId, choiceId: id })),
  );
}

/** Exactly one: a radio group. In others a choice can also be taken back. */
export function isOneOf({ minChoices, maxChoices }: OptionGroup): boolean {
  return minChoices === 1 && maxChoices === 1;
}

/** With one choice more or less; of a radio group it takes the place of the other. */
export function toggled(
  chosen: readonly ChosenOption[],
  group: OptionGroup,
  choiceId: string,
): ChosenOption[] {
  const ofGroup = (one: ChosenOption) => one.groupId === group.id;
  const isSame = (one: ChosenOption) => ofGroup(one) && one.choiceId === choiceId;
  const goes = isOneOf(group) ? ofGroup : isSame;
  const others = chosen.filter((one) => !goes(one));
  const isTakenBack = !isOneOf(group) && chosen.some(isSame);
  return isTakenBack ? others : [...others, { groupId: group.id, choiceId }];
}

/** `Choose 2`, `Up to 3`: how many a group takes. */
export function hintOf({ minChoices, maxChoices, choices }: OptionGroup): string {
  const most = Math.min(maxChoices, choices.length);
  if (minChoices >= most) return `Choose ${minChoices}`;
  if (minChoices > 0) return `Choose ${minChoices} to ${most}`;
  return most < choices.length ? `Up to ${most}` : 'Optional';
}
