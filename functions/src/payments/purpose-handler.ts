import type { PaidVia } from '@thali/shared/payments/payment-fields';
import type { Write } from '../table/transact.ts';
import type {
  OrderPaymentRow,
  PaymentRow,
  PlanPayment,
  SettlementPayment,
} from './payment-rows.ts';
import type { ProviderPayment } from './provider/razorpay-client.ts';

/** `not-now`: there is nothing to do, or another run holds the lease. */
export type FulfilOutcome = 'done' | 'failed' | 'not-now';

export interface FulfilOptions {
  /** How long other runs keep away when this one is cut short; shorter where a caller waits for it. */
  leaseMs?: number;
  /** Also continues a payment whose last run stopped for a person. */
  resumes?: boolean;
  /** Counts as the first of its attempts, whatever was tried before. */
  isFirst?: boolean;
  /** An admin's retry of what stopped, with these values instead of the buyer's. */
  retry?: Partial<Pick<PlanPayment['details'], 'subdomain' | 'email'>> & { userId?: string };
}

/**
 * What a payment of one purpose leads to. Subscriptions and wallet implement it, and
 * `functions/src/lambdas/purpose-handlers.ts` lists who handles what.
 */
export interface PurposeHandler<Payment extends PaymentRow = PaymentRow> {
  /** Makes what was paid for, once, from wherever an earlier run was cut short. Never throws for a failed step. */
  fulfil(payment: Payment, options?: FulfilOptions): Promise<FulfilOutcome>;
  /** Looks again at a payment whose last run stopped for a person. */
  checkStopped?(payment: Payment): Promise<void>;
  /** @param refundedPaise  refunded so far, as the provider adds it up; it may come late */
  recordRefund(payment: Payment, paymentId: string, refundedPaise: number): Promise<void>;
  /** A refund is said to have failed: asks the provider what was refunded. */
  recheckRefund?(payment: Payment, paymentId: string): Promise<void>;
  /** A further payment of an order that is paid was captured. */
  recordExtra?(payment: Payment, paymentId: string): Promise<void>;
  /** A payment of another amount or currency came, which pays nothing. */
  recordMismatched?(payment: Payment, given: ProviderPayment, via: PaidVia): Promise<void>;
  /** Goes into the transaction in which another payment replaces a refunded one. */
  reopenWrites?(payment: Payment): Write[];
  /** Ends what an order reserved that nobody has paid for some time. */
  expire?(payment: Payment, ageMs: number): Promise<void>;
}

export interface PurposeHandlers {
  plan: PurposeHandler<PlanPayment>;
  renewal: PurposeHandler<PlanPayment>;
  settlement: PurposeHandler<SettlementPayment>;
  order: PurposeHandler<OrderPaymentRow>;
}

/** The handler of a payment; the type can't say that it takes this very kind of payment. */
export function handlerOf(handlers: PurposeHandlers, { purpose }: PaymentRow): PurposeHandler {
  return handlers[purpose] as PurposeHandler;
}
