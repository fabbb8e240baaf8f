import {
  allGroupsOf,
  type ChoiceProblem,
  choiceProblem,
  resolveChoices,
} from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toRupees } from '@thali/shared/money/paise';
import type { DishLine } from '@thali/shared/orders/line-key';
import type { OrderedChoice } from '@thali/shared/orders/order.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import * as names from '../../../lib/texts/dish-name-texts.ts';
import * as valueTexts from '../../shared/value-texts.ts';
import * as texts from '../cart-texts.ts';
import type { Cart, CartLine } from './cart.ts';
import { linePaise } from './cart-sums.ts';
import { lineOf } from './change-cart.ts';
import { portionText } from './portion-text.ts';

/** The dishes and their option groups. */
export type Menu = Pick<Storefront, 'menuItems' | 'optionGroups'>;

/** Updates the cart's names and prices from the menu. Keeps lines of deleted dishes unchanged. */
export function matchMenu(cart: Cart, menu: Menu): Cart {
  const matchedCart = cart.map((line) => {
    const updated = renewLine(line, menu);
    return JSON.stringify(updated) === JSON.stringify(line) ? line : updated;
  });
  return matchedCart.every((line, index) => line === cart[index]) ? cart : matchedCart;
}

export interface PriceChange {
  name: string;
  /** The old price of one portion, in rupees. */
  from: number;
  to: number;
}

/** The dishes whose price differs between the menu and the cart. */
export function priceChanges(cart: Cart, menu: Menu): PriceChange[] {
  return cart.flatMap((line) => {
    const updated = renewLine(line, menu);
    const [from, to] = [toRupees(linePaise(line)), toRupees(linePaise(updated))];
    return from === to ? [] : [{ name: portionText(updated), from, to }];
  });
}

/** The lines whose dish is deleted, switched off or sold out. */
export function missingLines(cart: Cart, menu: Menu): CartLine[] {
  return cart.filter((line) => {
    const item = itemOf(line, menu);
    return !item || !isOrderable(item);
  });
}

export interface LineProblem {
  line: CartLine;
  text: string;
}

/** The lines whose dish is served only at another time of day. Rule: hours-14 */
export function unservedLines(cart: Cart, menu: Menu): LineProblem[] {
  return cart.flatMap((line) => {
    const item = itemOf(line, menu);
    if (!item?.servedNote || !isOrderable(item)) return [];
    return [
      {
        line,
        text: valueTexts.notServed(
          names.firstName(item.name, item.nameLocal),
          item.servedNote,
          item.nextMeal,
        ),
      },
    ];
  });
}

/** The lines whose dish is available but whose choices are invalid. Rule: storefront-22 */
export function linesWithInvalidChoices(cart: Cart, menu: Menu): LineProblem[] {
  return cart.flatMap((line) => {
    const item = itemOf(line, menu);
    if (!item || !isOrderable(item)) return [];
    const problem = choiceProblem(allGroupsOf(item, menu.optionGroups ?? []), line.choices ?? []);
    return problem
      ? [
          {
            line,
            text: problemText(names.firstName(item.name, item.nameLocal), withName(problem, line)),
          },
        ]
      : [];
  });
}

function problemText(dish: string, problem: ChoiceProblem): string {
  if (problem.kind === 'unavailable') {
    return problem.name ? texts.choiceUnavailable(dish, problem.name) : texts.choiceGone(dish);
  }
  const { name, minChoices, maxChoices } = problem.group;
  return problem.kind === 'too-few'
    ? texts.tooFewChoices(dish, minChoices, name)
    : texts.tooManyChoices(dish, maxChoices, name);
}

/** Adds the name of a deleted choice, which only the cart still knows. */
function withName(problem: ChoiceProblem, { choices = [] }: CartLine): ChoiceProblem {
  if (problem.kind !== 'unavailable' || problem.name) return problem;
  const { choiceId } = problem.chosen;
  return { ...problem, name: choices.find((choice) => choice.choiceId === choiceId)?.name };
}

export function itemOf({ menuItemId }: { menuItemId: string }, menu: Menu): MenuItem | undefined {
  return menu.menuItems.find(({ id }) => id === menuItemId);
}

/** The choices of a line with the menu's current names and prices. */
export function currentChoices(
  item: MenuItem,
  line: Pick<DishLine, 'choices'>,
  menu: Menu,
): OrderedChoice[] {
  return resolveChoices(allGroupsOf(item, menu.optionGroups ?? []), line.choices ?? []).map(
    ({ groupId, choiceId, choice }) => ({
      groupId,
      choiceId,
      name: choice.name,
      price: choice.price,
    }),
  );
}

/** Updates a line from the menu. Remembers the old price if the price has changed. */
function renewLine(line: CartLine, menu: Menu): CartLine {
  const item = itemOf(line, menu);
  if (!item) return line;
  const { choices: oldChoices = [], quantity, specialInstructions = '' } = line;
  const currentMenuChoices = currentChoices(item, line, menu);
  const isOnMenu = (choice: OrderedChoice) =>
    currentMenuChoices.some(
      ({ groupId, choiceId }) => groupId === choice.groupId && choiceId === choice.choiceId,
    );
  const choices = [
    ...currentMenuChoices,
    ...oldChoices.filter((oldChoice) => !isOnMenu(oldChoice)),
  ];
  const updated = lineOf(item, quantity, { choices, specialInstructions });
  const oldPrice = line.oldPrice ?? toRupees(linePaise(line));
  return { ...updated, ...(oldPrice !== toRupees(linePaise(updated)) && { oldPrice }) };
}
