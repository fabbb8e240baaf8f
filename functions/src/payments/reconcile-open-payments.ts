import { AppError } from '@thali/shared/http/app-error';
import { log } from '../logs/log.ts';
import { closeListed, readPaymentList } from './payment-lists.table.ts';
import type { PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { type RazorpayKeys, razorpayKeys } from './provider/razorpay-keys.ts';
import { handlerOf, type PurposeHandler, type PurposeHandlers } from './purpose-handler.ts';
import { reconcilePayment } from './record-payment.ts';

/** Razorpay repeats its webhooks for as long, so a later payment still arrives by one. */
const askedForMs = 24 * 3_600_000;
/** While the provider is down, the run does not wait for a time-out for each of hundreds of orders. */
const mostProviderFailures = 5;

interface Counts {
  looked: number;
  paid: number;
  closed: number;
}

/**
 * Goes through the list of open payments: asks the provider about orders whose confirmation and webhook never
 * arrived, continues fulfilment that was cut short, and takes unpaid orders off the list.
 * @throws AggregateError at the end, when some could not be reconciled
 */
export async function reconcileOpenPayments(now: Date, handlers: PurposeHandlers): Promise<Counts> {
  const keys = await razorpayKeys();
  const counts: Counts = { looked: 0, paid: 0, closed: 0 };
  const failures: unknown[] = [];
  let providerFailures = 0;
  let after: string | undefined;
  do {
    const page = await readPaymentList('OPEN', { after, limit: 100, newestFirst: false });
    for (const { position, orderId } of page.entries) {
      counts.looked += 1;
      try {
        const askable = providerFailures < mostProviderFailures ? keys : undefined;
        const outcome = await reconcileOne(askable, { position, orderId }, now, handlers);
        if (outcome !== 'open') counts[outcome] += 1;
      } catch (error) {
        failures.push(error);
        if (isProviderFailure(error)) providerFailures += 1;
        log.error('reconciling a payment failed', { order_id: orderId, error: error as Error });
      }
    }
    after = page.nextPosition;
  } while (after);
  log.info('payments reconciled', { ...counts, failures: failures.length });
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some payments could not be reconciled');
  return counts;
}

async function reconcileOne(
  keys: RazorpayKeys | undefined,
  { position, orderId }: { position: string; orderId: string },
  now: Date,
  handlers: PurposeHandlers,
): Promise<'paid' | 'closed' | 'open'> {
  const payment = await readPayment(orderId);
  if (!payment || payment.step === 'done') return close(position);
  const handler = handlerOf(handlers, payment);
  if (payment.status === 'paid') return fulfilPaid(payment, handler);
  if (payment.mode === 'razorpay' && keys) {
    const outcome = await reconcilePayment(keys, payment, handler);
    if (outcome === 'paid') return fulfilPaid(payment, handler);
  }
  if (payment.status === 'authorized') return 'open';
  const ageMs = now.getTime() - Date.parse(payment.createdAt);
  await handler.expire?.(payment, ageMs);
  return ageMs > askedForMs ? close(position) : 'open';
}

function isProviderFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';
}

async function fulfilPaid(payment: PaymentRow, handler: PurposeHandler): Promise<'paid'> {
  if (payment.stoppedAt) await handler.checkStopped?.(payment);
  else await handler.fulfil(payment);
  return 'paid';
}

async function close(position: string): Promise<'closed'> {
  await closeListed('OPEN', position);
  return 'closed';
}
