import { choiceProblemText } from '@thali/shared/menu/choice-problem-text';
import { type ChoiceProblem, choiceProblem, groupsOf } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { Cart, CartLine } from './cart.ts';
import { itemOf, type Menu } from './match-menu.ts';

export interface UnfitLine {
  line: CartLine;
  text: string;
}

/** The lines with an available dish but invalid choices. Rule: storefront-22 */
export function unfitLines(cart: Cart, menu: Menu): UnfitLine[] {
  return cart.flatMap((line) => {
    const item = itemOf(line, menu);
    if (!item || !isOrderable(item)) return [];
    const problem = choiceProblem(groupsOf(item, menu.optionGroups ?? []), line.choices ?? []);
    return problem ? [{ line, text: choiceProblemText(item.name, withName(problem, line)) }] : [];
  });
}

/** The cart still has the name of a deleted choice. */
function withName(problem: ChoiceProblem, { choices = [] }: CartLine): ChoiceProblem {
  if (problem.kind !== 'unavailable' || problem.name) return problem;
  const { choiceId } = problem.chosen;
  return { ...problem, name: choices.find((one) => one.choiceId === choiceId)?.name };
}
