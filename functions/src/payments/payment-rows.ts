import type {
  PaidVia,
  PaymentStatus,
  PlanStep,
  SettlementStep,
  VendorDetails,
} from '@thali/shared/payments/payment-fields';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import { keys, listPosition, type RowKey } from '../table/keys.ts';

/** A payment order, stored since its creation. docs/data-model.md describes the layout. */
export type PaymentRow = VendorPayment | OrderPaymentRow;

/** A payment to the platform. */
export type VendorPayment = PlanPayment | SettlementPayment;

/** The payment of a plan, for a new or an existing vendor. */
export interface PlanPayment extends VendorPaymentBase {
  purpose: 'plan' | 'renewal';
  planId: PlanId;
  /** The plan that the new plan replaces. */
  fromPlanId?: PlanId;
  /** The next step of fulfilment; absent until paid. */
  step?: PlanStep;
  /** Whether the buyer already has an account. The account gets the vendor and keeps its password. */
  hasAccount?: boolean;
  /** The holder of the subdomain; absent without a hold. */
  heldBy?: string;
  /** The lease of the run that began to send the welcome e-mail. */
  welcomeBegunBy?: string;
  /** The lease of the run that began to send the receipt. */
  receiptBegunBy?: string;
  /** The lease of the run that e-mails the buyer about a lost subdomain. */
  choiceBegunBy?: string;
}

/** The payment of a vendor's platform fees. */
export interface SettlementPayment extends VendorPaymentBase {
  purpose: 'settlement';
  /** The settlement's number in the vendor's wallet. */
  settlement: number;
  /** Absent until paid. */
  step?: SettlementStep;
}

/** The next step of a food order's payment: mark the order as paid, or issue refunds. */
export type OrderPaymentStep = 'order' | 'refund' | 'done';

/** The payment of a food order to the mess's own Razorpay account. Rule: pay-20 */
export interface OrderPaymentRow extends PaymentBase {
  purpose: 'order';

  foodOrderId: string;
  /** The key of the mess's account that received the payment. */
  keyId: string;
  /**
   * Set for a QR code: its UPI link, and when Razorpay closes the code. The code's id is in `orderId`.
   * Rule: counter-14
   */
  qrCode?: { link: string; closesAt: string };
  /** Absent until the order is paid or a refund is due. */
  step?: OrderPaymentStep;
  /** The total of due refunds, and the reason. */
  refundDuePaise?: number;
  refundReason?: string;
  /**
   * The refund in progress, as the refunded totals before and after it. Each run repeats the request until Razorpay
   * confirms it.
   */
  refundAsked?: { fromPaise: number; toPaise: number; failures?: number | undefined };
  /** The number of refunds that the bank refused. The key of the next refund contains this number. */
  refundFailures?: number;
  /** Captured extra payments of the order, including wrong amounts. They are refunded in full. */
  extraPayments?: Set<string>;
  /** The payment that `refundedPaise` belongs to while the order is unpaid. */
  refundedOf?: string;
}

/** A payment of a vendor to the platform. */
interface VendorPaymentBase extends PaymentBase {
  userId: string;
  details: VendorDetails;
}

interface PaymentBase {
  /** The provider's order id, or `order_mock_…`. */
  orderId: string;
  mode: 'razorpay' | 'mock';
  amountPaise: number;
  /** Fixed when the order is created, so each step finds the work of an earlier run. */
  vendorId: string;
  status: PaymentStatus;
  /** The provider's payment that covers the order. */
  paymentId?: string;
  paidAt?: string;
  paidVia?: PaidVia;
  /** The provider's payment ids of failed attempts. */
  failedPayments?: Set<string>;
  /** The provider's reason for the last failed attempt. */
  lastFailure?: string;
  /** The refunded amount of the payment that covers the order. */
  refundedPaise?: number;
  /** Earlier payments of the order that were refunded in full. */
  givenBack?: Set<string>;
  /** The number of runs. For a food order it restarts when a refund grows, fails at the bank or staff retry it. */
  attempts?: number;
  /** The reason why the last run ended early. */
  failure?: string;
  /** Set if fulfilment waits for an admin's retry. */
  stoppedAt?: string;
  /** The run with the lease, and the end of the lease in epoch milliseconds. */
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

/** The key of a payment's entry in the list of open payments. Guests' payments have their own list. */
export function openKeyOf({
  purpose,
  orderId,
  createdAt,
}: Pick<PaymentRow, 'purpose' | 'orderId' | 'createdAt'>): RowKey {
  return purpose === 'order'
    ? keys.guestPayment(orderId, createdAt)
    : keys.paymentList('OPEN', listPosition(createdAt, orderId));
}

export function firstStepOf({ purpose }: PaymentRow): NonNullable<PaymentRow['step']> {
  if (purpose === 'order') return 'order';
  return purpose === 'settlement' ? 'settlement' : 'subscription';
}

export function isRefunded({ refundedPaise = 0, amountPaise }: PaymentRow): boolean {
  return refundedPaise >= amountPaise;
}

/** Whether another payment covers the order. Then the state of `paymentId` does not concern the order. */
export function isPaidByAnother(
  { status, paymentId: paidBy }: PaymentRow,
  paymentId: string,
): boolean {
  return status === 'paid' && paidBy !== paymentId;
}

/** The recorded refunds of `paymentId`, one payment of a food order. */
export function refundedPaiseOf(payment: OrderPaymentRow, paymentId: string): number {
  const { status, paymentId: paidBy, refundedOf, refundedPaise = 0 } = payment;
  return paymentId === (status === 'paid' ? paidBy : refundedOf) ? refundedPaise : 0;
}

/** Whether the buyer has paid and has not been refunded in full. */
export function isPaid(payment: PaymentRow): boolean {
  const { status } = payment;
  return (status === 'paid' || status === 'authorized') && !isRefunded(payment);
}

/** Whether a paid purchase stopped because another buyer got its subdomain. Rule: plans-29 */
export function needsSubdomain(payment: PaymentRow): boolean {
  return payment.step === 'vendor' && payment.stoppedAt !== undefined && !isRefunded(payment);
}
