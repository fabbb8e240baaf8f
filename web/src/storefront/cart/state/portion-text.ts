import { choicesText } from '../../../orders/display/choices-text.ts';
import type { Chosen } from './cart.ts';

interface Portion {
  menuItem: { name: string };
  choices?: readonly { name: string }[] | undefined;
}

/** `Aloo Gobi (Half)`: a dish with its choices. */
export function portionText({ menuItem, choices }: Portion): string {
  const chosen = choicesText(choices);
  return chosen ? `${menuItem.name} (${chosen})` : menuItem.name;
}

/** `Half · “Less oil”`: the choices and the wish; '' if there are none. */
export function selectionText({ choices, specialInstructions }: Chosen): string {
  const wish = specialInstructions && `“${specialInstructions}”`;
  return [choicesText(choices), wish].filter(Boolean).join(' · ');
}
