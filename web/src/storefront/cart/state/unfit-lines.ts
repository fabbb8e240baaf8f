import { choiceProblemText } from '@thali/shared/menu/choice-problem-text';
import { type ChoiceProblem, choiceProblem, groupsOf } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { Cart, CartLine } from './cart.ts';
import { itemOf, type Menu } from './match-menu.ts';

export interface UnfitLine {
  line: CartLine;
  text: string;
}

/** The lines whose dish can be had, but not as it was chosen. Rule: storefront-22 */
export function unfitLines(cart: Cart, menu: Menu): UnfitLine[] {
  return cart.flatMap((line) => {
    const item = itemOf(line, menu);
    if (!item || !isOrderable(item)) return [];
    const problem = choiceProblem(groupsOf(item, menu.optionGroups ?? []), line.choices ?? []);
    return problem ? [{ line, text: choiceProblemText(item.name, named(problem, line)) }] : [];
  });
}

/** A choice that was deleted keeps its name in the cart. */
function named(problem: ChoiceProblem, { choices = [] }: CartLine): ChoiceProblem {
  if (problem.kind !== 'unavailable' || problem.name) return problem;
  const { choiceId } = problem.chosen;
  return { ...problem, name: choices.find((one) => one.choiceId === choiceId)?.name };
}
