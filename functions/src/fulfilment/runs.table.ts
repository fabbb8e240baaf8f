import type { ProvisioningStep } from '@thali/shared/payments/payment-fields';
import { count } from '../metrics/metrics.ts';
import type {
  OrderPaymentRow,
  OrderPaymentStep,
  PaymentRow,
  PlanPayment,
  SettlementPayment,
} from '../payments/payment-rows.ts';
import { openKeyOf } from '../payments/payment-rows.ts';
import type { FulfilOptions } from '../payments/purpose-handler.ts';
import { keys } from '../table/keys.ts';
import { type NamedWrites, transact, type Write } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import { updateRow } from '../table/update-row.ts';

/** Longer than the time-out of every function that fulfils payments. */
const longLeaseMs = 60_000;

/** A payment whose lease this run holds. */
export type Run<Payment extends PaymentRow = PaymentRow> = Payment & {
  step: NonNullable<Payment['step']>;
  leaseId: string;
};
export type PlanRun = Run<PlanPayment>;
export type SettlementRun = Run<SettlementPayment>;
export type OrderPaymentRun = Run<OrderPaymentRow>;

/** Takes the lease if work remains and no other run holds it. 1 write unit. */
export async function beginRun<Payment extends PaymentRow>(
  orderId: string,
  leaseId: string,
  { retry, resumes = retry !== undefined, leaseMs = longLeaseMs, isFirst }: FulfilOptions,
): Promise<Run<Payment> | undefined> {
  const now = Date.now();
  const { sets, removes, values } = retryChanges(retry);
  const { outcome, row } = await updateRow({
    Key: keys.payment(orderId),
    UpdateExpression: [
      `SET ${['leaseId = :lease', 'leaseUntil = :until', ...sets].join(', ')}`,
      isFirst ? ', attempts = :one' : 'ADD attempts :one',
      ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: [
      'attribute_exists(step) AND step <> :done',
      // The last condition accepts our own write when the SDK repeats it after a lost answer.
      '(attribute_not_exists(leaseUntil) OR leaseUntil <= :now OR leaseId = :lease)',
      ...(resumes ? [] : ['attribute_not_exists(stoppedAt)']),
      // Later steps have a vendor, and a vendor keeps its subdomain.
      ...(retry?.subdomain ? ['(step = :subscription OR step = :vendor)'] : []),
    ].join(' AND '),
    ExpressionAttributeValues: {
      ':lease': leaseId,
      ':until': now + leaseMs,
      ':now': now,
      ':one': 1,
      ':done': 'done',
      ...(retry?.subdomain && { ':subscription': 'subscription', ':vendor': 'vendor' }),
      ...values,
    },
  });
  return outcome === 'changed' ? (row as unknown as Run<Payment>) : undefined;
}

function retryChanges(retry: FulfilOptions['retry']) {
  if (!retry) return { sets: [], removes: [], values: {} };
  const { userId, ...details } = retry;
  const changed = Object.entries(details).filter(([, value]) => value !== undefined);
  return {
    sets: [
      ...changed.map(([field]) => `details.${field} = :${field}`),
      ...(userId ? ['userId = :userId'] : []),
    ],
    // A different user means a new account.
    removes: ['stoppedAt', 'failure', 'welcomeBegunBy', ...(userId ? ['hasAccount'] : [])],
    values: {
      ...Object.fromEntries(changed.map(([field, value]) => [`:${field}`, value])),
      ...(userId && { ':userId': userId }),
    },
  };
}

/**
 * Builds the write that ends a step, for the transaction with the step's result. The write fails unless this run
 * holds the lease.
 */
export function stepWrite(
  run: Run,
  next: ProvisioningStep | OrderPaymentStep,
  extra: RowChange = noChange,
): Write {
  const { orderId, step, leaseId } = run;
  const now = Date.now();
  const refunds = entersRefunds(run) ? unchangedCondition(run, 'refundedPaise') : undefined;
  const conditions = ['step = :step', 'leaseId = :lease', refunds?.condition, extra.condition];
  return {
    Update: {
      Key: keys.payment(orderId),
      UpdateExpression: `SET ${['step = :next', 'leaseUntil = :until', 'updatedAt = :time', ...extra.sets].join(', ')} REMOVE failure, stoppedAt`,
      ConditionExpression: conditions.filter(Boolean).join(' AND '),
      ExpressionAttributeValues: {
        ':next': next,
        // A finished payment may need more work, for example a refund.
        ':until': next === 'done' ? 0 : now + longLeaseMs,
        ':time': new Date(now).toISOString(),
        ':step': step,
        ':lease': leaseId,
        ...refunds?.values,
        ...extra.values,
      },
    },
  };
}

/** The changes of a step in the payment's row, and their condition. */
interface RowChange {
  sets: readonly string[];
  condition?: string;
  values: Record<string, unknown>;
}

const noChange: RowChange = { sets: [], values: {} };

/**
 * Whether the step enters the refunded amount in the wallet. If a new refund arrives first, the write fails and the
 * run starts over.
 */
function entersRefunds({ purpose, step }: Run): boolean {
  return purpose === 'settlement' || step === 'order';
}

/** Ends the last step. False if another run holds the lease. 4 write units. */
export async function finishRun(run: Run): Promise<boolean> {
  const refused = await transact(finishWrites(run));
  return refused.size === 0;
}

/** Builds the writes that end the last step, for the transaction with its result. */
export function finishWrites(run: Run, extra?: RowChange): NamedWrites<'step' | 'open'> {
  return { step: stepWrite(run, 'done', extra), open: { Delete: { Key: openKeyOf(run) } } };
}

/** Ends a run early and records the cause. @param stopped whether only an admin can continue. 1 write unit. */
export async function endRun(run: Run, failure: string, stopped: boolean): Promise<void> {
  const isRecorded = await changeRun(run, {
    UpdateExpression: `SET failure = :failure, leaseUntil = :none, updatedAt = :now${stopped ? ', stoppedAt = :now' : ''}`,
    values: { ':failure': failure, ':none': 0, ':now': new Date().toISOString() },
  });
  if (isRecorded && stopped) count(run.purpose === 'order' ? 'RefundsStopped' : 'PaymentsStopped');
}

/** Changes the row of a payment while this run holds its lease. 1 write unit. */
export async function changeRun(
  { orderId, leaseId }: Run,
  change: {
    UpdateExpression: string;
    ConditionExpression?: string;
    values: Record<string, unknown>;
  },
): Promise<boolean> {
  const leaseCondition = 'leaseId = :lease';
  const { outcome } = await updateRow({
    Key: keys.payment(orderId),
    UpdateExpression: change.UpdateExpression,
    ConditionExpression: change.ConditionExpression
      ? `${leaseCondition} AND ${change.ConditionExpression}`
      : leaseCondition,
    ExpressionAttributeValues: { ...change.values, ':lease': leaseId },
  });
  return outcome === 'changed';
}
