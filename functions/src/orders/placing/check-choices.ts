import { AppError } from '@thali/shared/http/app-error';
import { choiceProblemText, choiceUnavailableText } from '@thali/shared/menu/choice-problem-text';
import {
  allGroupsOf,
  type ChosenOption,
  choiceProblem,
  type ResolvedChoice,
  resolveChoices,
} from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import type { OrderChoice } from '../store/order-record.ts';

/**
 * Checks the chosen options of a dish. Returns them with the menu's names and prices.
 * @param index the index of the order's line
 * @throws AppError CHOICE_UNAVAILABLE, INVALID_CHOICES
 * Rule: menu-14
 */
export function checkChoices(
  item: MenuItem,
  chosen: readonly ChosenOption[],
  optionGroups: readonly OptionGroup[],
  index: number,
): ResolvedChoice[] {
  const groups = allGroupsOf(item, optionGroups);
  const problem = choiceProblem(groups, chosen);
  if (!problem) return resolveChoices(groups, chosen);
  if (problem.kind === 'unavailable') {
    const { name } = problem;
    throw choiceUnavailable(item.name, name, index, chosen.indexOf(problem.chosen));
  }
  const message = choiceProblemText(item.name, problem);
  throw new AppError('INVALID_CHOICES', message, {
    details: [{ path: `items.${index}.choices`, message }],
  });
}

/** @param name the name of the choice; undefined if the menu no longer has the choice */
export function choiceUnavailable(
  itemName: string,
  name: string | undefined,
  index: number,
  choiceIndex: number,
): AppError {
  const message = choiceUnavailableText(itemName, name);
  return new AppError('CHOICE_UNAVAILABLE', message, {
    details: [{ path: `items.${index}.choices.${choiceIndex}`, message }],
  });
}

export function toOrderChoice({ groupId, choiceId, choice }: ResolvedChoice): OrderChoice {
  return {
    groupId,
    choiceId,
    name: choice.name,
    pricePaise: toPaise(choice.price),
    isStockCounted: choice.quantity !== null,
  };
}
