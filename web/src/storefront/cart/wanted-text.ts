import { momentText } from '../../lib/time/format-time.ts';
import type { CheckoutIntent } from './checkout-intent.ts';
import { type CheckoutParts, nameIn } from './checkout-parts.ts';

/** `You wanted to order this at 12:41 pm: 2 × Vada Pav, 1 × Masala Chai. It has not been sent.` */
export function wantedText(
  { startedAt, bodies }: CheckoutIntent,
  parts: Pick<CheckoutParts, 'cart' | 'menuItems'>,
  now: Date,
): string {
  const nameOf = nameIn(parts);
  const dishes = (bodies[0]?.items ?? []).map(
    ({ menuItemId, quantity }) =>
      `${quantity}\u00a0×\u00a0${nameOf(menuItemId) ?? 'a dish no longer on the menu'}`,
  );
  const at = momentText(new Date(startedAt), now);
  return `You wanted to order this at ${at}: ${dishes.join(', ')}. It has not been sent.`;
}
