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
  /** How long other runs wait if this one is interrupted; shorter if a caller waits. */
  leaseMs?: number;
  /** Also continues a payment that stopped for a person. */
  resumes?: boolean;
  /** Counts as the first attempt, whatever ran before. */
  isFirst?: boolean;
  /** An admin's retry of a stopped payment, with these values instead of the buyer's. */
  retry?: Partial<Pick<PlanPayment['details'], 'subdomain' | 'email'>> & { userId?: string };
}

/**
 * The effects of a payment of one purpose. Subscriptions and wallet implement it.
 * `functions/src/lambdas/purpose-handlers.ts` lists the handler of each purpose.
 */
export interface PurposeHandler<Payment extends PaymentRow = PaymentRow> {
  /** Fulfils the payment once, from the step where an earlier run was interrupted. Never throws for a failed step. */
  fulfil(payment: Payment, options?: FulfilOptions): Promise<FulfilOutcome>;
  /** Checks again a payment that stopped for a person. */
  checkStopped?(payment: Payment): Promise<void>;
  /** @param refundedPaise  the provider's total of refunds; it may come late */
  recordRefund(payment: Payment, paymentId: string, refundedPaise: number): Promise<void>;
  /** Asks the provider for the refunded total, after a report of a failed refund. */
  recheckRefund?(payment: Payment, paymentId: string): Promise<void>;
  /** Handles a captured extra payment of a paid order. */
  recordExtra?(payment: Payment, paymentId: string): Promise<void>;
  /** Handles a payment with a wrong amount or currency. It pays nothing. */
  recordMismatched?(payment: Payment, given: ProviderPayment, via: PaidVia): Promise<void>;
  /** Writes for the transaction in which another payment replaces a refunded one. */
  reopenWrites?(payment: Payment): Write[];
  /** Releases the reservations of an order that stayed unpaid. */
  expire?(payment: Payment, ageMs: number): Promise<void>;
}

export interface PurposeHandlers {
  plan: PurposeHandler<PlanPayment>;
  renewal: PurposeHandler<PlanPayment>;
  settlement: PurposeHandler<SettlementPayment>;
  order: PurposeHandler<OrderPaymentRow>;
}

/** The handler of a payment. The type system cannot express that it accepts this kind of payment. */
export function handlerOf(handlers: PurposeHandlers, { purpose }: PaymentRow): PurposeHandler {
  return handlers[purpose] as PurposeHandler;
}
