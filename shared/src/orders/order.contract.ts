import * as z from 'zod/mini';
import { ChoiceId, MenuId, OrderId, VendorId } from '../ids/ids.ts';
import { type CancelReason, cancelReasons, orderStatuses } from './order-status.ts';
import { OrderPayment, orderPaymentStatuses } from './payment-methods.ts';
import { serviceModes } from './service-mode.ts';

export const OrderStatusSchema = z.enum(orderStatuses);

export const PaymentStatus = z.enum(['pending', 'settled', 'failed']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The customer's data that the kitchen sees. */
export const CustomerInfo = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.optional(z.string()),
});

/** A choice for a dish, with the name and price at the time of the order. Rule: menu-14 */
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
  /** Absent for a line without choices. `unitPrice` includes the prices of choices. */
  choices: z.optional(z.array(OrderedChoice)),
  quantity: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  specialInstructions: z.optional(z.string()),
  /** Whether the kitchen has cooked this line. */
  isDone: z.optional(z.boolean()),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** The order in answers and live frames. Amounts in rupees. Rule: live-3 */
export const Order = z.object({
  id: OrderId,
  /** The order's number of the day; absent if the mess gives no tokens. Rule: orders-46 */
  token: z.optional(z.int()),
  vendorId: VendorId,
  customerId: z.nullable(z.string()),
  isGuestOrder: z.boolean(),
  customerInfo: CustomerInfo,
  items: z.array(OrderItem),
  status: OrderStatusSchema,
  /** Absent for a cancellation without a reason. Rule: orders-36, orders-41 */
  cancelReason: z.optional(z.enum(Object.keys(cancelReasons) as CancelReason[])),
  /** The kitchen's note on the reason 'other'. */
  cancelNote: z.optional(z.string()),
  /** Absent if the mess does not ask its guests for the service mode. Rule: orders-44 */
  serviceMode: z.optional(z.enum(serviceModes)),
  /** Absent for an order without a table. Rule: tables-4 */
  table: z.optional(z.string()),
  /** Included in `totalAmount`; absent if no charge applies. */
  parcelCharge: z.optional(z.number()),
  totalAmount: z.number(),
  taxAmount: z.number(),
  discountAmount: z.number(),
  serviceCharge: z.number(),
  serviceChargeStatus: PaymentStatus,
  finalAmount: z.number(),
  paymentStatus: z.enum(orderPaymentStatuses),
  paymentMethod: z.string(),
  /** Absent for an order without payment details, such as a cash order. */
  payment: z.optional(OrderPayment),
  /**
   * The payment deadline, while the order waits for payment before it reaches the kitchen. At the deadline, the server
   * cancels an unpaid order.
   * Rule: pay-20
   */
  awaitsPaymentUntil: z.optional(z.string()),
  specialInstructions: z.nullable(z.string()),
  estimatedReadyTime: z.nullable(z.string()),
  actualReadyTime: z.nullable(z.string()),
  /**
   * When the order will be ready, according to the waits of the last 28 days. Absent if its mess does not show ready
   * times.
   * Rule: wait-1
   */
  readyRange: z.optional(z.object({ from: z.string(), to: z.string(), rightOfTen: z.int() })),
  /** When the guest reported that the ready order was not at the counter. Rule: wait-5 */
  notThereAt: z.optional(z.string()),
  /** When the kitchen first opened the order or changed its status. */
  acknowledgedAt: z.nullable(z.string()),
  /** The time of each status after the first. */
  statusTimes: z.record(z.string(), z.string()),
  /** The start of its pickup slot; absent for an order for now. Rule: pre-orders-2 */
  readyFor: z.optional(z.string()),
  mealId: z.optional(z.string()),
  mealName: z.optional(z.string()),
  /** The last instant at which the guest may cancel a pre-order. */
  orderBy: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  vendorName: z.string(),
  subdomain: z.string(),
  /** Whether the order contains counted portions, which can go back on sale. */
  hasCountedPortions: z.optional(z.boolean()),
  /** Whether staff sold the order at the counter. Rule: counter-1 */
  isCounterSale: z.optional(z.boolean()),
  /** The name of the staff member or counter device that sold the order; only for the mess. */
  soldBy: z.optional(z.string()),
  /**
   * Set if a counter sold the order without a network: the number on the ticket, and when the counter sent the sale.
   * Rule: counter-10
   */
  offline: z.optional(z.object({ number: z.string(), sentAt: z.string() })),
  /** Whether the kitchen placed the order to try its screens. Statistics ignore such an order. */
  isTest: z.optional(z.boolean()),
  /** Set on a completed order if the mess gives bills. Rule: bills-3 */
  bill: z.optional(z.object({ number: z.string(), date: z.string() })),
  /** Only in the answer to the guest who placed the order: the proof that allows them to read and follow the order. */
  trackingToken: z.optional(z.string()),
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ order: Order });
