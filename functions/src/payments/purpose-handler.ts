import type { PaidVia } from '@thali/shared/payments/payment-fields';
import type { Write } from '../table/transact.ts';
import type {
  OrderPaymentRow,
  PaymentRow,
  PlanPayment,
  SettlementPayment,
} from './payment-rows.ts';
import type { ProviderPayment } from './provider/razorpay-client.ts';

/** `not-now`: there is nothing to do, or another run has the lease. */
export type FulfilOutcome = 'done' | 'failed' | 'not-now';

export interface FulfilOptions {
  /** The time after which another run may take over an interrupted run; shorter if a caller waits. */
  leaseMs?: number;
  /** Whether to continue a payment that stopped and waits for a person. */
  resumes?: boolean;
  /** Whether to count the run as the first attempt. */
  isFirst?: boolean;
  /** An admin's retry of a stopped payment, with these values instead of the buyer's values. */
  retry?: Partial<Pick<PlanPayment['details'], 'subdomain' | 'email'>> & { userId?: string };
}

/**
 * The effects of a payment of one purpose. Subscriptions and wallet implement this interface.
 * `functions/src/lambdas/purpose-handlers.ts` lists the handler of each purpose.
 */
export interface PurposeHandler<Payment extends PaymentRow = PaymentRow> {
  /** Fulfils the payment once, from the step where an earlier run stopped. Never throws for a failed step. */
  fulfil(payment: Payment, options?: FulfilOptions): Promise<FulfilOutcome>;
  /** Checks a stopped payment again, because a person may have resolved it. */
  checkStopped?(payment: Payment): Promise<void>;
  /** @param refundedPaise the provider's total of refunds; the report may be outdated */
  recordRefund(payment: Payment, paymentId: string, refundedPaise: number): Promise<void>;
  /** Asks the provider for the refunded total, after a report of a failed refund. */
  recheckRefund?(payment: Payment, paymentId: string): Promise<void>;
  /** Handles a captured extra payment of a paid order. */
  recordExtra?(payment: Payment, paymentId: string): Promise<void>;
  /** Handles a payment with a wrong amount or currency, which does not pay the order. */
  recordMismatched?(payment: Payment, reported: ProviderPayment, via: PaidVia): Promise<void>;
  /** Builds writes for the transaction that replaces a refunded payment by another payment. */
  reopenWrites?(payment: Payment): Write[];
  /** Whether the buyer can no longer pay, so the job stops asking the provider. */
  isAbandoned?(payment: Payment, now: Date): Promise<boolean>;
  /** Releases the reservations of an order that stayed unpaid. */
  expire?(payment: Payment, ageMs: number): Promise<void>;
}

export interface PurposeHandlers {
  plan: PurposeHandler<PlanPayment>;
  renewal: PurposeHandler<PlanPayment>;
  settlement: PurposeHandler<SettlementPayment>;
  order: PurposeHandler<OrderPaymentRow>;
}

/** The handler of a payment. The cast is needed because the type system cannot match handler and payment. */
export function handlerOf(handlers: PurposeHandlers, { purpose }: PaymentRow): PurposeHandler {
  return handlers[purpose] as PurposeHandler;
}
