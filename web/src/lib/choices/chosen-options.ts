import type { ChosenOption } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import * as texts from './choice-texts.ts';

/** The chosen options that are still available. Without `chosen`, returns the kitchen's default choices. */
export function availableChoices(
  groups: readonly OptionGroup[],
  chosen?: readonly ChosenOption[],
): ChosenOption[] {
  return groups.flatMap(({ id: groupId, choices, maxChoices }) =>
    choices
      .filter((choice) => isOrderable(choice))
      .filter(({ id, isDefault }) =>
        chosen
          ? chosen.some((choice) => choice.groupId === groupId && choice.choiceId === id)
          : isDefault,
      )
      .slice(0, maxChoices)
      .map(({ id }) => ({ groupId, choiceId: id })),
  );
}

/** Whether a guest must choose exactly one option. */
export function isRadioGroup({ minChoices, maxChoices }: OptionGroup): boolean {
  return minChoices === 1 && maxChoices === 1;
}

/** Toggles a choice. In a radio group, the choice replaces the previous choice. */
export function toggleChoice(
  chosen: readonly ChosenOption[],
  group: OptionGroup,
  choiceId: string,
): ChosenOption[] {
  const ofGroup = (choice: ChosenOption) => choice.groupId === group.id;
  const isSame = (choice: ChosenOption) => ofGroup(choice) && choice.choiceId === choiceId;
  const isReplaced = isRadioGroup(group) ? ofGroup : isSame;
  const otherChoices = chosen.filter((choice) => !isReplaced(choice));
  const isTakenBack = !isRadioGroup(group) && chosen.some(isSame);
  return isTakenBack ? otherChoices : [...otherChoices, { groupId: group.id, choiceId }];
}

/** `Choose 2`, `Up to 3`. */
export function hintOf({ minChoices, maxChoices, choices }: OptionGroup): string {
  const max = Math.min(maxChoices, choices.length);
  if (minChoices >= max) return texts.chooseExactly(minChoices);
  if (minChoices > 0) return texts.chooseBetween(minChoices, max);
  return max < choices.length ? texts.upTo(max) : texts.optional;
}
