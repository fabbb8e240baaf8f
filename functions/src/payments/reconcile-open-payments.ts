import { workThrough } from '../invocations/work-through.ts';
import { log } from '../logs/log.ts';
import type { PaymentList } from '../table/keys.ts';
import { askProvider } from './ask-provider.ts';
import { readPaymentList, removeListed } from './payment-lists.table.ts';
import { isOrderPayment, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import {
  type FailingAccounts,
  isProviderFailure,
  isRetryable,
  trackFailingAccounts,
} from './provider/provider-failures.ts';
import { handlerOf, type PurposeHandler, type PurposeHandlers } from './purpose-handler.ts';

/** Razorpay repeats its webhooks this long, so a later payment still arrives by webhook. */
const maxAgeMs = 24 * 3_600_000;

const maxConcurrency = 4;
/** A part of the job's five minutes. The rest waits for the next run. */
const budgetMs = 240_000;

interface Counts {
  looked: number;
  paid: number;
  closed: number;
}

/**
 * Works through the lists of open payments. Asks the provider about orders without confirmation or webhook, continues
 * interrupted fulfilment, and removes unpaid orders from the list.
 * @throws AggregateError at the end if a payment could not be reconciled
 */
export async function reconcileOpenPayments(now: Date, handlers: PurposeHandlers): Promise<Counts> {
  const counts: Counts = { looked: 0, paid: 0, closed: 0 };
  const failures: unknown[] = [];
  const run = { now, handlers, counts, until: Date.now() + budgetMs };
  for (const list of ['OPEN', 'ORDERS'] as const) {
    failures.push(...(await reconcileList(list, run)));
  }
  log.info('payments reconciled', { ...counts, failures: failures.length });
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some payments could not be reconciled');
  return counts;
}

interface JobRun {
  now: Date;
  handlers: PurposeHandlers;
  counts: Counts;
  until: number;
}

async function reconcileList(list: PaymentList, run: JobRun): Promise<unknown[]> {
  const failures: unknown[] = [];
  const options = {
    maxConcurrency,
    until: run.until,
    failureMessage: 'payment reconciliation failed',
  };
  const failing = trackFailingAccounts();
  let after: string | undefined;
  do {
    const page = await readPaymentList(list, { after, limit: 100, newestFirst: false });
    const failed = await workThrough(page.entries, options, async (entry) => {
      run.counts.looked += 1;
      const outcome = await postponeProviderFaults(list, entry.orderId, () =>
        reconcileOne(entry.orderId, run, failing),
      );
      if (outcome === 'closed') await removeListed(list, entry);
      if (outcome !== 'open') run.counts[outcome] += 1;
    });
    failures.push(...failed);
    after = page.nextPosition;
  } while (after && Date.now() < run.until);
  return failures;
}

type Outcome = 'paid' | 'closed' | 'open';

/**
 * Postpones a guest's payment if the mess's account fails, without an alarm: no operator can help a mess that disabled
 * its key.
 */
async function postponeProviderFaults(
  list: PaymentList,
  orderId: string,
  reconcile: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await reconcile();
  } catch (error) {
    if (list !== 'ORDERS' || !isRetryable(error)) throw error;
    log.warn('guest payment check postponed', { order_id: orderId, error });
    return 'open';
  }
}

async function reconcileOne(
  orderId: string,
  { now, handlers }: JobRun,
  failing: FailingAccounts,
): Promise<Outcome> {
  const payment = await readPayment(orderId);
  if (!payment) return 'closed';
  const isPaid = payment.status === 'paid';
  if (isPaid && payment.step === 'done') return 'closed';
  const handler = handlerOf(handlers, payment);
  if (!isPaid) {
    if (failing.has(accountOf(payment))) return 'open';
    if ((await askAndCountFailures(payment, handler, failing)) !== 'paid') {
      return handleUnpaid(payment, handler, now);
    }
  }
  await continueFulfilment(payment, handler);
  return 'paid';
}

async function handleUnpaid(
  payment: PaymentRow,
  handler: PurposeHandler,
  now: Date,
): Promise<'closed' | 'open'> {
  if (payment.step && payment.step !== 'done') {
    await continueFulfilment(payment, handler);
    return 'open';
  }
  if (payment.status === 'authorized') return 'open';
  const ageMs = now.getTime() - Date.parse(payment.createdAt);
  await handler.expire?.(payment, ageMs);
  return ageMs > maxAgeMs ? 'closed' : 'open';
}

function accountOf(payment: PaymentRow): string {
  return isOrderPayment(payment) ? payment.keyId : 'platform';
}

async function askAndCountFailures(
  payment: PaymentRow,
  handler: PurposeHandler,
  failing: FailingAccounts,
) {
  try {
    return await askProvider(payment, handler);
  } catch (error) {
    if (isProviderFailure(error)) failing.count(accountOf(payment));
    throw error;
  }
}

/** Continues a paid order, or an unpaid order that must refund a wrong amount. */
async function continueFulfilment(payment: PaymentRow, handler: PurposeHandler): Promise<void> {
  if (payment.stoppedAt) await handler.checkStopped?.(payment);
  else await handler.fulfil(payment);
}
