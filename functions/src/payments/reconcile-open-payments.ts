import { AppError } from '@thali/shared/http/app-error';
import { log } from '../log.ts';
import { confirmWelcome } from '../subscriptions/provisioning/confirm-welcome.ts';
import { provision } from '../subscriptions/provisioning/provision-vendor.ts';
import { giveUpLapsed } from '../wallet/expire-settlement.ts';
import { closeListed, readPaymentList } from './payment-lists.table.ts';
import { isPlanPayment, isSettlementPayment, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { type RazorpayKeys, razorpayKeys } from './provider/razorpay-keys.ts';
import { settleByAsking } from './record-payment.ts';

/** Razorpay repeats its webhooks for as long; what is paid later still comes by one. */
const askedForMs = 24 * 3_600_000;
/** A provider that is down is not asked about hundreds of orders, each to its time-out. */
const mostProviderFailures = 5;

interface Counts {
  looked: number;
  paid: number;
  closed: number;
}

/**
 * Looks at everything that is not finished: asks the provider whether somebody paid whose browser and
 * webhook never came, goes on with provisioning that was cut short, and lets go of what nobody paid.
 * @throws AggregateError at the end, when some could not be looked at
 */
export async function settleOpenPayments(now: Date): Promise<Counts> {
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
        const outcome = await settleOne(askable, { position, orderId }, now);
        if (outcome !== 'open') counts[outcome] += 1;
      } catch (error) {
        failures.push(error);
        if (isProviderFailure(error)) providerFailures += 1;
        log.error('settling a payment failed', { order_id: orderId, error: error as Error });
      }
    }
    after = page.nextPosition;
  } while (after);
  log.info('payments settled', { ...counts, failures: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled');
  return counts;
}

async function settleOne(
  keys: RazorpayKeys | undefined,
  { position, orderId }: { position: string; orderId: string },
  now: Date,
): Promise<'paid' | 'closed' | 'open'> {
  const payment = await readPayment(orderId);
  if (!payment || payment.step === 'done') return close(position);
  if (payment.status === 'paid') return finishPaid(payment);
  if (payment.mode === 'razorpay' && keys) {
    if ((await settleByAsking(keys, payment)) === 'paid') return finishPaid(payment);
  }
  if (payment.status === 'authorized') return 'open';
  const ageMs = now.getTime() - Date.parse(payment.createdAt);
  if (isSettlementPayment(payment)) await giveUpLapsed(payment, ageMs);
  return ageMs > askedForMs ? close(position) : 'open';
}

function isProviderFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';
}

async function finishPaid(payment: PaymentRow): Promise<'paid'> {
  if (!payment.stoppedAt) await provision(payment.orderId);
  else if (isPlanPayment(payment)) await confirmWelcome(payment);
  return 'paid';
}

async function close(position: string): Promise<'closed'> {
  await closeListed(position);
  return 'closed';
}
