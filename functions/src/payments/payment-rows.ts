import type {
  PaidVia,
  PaymentStatus,
  PlanStep,
  SettlementStep,
  VendorDetails,
} from '@thali/shared/payments/payment-fields';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { PaymentList } from '../table/keys.ts';

/** One payment order, from its creation on. Layout in docs/data-model.md. */
export type PaymentRow = VendorPayment | OrderPaymentRow;

/** What is paid to the platform. */
export type VendorPayment = PlanPayment | SettlementPayment;

/** A plan, for a new or an existing vendor. */
export interface PlanPayment extends VendorPaymentBase {
  purpose: 'plan' | 'renewal';
  planId: PlanId;
  /** The plan that it takes the place of. */
  fromPlanId?: PlanId;
  /** The next step of its fulfilment; absent until it is paid. */
  step?: PlanStep;
  /** The buyer already has an account: it gets the vendor, and keeps its password. */
  hasAccount?: boolean;
  /** The holder of the subdomain; absent where none is held. */
  heldBy?: string;
  /** The lease of the run that began to send the welcome e-mail. */
  welcomeBegunBy?: string;
  /** The same of the e-mail with the receipt. */
  receiptBegunBy?: string;
  /** The same of the e-mail that asks for another subdomain. */
  choiceBegunBy?: string;
}

/** Platform fees that a vendor pays. */
export interface SettlementPayment extends VendorPaymentBase {
  purpose: 'settlement';
  /** The number of the settlement in the vendor's wallet. */
  settlement: number;
  /** Absent until it is paid. */
  step?: SettlementStep;
}

/** The next step for an order of food that is paid: the order is to be told of it, or money is to go back. */
export type OrderPaymentStep = 'order' | 'refund' | 'done';

/** An order of food, which goes to the mess's own account at Razorpay. Rule: pay-20 */
export interface OrderPaymentRow extends PaymentBase {
  purpose: 'order';
  /** The order of food. */
  foodOrderId: string;
  /** The mess's key at the time, which names its account. */
  keyId: string;
  /** Absent until it is paid, or money that pays nothing is to go back. */
  step?: OrderPaymentStep;
  /** What is to be given back in all, and why. */
  refundDuePaise?: number;
  refundReason?: string;
  /** The refund that was set out to: from what had been given back to what shall be. It is repeated until Razorpay has it. */
  refundAsked?: { fromPaise: number; toPaise: number; failures?: number | undefined };
  /** How many refunds failed after Razorpay had taken them. Each grows it once, and the next one goes out under another key. */
  refundFailures?: number;
  /** Other payments of the same order that were captured, also of another amount: they go back in full. */
  extraPayments?: Set<string>;
  /** The payment that `refundedPaise` was noted for while the order was not paid. */
  refundedOf?: string;
}

/** What a vendor pays to the platform. */
interface VendorPaymentBase extends PaymentBase {
  userId: string;
  details: VendorDetails;
}

interface PaymentBase {
  /** The provider's order id, or `order_mock_…`. */
  orderId: string;
  mode: 'razorpay' | 'mock';
  amountPaise: number;
  /** Chosen with the order, so that each step finds what an earlier run made. */
  vendorId: string;
  status: PaymentStatus;
  /** The provider's payment that paid it. */
  paymentId?: string;
  paidAt?: string;
  paidVia?: PaidVia;
  /** Failed attempts, by the provider's payment ids. */
  failedPayments?: Set<string>;
  /** The provider's reason for the last failed attempt. */
  lastFailure?: string;
  /** Refunded so far, of the payment that paid it. */
  refundedPaise?: number;
  /** Refunded payments that paid it before the present one. */
  givenBack?: Set<string>;
  /** Number of runs; of an order of food since a refund was last raised, failed at the bank, or was tried again by staff. */
  attempts?: number;
  /** Why the last run ended early. */
  failure?: string;
  /** Set when only an admin's retry continues. */
  stoppedAt?: string;
  /** The run that holds the lease, and when it ends in epoch milliseconds. */
  leaseId?: string;
  leaseUntil?: number;
  /** When the row of an unpaid order is deleted, epoch seconds. */
  expiresAt?: number;
  createdAt: string;
  updatedAt: string;
}

export function isPlanPayment(payment: PaymentRow): payment is PlanPayment {
  return payment.purpose === 'plan' || payment.purpose === 'renewal';
}

export function isSettlementPayment(payment: PaymentRow): payment is SettlementPayment {
  return payment.purpose === 'settlement';
}

export function isOrderPayment(payment: PaymentRow): payment is OrderPaymentRow {
  return payment.purpose === 'order';
}

/** The list of those that something is to be done about: guests' payments stay apart from the platform's own. */
export function openListOf({ purpose }: PaymentRow): PaymentList {
  return purpose === 'order' ? 'ORDERS' : 'OPEN';
}

/** The first step of its fulfilment. */
export function firstStepOf({ purpose }: PaymentRow): NonNullable<PaymentRow['step']> {
  if (purpose === 'order') return 'order';
  return purpose === 'settlement' ? 'settlement' : 'subscription';
}

/** Whether all of it was refunded. */
export function isRefunded({ refundedPaise = 0, amountPaise }: PaymentRow): boolean {
  return refundedPaise >= amountPaise;
}

/** Whether it is paid, and not by this payment: what becomes of this one is none of its order's. */
export function isPaidByAnother(
  { status, paymentId: paidBy }: PaymentRow,
  paymentId: string,
): boolean {
  return status === 'paid' && paidBy !== paymentId;
}

/** What is recorded as refunded of one very payment of an order of food. */
export function refundedOfPayment(payment: OrderPaymentRow, paymentId: string): number {
  const { status, paymentId: paidBy, refundedOf, refundedPaise = 0 } = payment;
  return paymentId === (status === 'paid' ? paidBy : refundedOf) ? refundedPaise : 0;
}

/** Whether its buyer has paid, as far as is known, and not got all of it back. */
export function isPaid(payment: PaymentRow): boolean {
  const { status } = payment;
  return (status === 'paid' || status === 'authorized') && !isRefunded(payment);
}

/** Whether it is paid, and stopped since its subdomain went to somebody else. Rule: plans-29 */
export function needsSubdomain(payment: PaymentRow): boolean {
  return payment.step === 'vendor' && payment.stoppedAt !== undefined && !isRefunded(payment);
}
