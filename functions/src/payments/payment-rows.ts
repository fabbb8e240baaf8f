import type {
  PaidVia,
  PaymentStatus,
  PlanStep,
  SettlementStep,
  VendorDetails,
} from '@thali/shared/payments/payment-fields';
import type { PlanId } from '@thali/shared/plans/plan-ids';

/** One order that somebody pays, from its creation on. Layout in docs/data-model.md. */
export type PaymentRow = PlanPayment | SettlementPayment;

/** A plan, for a new vendor or for one that is there. */
export interface PlanPayment extends PaymentBase {
  purpose: 'plan' | 'renewal';
  planId: PlanId;
  /** The step of the provisioning that comes next; absent until it is paid. */
  step?: PlanStep;
  /** The buyer has an account already: it gets the vendor, and keeps its password. */
  hasAccount?: boolean;
  /** As whom the subdomain is held; absent where none is. */
  heldBy?: string;
  /** The run that set out to send the welcome e-mail, by its lease. */
  welcomeBegunBy?: string;
}

/** Fees that a vendor pays. */
export interface SettlementPayment extends PaymentBase {
  purpose: 'settlement';
  /** The number of the settlement in the vendor's wallet. */
  settlement: number;
  /** Absent until it is paid. */
  step?: SettlementStep;
}

interface PaymentBase {
  /** The provider's order id, or `order_mock_…`. */
  orderId: string;
  mode: 'razorpay' | 'mock';
  amountPaise: number;
  /** Chosen with the order, so that each step of the provisioning finds what an earlier run made. */
  vendorId: string;
  userId: string;
  details: VendorDetails;
  status: PaymentStatus;
  /** The provider's payment that paid it. */
  paymentId?: string;
  paidAt?: string;
  paidVia?: PaidVia;
  /** Tries that failed, by the provider's payment ids. */
  failedPayments?: Set<string>;
  /** The provider's reason of the last failed try. */
  lastFailure?: string;
  /** Given back so far, of the payment that paid it. */
  refundedPaise?: number;
  /** Payments that paid it once and were given back, before another one did. */
  givenBack?: Set<string>;
  /** Runs that were begun. */
  attempts?: number;
  /** Why the last run ended early. */
  failure?: string;
  /** Stands when nothing but an admin's retry goes on. */
  stoppedAt?: string;
  /** Who is at it, and until when that counts; epoch milliseconds. */
  leaseId?: string;
  leaseUntil?: number;
  /** When an order that nobody pays is forgotten, epoch seconds. */
  expiresAt?: number;
  createdAt: string;
  updatedAt: string;
}

export function isPlanPayment(payment: PaymentRow): payment is PlanPayment {
  return payment.purpose !== 'settlement';
}

export function isSettlementPayment(payment: PaymentRow): payment is SettlementPayment {
  return payment.purpose === 'settlement';
}

/** Whether all of it was given back. */
export function isRefunded({ refundedPaise = 0, amountPaise }: PaymentRow): boolean {
  return refundedPaise >= amountPaise;
}
