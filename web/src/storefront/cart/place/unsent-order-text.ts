import { lineKey } from '@thali/shared/orders/line-key';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { timeOrDayText } from '../../../lib/time/format-time.ts';
import { type CheckoutParts, nameLookup } from '../checkout/checkout-parts.ts';
import * as texts from '../checkout-texts.ts';
import { currentChoices, itemOf } from '../state/match-menu.ts';
import { portionText } from '../state/portion-text.ts';
import type { CheckoutIntent } from './checkout-intent.ts';

type NameSources = Pick<CheckoutParts, 'cart' | 'menu'>;

/**
 * `You wanted to order this at 12:41 pm: 2 × Vada Pav, 1 × Aloo Gobi (Half). It has not been sent.` A pre-order also has
 * its slot: `at 12:41 pm, for 1:15 pm`.
 */
export function unsentOrderText(
  { startedAt, bodies }: CheckoutIntent,
  parts: NameSources,
  now: Date,
): string {
  const dishes = (bodies[0]?.items ?? []).map(
    (line) => `${line.quantity}\u00a0×\u00a0${textOf(line, parts)}`,
  );
  const at = timeOrDayText(new Date(startedAt), now);
  const slot = slotOf(bodies[0], now);
  return texts.unsentOrder(at, slot, dishes.join(', '));
}

/** The slot of a pre-order: `1:15 pm`; empty for an order for now. */
export function slotOf(body: PlaceOrderBody | undefined, now: Date): string {
  return body?.readyFor ? timeOrDayText(new Date(body.readyFor), now) : '';
}

/** Takes the names from the cart, or else from the menu. */
function textOf(line: PlaceOrderBody['items'][number], parts: NameSources): string {
  const inCart = parts.cart.find((candidate) => lineKey(candidate) === lineKey(line));
  if (inCart) return portionText(inCart);
  const item = itemOf(line, parts.menu);
  if (item) return portionText({ menuItem: item, choices: currentChoices(item, line, parts.menu) });
  return nameLookup(parts)(line.menuItemId) ?? texts.dishGone;
}
