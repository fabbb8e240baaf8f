import { processItems } from '../invocations/process-items.ts';
import { log } from '../logs/log.ts';
import { askProvider } from './ask-provider.ts';
import {
  listOpenPayments,
  type OpenEntry,
  type Payers,
  postponeOpen,
  removeOpen,
} from './open-payments.table.ts';
import { isOrderPayment, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import {
  type FailingAccounts,
  isProviderFailure,
  isRetryable,
  trackFailingAccounts,
} from './provider/provider-failures.ts';
import { handlerOf, type PurposeHandler, type PurposeHandlers } from './purpose-handler.ts';

/** Razorpay repeats its webhooks for this long, so a later payment still arrives by webhook. */
const maxAgeMs = 24 * 3_600_000;

/** The maximum for each list. */
const maxConcurrency = 4;
/** The time for each list. Less than a minute, because the next run starts then. */
const budgetMs = 45_000;

const minuteMs = 60_000;
/** The wait before the next run of a paid or failing payment. */
const retryMs = 10 * minuteMs;
const maxWaitMs = 60 * minuteMs;

interface Counts {
  due: number;
  checked: number;
  paid: number;
  closed: number;
}

/**
 * Works through the lists of open payments. Asks the provider about orders without confirmation or webhook, continues
 * interrupted fulfilment, and removes unpaid orders from the list. Each list has its own time, and the newest payments
 * come first, so abandoned checkouts delay nobody.
 * @throws AggregateError at the end if a payment could not be reconciled
 * Rule: pay-43
 */
export async function reconcileOpenPayments(now: Date, handlers: PurposeHandlers): Promise<Counts> {
  const counts: Counts = { due: 0, checked: 0, paid: 0, closed: 0 };
  const run = { now, handlers, counts, until: Date.now() + budgetMs };
  const lists = await Promise.all([reconcileList('vendors', run), reconcileList('guests', run)]);
  const failures = lists.flat();
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

async function reconcileList(payers: Payers, run: JobRun): Promise<unknown[]> {
  const { now, counts, until } = run;
  const time = now.toISOString();
  const dueEntries = (await listOpenPayments(payers))
    .filter(({ askAt = time }) => askAt <= time)
    .sort((a, b) => (a.key.SK > b.key.SK ? -1 : 1));
  counts.due += dueEntries.length;
  const failing = trackFailingAccounts();
  const options = { maxConcurrency, until, failureMessage: 'payment reconciliation failed' };
  return processItems(dueEntries, options, async (entry) => {
    counts.checked += 1;
    const outcome = await postponeFailure(payers, entry, now, () =>
      reconcileEntry(entry.orderId, run, failing),
    );
    if (outcome === 'closed') await removeOpen(entry);
    else if (outcome !== 'skipped') await postponeOpen(entry, nextAskAt(entry, outcome, now));
    if (outcome === 'paid' || outcome === 'closed') counts[outcome] += 1;
  });
}

/**
 * `retry`: fulfilment continues although the order is unpaid. `skipped`: the account fails for other payments too.
 */
type Outcome = 'paid' | 'closed' | 'open' | 'retry' | 'skipped';

/** The wait of an unpaid payment grows with its age, because most buyers pay at once or never. */
function nextAskAt({ key }: OpenEntry, outcome: Outcome, now: Date): Date {
  const [createdAt = ''] = key.SK.split('#');
  const halfAgeMs = (now.getTime() - Date.parse(createdAt)) / 2;
  const waitMs = outcome === 'open' ? Math.min(Math.max(halfAgeMs, minuteMs), maxWaitMs) : retryMs;
  return new Date(now.getTime() + waitMs);
}

/**
 * Postpones a payment that fails. The failure of a mess's account raises no alarm: no operator can help a mess that
 * disabled its key.
 */
async function postponeFailure(
  payers: Payers,
  entry: OpenEntry,
  now: Date,
  reconcile: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await reconcile();
  } catch (error) {
    if (payers === 'guests' && isRetryable(error)) {
      log.warn('guest payment check postponed', { order_id: entry.orderId, error });
      return 'open';
    }
    await postponeOpen(entry, nextAskAt(entry, 'open', now));
    throw error;
  }
}

async function reconcileEntry(
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
    if (failing.has(accountOf(payment))) return 'skipped';
    if ((await reconcileAndCountFailures(payment, handler, failing)) !== 'paid') {
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
): Promise<Outcome> {
  if (payment.step && payment.step !== 'done') {
    await continueFulfilment(payment, handler);
    return 'retry';
  }
  if (payment.status === 'authorized') return 'open';
  const ageMs = now.getTime() - Date.parse(payment.createdAt);
  await handler.expire?.(payment, ageMs);
  const isAbandoned = ageMs > maxAgeMs || (await handler.isAbandoned?.(payment, now));
  return isAbandoned ? 'closed' : 'open';
}

function accountOf(payment: PaymentRow): string {
  return isOrderPayment(payment) ? payment.keyId : 'platform';
}

async function reconcileAndCountFailures(
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
