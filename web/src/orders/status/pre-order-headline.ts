import type { Order } from '@thali/shared/orders/order.contract';
import { slotText, timeText } from '@thali/shared/pre-orders/pre-order-texts';
import type { Headline } from './headline-of.ts';
import * as texts from './status-texts.ts';

/** `Lunch today, 12:45 pm`, `You can cancel until 11 am.` Rule: pre-orders-8 */
export function preOrderHeadline(
  { vendorName, mealName = '', readyFor = '', orderBy = '' }: Order,
  now: Date,
): Headline {
  return {
    title: slotText(mealName, readyFor, now),
    text:
      orderBy >= now.toISOString()
        ? texts.canCancelUntil(timeText(orderBy, now))
        : texts.cooksForThen(vendorName),
  };
}
