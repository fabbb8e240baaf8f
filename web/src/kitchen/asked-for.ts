import type { OrderItem } from '@thali/shared/orders/order.contract';
import { choicesText } from '../orders/display/choices-text.ts';

/** `Half, Extra roti, no ghee`: what was chosen for a dish, then what was written; '' for the dish as it is. */
export function askedFor({
  choices,
  specialInstructions,
}: Pick<OrderItem, 'choices' | 'specialInstructions'>): string {
  return [choicesText(choices), specialInstructions?.trim()].filter(Boolean).join(', ');
}
