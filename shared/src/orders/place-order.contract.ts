import * as z from 'zod/mini';
import { emailField, nameField } from '../auth/account-fields.ts';
import { noteField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { menuLimits } from '../menu/menu-limits.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { OrderAnswer } from './order.contract.ts';
import { maxLines } from './order-limits.ts';
import { serviceModes } from './service-mode.ts';

const amount = z.number();

/** Accepts any text, so that a deleted choice gets its own error: CHOICE_UNAVAILABLE. */
const id = z.string().check(z.maxLength(64));

const ChosenOption = z.object({ groupId: id, choiceId: id });

export const OrderLineBody = z.object({
  menuItemId: id,
  /** Accepts any number, so that an invalid quantity gets its own error: INVALID_QUANTITY. */
  quantity: z.number(),
  unitPrice: amount,
  totalPrice: z.optional(amount),
  specialInstructions: noteField(200),
  choices: z.optional(
    z.array(ChosenOption).check(z.maxLength(menuLimits.groupsOfDish * 3, 'Too many choices')),
  ),
});

export const PlaceOrderBody = z.object({
  vendorId: VendorId,
  customerInfo: z.object({
    name: nameField('Please enter your name'),
    phone: contactPhoneField('Please enter a valid phone number'),
    email: z.nullish(emailField('Please enter a valid email address')),
  }),
  items: z
    .array(OrderLineBody)
    .check(z.minLength(1, 'Your cart is empty'), z.maxLength(maxLines, 'Too many lines')),
  /** Absent if the mess does not ask its guests for the service mode. Rule: orders-44 */
  serviceMode: z.optional(z.enum(serviceModes)),
  parcelCharge: z.optional(amount),
  /** Accepts any text, so that a removed table gets its own error: TABLE_UNKNOWN. Rule: tables-4 */
  table: z.nullish(id),
  /**
   * ISO 8601: the start of a pickup slot; absent for an order for now. Accepts any text, so that an unknown slot gets
   * its own error: SLOT_UNKNOWN.
   * Rule: pre-orders-2
   */
  readyFor: z.nullish(id),
  totalAmount: amount,
  taxAmount: z.optional(amount),
  discountAmount: z.optional(amount),
  serviceCharge: z.optional(amount),
  finalAmount: amount,
  paymentMethod: z._default(z.enum(['cash', 'cod', 'upi', 'card', 'online']), 'cod'),
  specialInstructions: noteField(500),
  isGuestOrder: z.optional(z.boolean()),
  /** The proof from `verify-otp` that the phone belongs to the caller. Rule: orders-38 */
  phoneProof: z.optional(z.string().check(z.maxLength(200))),
});
export type PlaceOrderBody = z.output<typeof PlaceOrderBody>;

/**
 * Places an order, exactly once per Idempotency-Key. The server recomputes every amount and refuses a body with other
 * amounts.
 * Rule: orders-11, orders-14
 */
export const placeOrder = defineContract({
  name: 'placeOrder',
  summary: 'Place an order',
  method: 'POST',
  path: '/orders',
  callers: ['guest', 'student'],
  request: {
    headers: z.object({
      'idempotency-key': z.optional(z.string().check(z.maxLength(128))),
    }),
    body: PlaceOrderBody,
  },
  response: OrderAnswer,
  status: 201,
  errors: [
    'INVALID_QUANTITY',
    'INVALID_TOTAL_AMOUNT',
    'INVALID_FINAL_AMOUNT',
    'INVALID_IDEMPOTENCY_KEY',
    'IDEMPOTENCY_KEY_REUSED',
    'ONLINE_PAYMENT_UNAVAILABLE',
    'PAYMENT_METHOD_UNAVAILABLE',
    'LOGIN_REQUIRED',
    'PHONE_PROOF_REQUIRED',
    'TOO_MANY_ORDERS',
    'MENU_ITEM_UNAVAILABLE',
    'MENU_ITEM_NOT_SERVED_NOW',
    'ORDER_BY_PASSED',
    'SLOT_FULL',
    'SLOT_UNKNOWN',
    'CHOICE_UNAVAILABLE',
    'INVALID_CHOICES',
    'PRICE_CHANGED',
    'BELOW_MINIMUM_ORDER',
    'TABLE_UNKNOWN',
    'VENDOR_CLOSED',
    'KITCHEN_BUSY',
    'VENDOR_INACTIVE',
    'VENDOR_NOT_FOUND',
  ],
});
