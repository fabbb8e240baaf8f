import * as z from 'zod/mini';
import { ChoiceId, MenuId, OrderId, VendorId } from '../ids/ids.ts';
import { type CancelReason, cancelReasons, orderStatuses } from './order-status.ts';
import { OrderPayment, orderPaymentStatuses } from './payment-methods.ts';
import { serviceModes } from './service-mode.ts';

export const OrderStatusSchema = z.enum(orderStatuses);

export const PaymentStatus = z.enum(['pending', 'settled', 'failed']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Who an order is for, as the kitchen sees it. */
export const CustomerInfo = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.optional(z.string()),
});

/** What was chosen for a dish, as it was named and priced then. Rule: menu-14 */
export const OrderedChoice = z.object({
  groupId: MenuId,
  choiceId: ChoiceId,
  name: z.string(),
  price: z.number(),
});
export type OrderedChoice = z.infer<typeof OrderedChoice>;

export const OrderItem = z.object({
  id: z.string(),
  orderId: OrderId,
  menuItemId: MenuId,
  menuItem: z.object({ id: MenuId, name: z.string(), isVegetarian: z.boolean() }),
  /** Absent: nothing. `unitPrice` holds them already. */
  choices: z.optional(z.array(OrderedChoice)),
  quantity: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  specialInstructions: z.optional(z.string()),
  /** The kitchen has cooked it. */
  isDone: z.optional(z.boolean()),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** An order as every call and every live frame answers it. Amounts in rupees. Rule: live-3 */
export const Order = z.object({
  id: OrderId,
  /** Its number of the day, where its mess gives tokens. Rule: orders-46 */
  token: z.optional(z.int()),
  vendorId: VendorId,
  customerId: z.nullable(z.string()),
  isGuestOrder: z.boolean(),
  customerInfo: CustomerInfo,
  items: z.array(OrderItem),
  status: OrderStatusSchema,
  /** Absent where nobody gave one. Rule: orders-36, orders-41 */
  cancelReason: z.optional(z.enum(Object.keys(cancelReasons) as CancelReason[])),
  /** Another reason, in the kitchen's own words. */
  cancelNote: z.optional(z.string()),
  /** Absent where the guest was not asked. Rule: orders-44 */
  serviceMode: z.optional(z.enum(serviceModes)),
  /** Where it is eaten; absent: nobody said. Rule: tables-4 */
  table: z.optional(z.string()),
  /** A part of `totalAmount`; absent: none. */
  parcelCharge: z.optional(z.number()),
  totalAmount: z.number(),
  taxAmount: z.number(),
  discountAmount: z.number(),
  serviceCharge: z.number(),
  serviceChargeStatus: PaymentStatus,
  finalAmount: z.number(),
  paymentStatus: z.enum(orderPaymentStatuses),
  paymentMethod: z.string(),
  /** Absent where nothing is known but cash. */
  payment: z.optional(OrderPayment),
  /** The kitchen has it once it is paid; unpaid until then, it is cancelled. Rule: pay-20 */
  awaitsPaymentUntil: z.optional(z.string()),
  specialInstructions: z.nullable(z.string()),
  estimatedReadyTime: z.nullable(z.string()),
  actualReadyTime: z.nullable(z.string()),
  /** When somebody in the kitchen saw it, or moved it on. */
  acknowledgedAt: z.nullable(z.string()),
  /** When each status after the first was reached. */
  statusTimes: z.record(z.string(), z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  vendorName: z.string(),
  subdomain: z.string(),
  /** Portions were counted down for it, and can go back on sale. */
  hasCountedPortions: z.optional(z.boolean()),
  /** Placed by the kitchen to try its screens; it counts nowhere. */
  isTest: z.optional(z.boolean()),
  /** Of a completed order, where the mess gives bills. Rule: bills-3 */
  bill: z.optional(z.object({ number: z.string(), date: z.string() })),
  /** Only in the answer to the guest who placed it: proof for reading and following the order. */
  trackingToken: z.optional(z.string()),
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ order: Order });
