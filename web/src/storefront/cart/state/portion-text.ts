import { choicesText } from '../../../orders/display/choices-text.ts';
import type { DishOptions } from './cart.ts';

interface Portion {
  menuItem: { name: string };
  choices?: readonly { name: string }[] | undefined;
}

/** A dish with its choices: `Aloo Gobi (Half)`. */
export function portionText({ menuItem, choices }: Portion): string {
  const choiceList = choicesText(choices);
  return choiceList ? `${menuItem.name} (${choiceList})` : menuItem.name;
}

/** The choices and the cooking request: `Half · “Less oil”`. Empty if there are none. */
export function selectionText({ choices, specialInstructions }: DishOptions): string {
  const note = specialInstructions && `“${specialInstructions}”`;
  return [choicesText(choices), note].filter(Boolean).join(' · ');
}
