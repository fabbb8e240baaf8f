import type { OrderItem } from '@thali/shared/orders/order.contract';

/** The choices of a dish: `Half, Extra roti`. Empty if there are none. */
export function choicesText(choices: readonly { name: string }[] = []): string {
  return choices.map(({ name }) => name).join(', ');
}

/** The choices and the cooking request of a dish: `Half, Extra roti, no ghee`. Empty for a plain dish. */
export function choicesAndNoteText(
  item: Pick<OrderItem, 'choices' | 'specialInstructions'>,
): string {
  return [choicesText(item.choices), item.specialInstructions?.trim()].filter(Boolean).join(', ');
}
