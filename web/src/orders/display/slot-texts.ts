import * as preOrders from '@thali/shared/pre-orders/pre-order-texts';

/** `today`, `tomorrow`, or the weekday. */
export const dayNamed = preOrders.dayWord;
/** `Lunch today, 12:45 pm`. */
export const slot = preOrders.slotText;
/** `11 am`, or `6 pm tomorrow` on another day than today. */
export const time = preOrders.timeText;
/** `Order for lunch by 11 am. 38 minutes left.` */
export const orderBy = preOrders.orderByText;
/** `Ordering for lunch is over. You can order for tomorrow.` */
export const orderingOver = preOrders.orderingOverText;
