import type { ChosenOption } from '../menu/choices.ts';

/** A line of a cart, an order or a request. */
export interface AnyLine {
  menuItemId: string;
  choices?: readonly ChosenOption[] | undefined;
  specialInstructions?: string | null | undefined;
}

/** The dish and the choices of a line. Each portion takes one of each from stock. */
export function stockKeysOf({ menuItemId, choices = [] }: AnyLine): string[] {
  return [menuItemId, ...choices.map(({ groupId, choiceId }) => `${groupId}.${choiceId}`).sort()];
}

/** Equal for portions with the same price. */
export function portionKey(line: AnyLine): string {
  return stockKeysOf(line).join(' ');
}

/** Equal for lines with the same dish, the same choices in any order, and the same note. Rule: storefront-21 */
export function lineKey(line: AnyLine): string {
  return [portionKey(line), line.specialInstructions].filter(Boolean).join('\n');
}
