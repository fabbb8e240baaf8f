import type { ChosenOption } from '../menu/choices.ts';

/** A line of a cart, an order or a request. */
export interface DishLine {
  menuItemId: string;
  choices?: readonly ChosenOption[] | undefined;
  specialInstructions?: string | null | undefined;
}

/** The stock keys of a line: its dish and its choices. Each portion reduces each stock by one. */
export function stockKeysOf({ menuItemId, choices = [] }: DishLine): string[] {
  return [menuItemId, ...choices.map(({ groupId, choiceId }) => `${groupId}.${choiceId}`).sort()];
}

/** A key that is equal for portions of the same dish with the same choices. */
export function portionKey(line: DishLine): string {
  return stockKeysOf(line).join(' ');
}

/**
 * A key that is equal for lines with the same dish, the same choices in any order, and the same note.
 * Rule: storefront-21
 */
export function lineKey(line: DishLine): string {
  return [portionKey(line), line.specialInstructions].filter(Boolean).join('\n');
}
