import type { Order } from '@thali/shared/orders/order.contract';
import * as slotTexts from '../display/slot-texts.ts';
import type { Headline } from './headline-of.ts';
import * as texts from './status-texts.ts';

/** `Lunch today, 12:45 pm`, `You can cancel until 11 am.` Rule: pre-orders-8 */
export function preOrderHeadline(
  { vendorName, mealName = '', readyFor = '', orderBy = '' }: Order,
  now: Date,
): Headline {
  return {
    title: slotTexts.slot(mealName, readyFor, now),
    text:
      orderBy >= now.toISOString()
        ? texts.canCancelUntil(slotTexts.time(orderBy, now))
        : texts.cooksForThen(vendorName),
  };
}
