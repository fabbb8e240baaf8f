import { AppError } from '@thali/shared/http/app-error';
import { log } from '../logs/log.ts';
import type { PaymentList } from '../table/keys.ts';
import { closeListed, readPaymentList } from './payment-lists.table.ts';
import { isOrderPayment, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { type FailingAccounts, failingAccounts } from './provider/failing-accounts.ts';
import { keysOf } from './provider/keys-of.ts';
import { handlerOf, type PurposeHandler, type PurposeHandlers } from './purpose-handler.ts';
import { type PaymentOutcome, reconcilePayment } from './record-payment.ts';

/** Razorpay repeats its webhooks for as long, so a later payment still arrives by one. */
const askedForMs = 24 * 3_600_000;

interface Counts {
  looked: number;
  paid: number;
  closed: number;
}

/**
 * Goes through the lists of open payments: asks the provider about orders whose confirmation and webhook never
 * arrived, continues fulfilment that was cut short, and takes unpaid orders off the list.
 * @throws AggregateError at the end, when some could not be reconciled
 */
export async function reconcileOpenPayments(now: Date, handlers: PurposeHandlers): Promise<Counts> {
  const counts: Counts = { looked: 0, paid: 0, closed: 0 };
  const failures: unknown[] = [];
  for (const list of ['OPEN', 'ORDERS'] as const) {
    failures.push(...(await reconcileList(list, now, handlers, counts)));
  }
  log.info('payments reconciled', { ...counts, failures: failures.length });
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some payments could not be reconciled');
  return counts;
}

async function reconcileList(
  list: PaymentList,
  now: Date,
  handlers: PurposeHandlers,
  counts: Counts,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const failing = failingAccounts();
  let after: string | undefined;
  do {
    const page = await readPaymentList(list, { after, limit: 100, newestFirst: false });
    for (const entry of page.entries) {
      const { orderId } = entry;
      counts.looked += 1;
      try {
        const outcome = await reconcileOne(orderId, now, handlers, failing);
        if (outcome === 'closed') await closeListed(list, entry);
        if (outcome !== 'open') counts[outcome] += 1;
      } catch (error) {
        failures.push(error);
        log.error('reconciling a payment failed', { order_id: orderId, error: error as Error });
      }
    }
    after = page.nextPosition;
  } while (after);
  return failures;
}

async function reconcileOne(
  orderId: string,
  now: Date,
  handlers: PurposeHandlers,
  failing: FailingAccounts,
): Promise<'paid' | 'closed' | 'open'> {
  const payment = await readPayment(orderId);
  if (!payment) return 'closed';
  const isPaid = payment.status === 'paid';
  if (isPaid && payment.step === 'done') return 'closed';
  const handler = handlerOf(handlers, payment);
  if (isPaid) return fulfilPaid(payment, handler);
  if (payment.mode === 'razorpay') {
    if (failing.has(accountOf(payment))) return 'open';
    const outcome = await askProvider(payment, handler, failing);
    if (outcome === 'paid') return fulfilPaid(payment, handler);
  }
  if (payment.step && payment.step !== 'done') {
    await goOn(payment, handler);
    return 'open';
  }
  if (payment.status === 'authorized') return 'open';
  const ageMs = now.getTime() - Date.parse(payment.createdAt);
  await handler.expire?.(payment, ageMs);
  return ageMs > askedForMs ? 'closed' : 'open';
}

function accountOf(payment: PaymentRow): string {
  return isOrderPayment(payment) ? payment.keyId : 'platform';
}

/** Not where the account is no longer known. */
async function askProvider(
  payment: PaymentRow,
  handler: PurposeHandler,
  failing: FailingAccounts,
): Promise<PaymentOutcome | undefined> {
  try {
    const keys = await keysOf(payment);
    return keys && (await reconcilePayment(keys, payment, handler));
  } catch (error) {
    if (isProviderFailure(error)) failing.count(accountOf(payment));
    throw error;
  }
}

function isProviderFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';
}

async function fulfilPaid(payment: PaymentRow, handler: PurposeHandler): Promise<'paid'> {
  await goOn(payment, handler);
  return 'paid';
}

/** Also of an order that is not paid, whose guest gets money back that did not fit. */
async function goOn(payment: PaymentRow, handler: PurposeHandler): Promise<void> {
  if (payment.stoppedAt) await handler.checkStopped?.(payment);
  else await handler.fulfil(payment);
}
