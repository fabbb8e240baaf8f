import type { ChosenOption } from '../menu/choices.ts';

/** A line of a cart, of an order, or of what was sent. */
export interface AnyLine {
  menuItemId: string;
  choices?: readonly ChosenOption[] | undefined;
  specialInstructions?: string | null | undefined;
}

/** What a line takes one of for each portion: its dish, and all that was chosen for it. */
export function takenBy({ menuItemId, choices = [] }: AnyLine): string[] {
  return [menuItemId, ...choices.map(({ groupId, choiceId }) => `${groupId}.${choiceId}`).sort()];
}

/** The same for portions that cost the same. */
export function portionKey(line: AnyLine): string {
  return takenBy(line).join(' ');
}

/** The same for lines that are one: dish, choices in whatever order, and wish. Rule: storefront-21 */
export function lineKey(line: AnyLine): string {
  return [portionKey(line), line.specialInstructions].filter(Boolean).join('\n');
}
