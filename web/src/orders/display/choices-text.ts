import type { OrderItem } from '@thali/shared/orders/order.contract';

/** `Half, Extra roti`: the choices of a dish. '' if there are none. */
export function choicesText(choices: readonly { name: string }[] = []): string {
  return choices.map(({ name }) => name).join(', ');
}

/** `Half, Extra roti, no ghee`: the choices and the note of a dish. '' for a plain dish. */
export function wishText(item: Pick<OrderItem, 'choices' | 'specialInstructions'>): string {
  return [choicesText(item.choices), item.specialInstructions?.trim()].filter(Boolean).join(', ');
}
