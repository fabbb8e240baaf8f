import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import type { CancelReason, OrderStatus } from '@thali/shared/orders/order-status';
import type {
  OrderPaymentStatus,
  PaymentMethod,
  RefundedLine,
  RefundProblem,
} from '@thali/shared/orders/payment-methods';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import type { OfflineSale } from './offline-sale.ts';

/** A chosen option of a dish, with its name and price when the order was placed. */
export interface OrderChoice {
  groupId: string;
  choiceId: string;
  name: string;
  pricePaise: number;
  /** Whether the order lowered the stock when it was placed. */
  isStockCounted: boolean;
}

export interface OrderLine {
  menuItemId: string;
  name: string;
  isVegetarian: boolean;
  quantity: number;
  /** Price of one portion, with its choices. */
  unitPricePaise: number;
  choices?: OrderChoice[] | undefined;
  /** Whether the order lowered the stock when it was placed. */
  isStockCounted: boolean;
  /** Whether the kitchen has cooked the line. */
  isDone?: boolean | undefined;
  specialInstructions?: string | undefined;
}

export interface OrderPaymentRecord {
  saidAt?: string | undefined;
  digits?: string | undefined;
  receivedAt?: string | undefined;
  receivedBy?: string | undefined;
  /** The counter whose drawer has the cash. Rule: counter-8 */
  counterId?: string | undefined;
  /** The staff member or device that handed the order over without the money. */
  unpaidBy?: string | undefined;
  /** The payment order at the mess's provider, and when it was created. */
  orderId?: string | undefined;
  begunAt?: string | undefined;
  /** The time of a payment with a wrong amount. The platform refunds such a payment. Rule: pay-39 */
  mismatchedAt?: string | undefined;
  /** The payment that covers the order. */
  paymentId?: string | undefined;
  /** The due and the issued total of refunds. */
  refundDuePaise?: number | undefined;
  refundedPaise?: number | undefined;
  /** The missing dishes in the refund: portions of the order's lines, by index from 0. */
  refundedLines?: RefundedLine[] | undefined;
  /** The dishes that staff removed before the order was paid. The lines keep them. */
  removedLines?: RefundedLine[] | undefined;
  /** The time, the staff member and the reason of a refund by hand. */
  refundedAt?: string | undefined;
  refundedBy?: string | undefined;
  refundReason?: string | undefined;
  /** The reason why the refund is blocked at present. Rule: pay-27 */
  refundProblem?: RefundProblem | undefined;
}

/** An order inside the server: whole paise, times as ISO 8601 UTC. */
export interface OrderRecord {
  id: string;
  vendorId: string;
  /** The order's number of the day, if its mess uses tokens. Rule: orders-46 */
  token?: number | undefined;
  /** Absent for guests. */
  customerId?: string | undefined;
  customerName: string;
  /** Empty for a sale at the counter without a phone. */
  customerPhone: string;
  customerEmail?: string | undefined;
  /** Replaces the phone of an erased guest. All their orders at this vendor have the same value. */
  erasedAs?: string | undefined;
  lines: OrderLine[];
  status: OrderStatus;
  cancelReason?: CancelReason | undefined;
  /** A cancel reason in the kitchen's own words. */
  cancelNote?: string | undefined;
  /** Set if nobody collected the order and staff kept its portions off sale. */
  keptPortions?: true | undefined;
  /** Absent if the guest had no choice. */
  serviceMode?: ServiceMode | undefined;
  /** The table's name. */
  table?: string | undefined;
  /** The parcel charge. The total includes it. */
  parcelPaise?: number | undefined;
  totalPaise: number;
  feePaise: number;
  /** The fee's status at the last change. `toOrder` computes the current status of a completed order. */
  feeStatus: PaymentStatus;
  /** Set on a completed order: the sum of all fees in the vendor's wallet, including the fee of this order. */
  feesUpToPaise?: number | undefined;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: PaymentMethod;
  /** Absent for a plain cash order. */
  payment?: OrderPaymentRecord | undefined;
  /** If set, the order stays hidden from its mess until it is paid. Rule: pay-20 */
  awaitsPaymentUntil?: string | undefined;
  /** When the guest placed a prepaid order, before `createdAt`. */
  placedAt?: string | undefined;
  /** When DynamoDB deletes the row of an unpaid order, in epoch seconds. */
  expiresAt?: number | undefined;
  specialInstructions?: string | undefined;
  estimatedReadyAt?: string | undefined;
  /** The minutes until ready that the guest was shown, from and to, and how many of ten earlier ranges were right. */
  readyMinutes?: [from: number, to: number, rightOfTen: number] | undefined;
  /** When the guest reported that the ready order was not at the counter. */
  notThereAt?: string | undefined;
  /** When the kitchen first acknowledged or advanced the order. */
  acknowledgedAt?: string | undefined;
  /** When the order reached each status after the first. */
  statusTimes: Partial<Record<OrderStatus, string>>;
  /** The start of the pickup slot of a pre-order. */
  readyFor?: string | undefined;
  /** The meal of the slot, with its name when the order was placed. */
  mealId?: string | undefined;
  mealName?: string | undefined;
  /** The guest may cancel a pre-order until this time. */
  orderBy?: string | undefined;
  /** Whether the row of the slot counts the order. The end of the order then frees the room. */
  takesSlotRoom?: true | undefined;
  createdAt: string;
  updatedAt: string;
  bodyHash: string;
  /**
   * Whether the kitchen placed the order to test its screens. A test order has no fee and changes no stock or
   * statistics.
   * Rule: orders-35
   */
  isTest?: true | undefined;
  /** Whether the mess issued bills when the order was placed. Completion checks the setting again. */
  getsBill?: true | undefined;
  /** Set on a completed order: the number and date of its bill. */
  bill?: { number: string; date: string } | undefined;
  /** The counter device or sign-in that sold the order. Rule: counter-1 */
  counterId?: string | undefined;
  /** The name of the staff member or counter device that sold the order. */
  soldBy?: string | undefined;
  /** The details of a sale that a counter made without a network. Rule: counter-10 */
  offline?: OfflineSale | undefined;
  /** Whether the guest's phone is unproven. */
  isUnproven?: true | undefined;
}

/** The portions of all dishes together. */
export function portionsOf(lines: readonly Pick<OrderLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the line lowered the stock of its dish or its choices. */
export function hasCountedPortions({ isStockCounted, choices = [] }: OrderLine): boolean {
  return isStockCounted || choices.some((choice) => choice.isStockCounted);
}

/** Whether the order is hidden from its mess, because it awaits payment or was never paid. Rule: pay-20 */
export function isHeldBack({
  awaitsPaymentUntil,
}: Pick<OrderRecord, 'awaitsPaymentUntil'>): boolean {
  return awaitsPaymentUntil !== undefined;
}

/** Whether an erasure removed the personal data. */
export function isErased({ bodyHash }: Pick<OrderRecord, 'bodyHash'>): boolean {
  return bodyHash === '';
}
