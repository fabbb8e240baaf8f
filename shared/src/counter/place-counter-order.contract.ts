import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { PersonId } from '../ids/ids.ts';
import { UpiPaymentData } from '../order-payments/pay-order.contract.ts';
import { Order } from '../orders/order.contract.ts';
import { maxLines } from '../orders/order-limits.ts';
import { OrderLineBody, PlaceOrderBody } from '../orders/place-order.contract.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { offlineNumber } from './offline-number.ts';

/** The dish on the counter's screen. The server uses it if the menu no longer has the dish or a choice. */
const Snapshot = z.object({
  name: textField(80).check(z.minLength(1)),
  isVegetarian: z.boolean(),
  /** In the order of the line's choices. Prices in rupees. */
  choices: z.optional(
    z.array(z.object({ name: textField(40), price: z.number() })).check(z.maxLength(30)),
  ),
});

/** A sale at the counter. The amounts have no platform fee. Rule: counter-2 */
export const CounterOrderBody = z.extend(
  z.pick(PlaceOrderBody, {
    serviceMode: true,
    table: true,
    parcelCharge: true,
    totalAmount: true,
    finalAmount: true,
    specialInstructions: true,
  }),
  {
    items: z
      .array(z.extend(OrderLineBody, { snapshot: z.optional(Snapshot) }))
      .check(z.minLength(1, 'The sale is empty'), z.maxLength(maxLines, 'Too many lines')),
    customerName: z.nullish(textField(100)),
    /** With a phone the guest can follow the order. */
    customerPhone: z.nullish(contactPhoneField('Please enter a valid phone number')),
    /** `cash`: the money is in the drawer. `upi`: the guest pays to the mess's UPI ID. */
    paymentMethod: z.enum(['cash', 'upi']),
    /** Hands over an order that needs no cooking. */
    handsOver: z.optional(z.boolean()),
    /** Takes the order although the kitchen's cap is full. */
    exceedsCap: z.optional(z.boolean()),
    /**
     * The number that a counter without a network gave the sale. The server keeps the charged prices.
     * Rule: counter-10
     */
    offlineNumber: z.optional(
      z.string().check(z.regex(offlineNumber, 'Not a number of a counter')),
    ),
    /** The time of the offline sale. */
    soldAt: z.optional(z.iso.datetime().check(z.maxLength(30))),
    /** The person who had unlocked the counter when it sold offline. Rule: counter-16 */
    sellerId: z.optional(PersonId),
    /** How the guest of an offline UPI sale paid; absent if unpaid. */
    received: z.optional(z.enum(['upi', 'cash'])),
  },
);
export type CounterOrderBody = z.output<typeof CounterOrderBody>;

/** Sells to a guest at the counter, exactly once per Idempotency-Key. Rule: counter-2, counter-3 */
export const placeCounterOrder = defineContract({
  name: 'placeCounterOrder',
  summary: 'Sell at the counter',
  method: 'POST',
  path: '/counter-orders',
  callers: ['vendor', 'counter'],
  needs: 'sell',
  claimOf: ({ body: { offlineNumber: number, sellerId: personId, soldAt } }) =>
    number === undefined ? undefined : { personId, at: soldAt ?? new Date().toISOString() },
  request: {
    headers: secretKeyHeaders,
    body: CounterOrderBody,
  },
  response: z.object({
    order: Order,
    /** Set for an unpaid UPI sale. */
    upi: z.optional(UpiPaymentData),
  }),
  status: 201,
  errors: [
    'INVALID_QUANTITY',
    'INVALID_TOTAL_AMOUNT',
    'INVALID_FINAL_AMOUNT',
    'IDEMPOTENCY_KEY_REUSED',
    'INVALID_IDEMPOTENCY_KEY',
    'INVALID_ORDER_AMOUNT',
    'TOO_OLD',
    'PAYMENT_METHOD_UNAVAILABLE',
    'MENU_ITEM_UNAVAILABLE',
    'CHOICE_UNAVAILABLE',
    'INVALID_CHOICES',
    'PRICE_CHANGED',
    'TABLE_UNKNOWN',
    'KITCHEN_BUSY',
    'VENDOR_ACCESS_DENIED',
    'VENDOR_INACTIVE',
    'VENDOR_NOT_FOUND',
  ],
});
