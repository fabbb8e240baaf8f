import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { UpiToPay } from '../order-payments/pay-order.contract.ts';
import { Order } from '../orders/order.contract.ts';
import { PlaceOrderBody } from '../orders/place-order.contract.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';

/** A sale at the counter. The amounts have no platform fee. Rule: counter-2 */
export const CounterOrderBody = z.extend(
  z.pick(PlaceOrderBody, {
    items: true,
    serviceMode: true,
    table: true,
    parcelCharge: true,
    totalAmount: true,
    finalAmount: true,
    specialInstructions: true,
  }),
  {
    customerName: z.nullish(textField(100)),
    /** With a phone the guest can follow the order. */
    customerPhone: z.nullish(contactPhoneField('Please enter a valid phone number')),
    /** `cash`: the money is in the drawer. `upi`: the guest pays to the mess's UPI ID. */
    paymentMethod: z.enum(['cash', 'upi']),
    /** Hands over an order that needs no cooking. */
    handsOver: z.optional(z.boolean()),
    /** Takes the order although the kitchen's cap is full. */
    exceedsCap: z.optional(z.boolean()),
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
  request: {
    headers: secretKeyHeaders,
    body: CounterOrderBody,
  },
  response: z.object({
    order: Order,
    /** Set for an unpaid UPI sale. */
    upi: z.optional(UpiToPay),
  }),
  status: 201,
  errors: [
    'INVALID_QUANTITY',
    'INVALID_TOTAL_AMOUNT',
    'INVALID_FINAL_AMOUNT',
    'IDEMPOTENCY_KEY_REUSED',
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
