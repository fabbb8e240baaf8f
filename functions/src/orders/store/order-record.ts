import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import type { CancelReason, OrderStatus } from '@thali/shared/orders/order-status';
import type {
  OrderPaymentStatus,
  PaymentMethod,
  RefundedLine,
  RefundProblem,
} from '@thali/shared/orders/payment-methods';
import type { ServiceMode } from '@thali/shared/orders/service-mode';

/** What was chosen for a dish, as it was named and priced when the order was placed. */
export interface OrderChoice {
  groupId: string;
  choiceId: string;
  name: string;
  pricePaise: number;
  /** Its portions were counted down when the order was placed. */
  isStockCounted: boolean;
}

export interface OrderLine {
  menuItemId: string;
  name: string;
  isVegetarian: boolean;
  quantity: number;
  /** Of a portion, with what was chosen. */
  unitPricePaise: number;
  /** Absent: nothing. */
  choices?: OrderChoice[] | undefined;
  /** Its portions were counted down when the order was placed. */
  isStockCounted: boolean;
  /** The kitchen has cooked it. */
  isDone?: boolean | undefined;
  specialInstructions?: string | undefined;
}

/** What is known of an order's payment. */
export interface OrderPaymentRecord {
  saidAt?: string | undefined;
  digits?: string | undefined;
  receivedAt?: string | undefined;
  receivedBy?: string | undefined;
  /** The payment order at the mess's provider, and when it was begun. */
  orderId?: string | undefined;
  begunAt?: string | undefined;
  /** When a payment of another amount came, which goes back. Rule: pay-39 */
  mismatchedAt?: string | undefined;
  /** The payment that paid it. */
  paymentId?: string | undefined;
  /** What is to be given back in all, and what was. */
  refundDuePaise?: number | undefined;
  refundedPaise?: number | undefined;
  /** The missing dishes among it: portions of the order's lines, counted from 0. */
  refundedLines?: RefundedLine[] | undefined;
  /** When, by whom and why, where somebody gave it back by hand. */
  refundedAt?: string | undefined;
  refundedBy?: string | undefined;
  refundReason?: string | undefined;
  /** Why what is due can't be given back at present. Rule: pay-27 */
  refundProblem?: RefundProblem | undefined;
}

/** An order inside the server: whole paise, times as ISO 8601 UTC. */
export interface OrderRecord {
  id: string;
  vendorId: string;
  /** Its number of the day, where its mess gave one. Rule: orders-46 */
  token?: number | undefined;
  /** Absent for guests. */
  customerId?: string | undefined;
  customerName: string;
  customerPhone: string;
  customerEmail?: string | undefined;
  /** Replaces the phone of a guest who was erased: the same in all their orders at this vendor. */
  erasedAs?: string | undefined;
  lines: OrderLine[];
  status: OrderStatus;
  cancelReason?: CancelReason | undefined;
  /** Another reason, in the kitchen's own words. */
  cancelNote?: string | undefined;
  /** Of one that nobody collected: its counted portions stayed off sale. */
  keptPortions?: true | undefined;
  /** Absent where the guest was not asked. */
  serviceMode?: ServiceMode | undefined;
  /** By its name; absent: nobody said. */
  table?: string | undefined;
  /** A part of the total; absent: none. */
  parcelPaise?: number | undefined;
  totalPaise: number;
  feePaise: number;
  /** As it was at the last change: of a completed order `toOrder` says whether the fee is paid. */
  feeStatus: PaymentStatus;
  /** Of a completed order: all fees of its vendor's wallet up to and with this one. */
  feesUpToPaise?: number | undefined;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: PaymentMethod;
  /** Absent where nothing is known but cash. */
  payment?: OrderPaymentRecord | undefined;
  /** The kitchen has it once it is paid: until then no list of the mess holds it. Rule: pay-20 */
  awaitsPaymentUntil?: string | undefined;
  /** Of one that was paid first: when the guest placed it, before `createdAt`. */
  placedAt?: string | undefined;
  /** Of one that was never paid: when the row is deleted, epoch seconds. */
  expiresAt?: number | undefined;
  specialInstructions?: string | undefined;
  estimatedReadyAt?: string | undefined;
  /** When somebody in the kitchen saw it, or moved it on. */
  acknowledgedAt?: string | undefined;
  /** When each status after the first was reached. */
  statusTimes: Partial<Record<OrderStatus, string>>;
  createdAt: string;
  updatedAt: string;
  bodyHash: string;
  /** Placed by the kitchen to try its screens: no figure, fee or stock counts it. Rule: orders-35 */
  isTest?: true | undefined;
  /** Its mess gave bills when it was placed: whether it still does is asked at completion. */
  getsBill?: true | undefined;
  /** Of a completed order: its bill, as the row of the bill has it. */
  bill?: { number: string; date: string } | undefined;
  /** Nobody proved the phone of who placed it. */
  isUnproven?: true | undefined;
}

/** Whether portions were counted down for it, of the dish or of what was chosen. */
export function hasCountedPortions({ isStockCounted, choices = [] }: OrderLine): boolean {
  return isStockCounted || choices.some((choice) => choice.isStockCounted);
}

/** Whether its mess does not have it yet, or never had it: it is paid first, and was not. Rule: pay-20 */
export function isHeldBack({
  awaitsPaymentUntil,
}: Pick<OrderRecord, 'awaitsPaymentUntil'>): boolean {
  return awaitsPaymentUntil !== undefined;
}
