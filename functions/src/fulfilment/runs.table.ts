import type {
  PlanStep,
  ProvisioningStep,
  SettlementStep,
} from '@thali/shared/payments/payment-fields';
import { count } from '../metrics/metrics.ts';
import {
  listPosition,
  type PlanPayment,
  type SettlementPayment,
} from '../payments/payment-rows.ts';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';

/** Longer than a function that provisions runs. */
const longLeaseMs = 60_000;

/** A run of the provisioning: the payment as it stands, and the proof that nobody else is at it. */
export type Run = PlanRun | SettlementRun;
export type PlanRun = PlanPayment & { step: PlanStep; leaseId: string };
export type SettlementRun = SettlementPayment & { step: SettlementStep; leaseId: string };

export interface RunOptions {
  /** For a run that somebody waits for: how long others keep away when it is cut short. */
  leaseMs?: number;
  /** Goes on also where it had stopped. */
  resumes?: boolean;
  /** An admin wants another try of what stopped it, with these values in the place of the buyer's. */
  retry?: Partial<Pick<PlanPayment['details'], 'subdomain' | 'email'>> & { userId?: string };
}

/** Begins a run, if there is something to do and nobody at it. 1 write unit. */
export async function beginRun(
  orderId: string,
  leaseId: string,
  { retry, resumes = retry !== undefined, leaseMs = longLeaseMs }: RunOptions,
): Promise<Run | undefined> {
  const now = Date.now();
  const { sets, removes, values } = retryChanges(retry);
  const { outcome, row } = await updateRow({
    TableName: tableName(),
    Key: keys.payment(orderId),
    UpdateExpression: [
      `SET ${['leaseId = :lease', 'leaseUntil = :until', ...sets].join(', ')}`,
      'ADD attempts :one',
      ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: [
      'attribute_exists(step) AND step <> :done',
      // Its own lease: the answer to a first attempt was lost, and the client asked again.
      '(attribute_not_exists(leaseUntil) OR leaseUntil <= :now OR leaseId = :lease)',
      ...(resumes ? [] : ['attribute_not_exists(stoppedAt)']),
    ].join(' AND '),
    ExpressionAttributeValues: {
      ':lease': leaseId,
      ':until': now + leaseMs,
      ':now': now,
      ':one': 1,
      ':done': 'done',
      ...values,
    },
  });
  return outcome === 'changed' ? (row as unknown as Run) : undefined;
}

function retryChanges(retry: RunOptions['retry']) {
  if (!retry) return { sets: [], removes: [], values: {} };
  const { userId, ...details } = retry;
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  return {
    sets: [
      ...given.map(([field]) => `details.${field} = :${field}`),
      ...(userId ? ['userId = :userId'] : []),
    ],
    // Another user is a new account.
    removes: ['stoppedAt', 'failure', 'welcomeBegunBy', ...(userId ? ['hasAccount'] : [])],
    values: {
      ...Object.fromEntries(given.map(([field, value]) => [`:${field}`, value])),
      ...(userId && { ':userId': userId }),
    },
  };
}

/**
 * The write that ends a step, for the transaction of what the step makes: both happen or none, and only
 * in the run that holds the lease.
 */
export function stepTo(run: Run, next: ProvisioningStep): Write {
  const { orderId, step, leaseId } = run;
  const now = Date.now();
  const refunds = run.purpose === 'settlement' ? asManyRefunds(run) : undefined;
  return {
    Update: {
      TableName: tableName(),
      Key: keys.payment(orderId),
      UpdateExpression:
        'SET step = :next, leaseUntil = :until, updatedAt = :time REMOVE failure, stoppedAt',
      ConditionExpression: `step = :step AND leaseId = :lease${refunds ? ` AND ${refunds.condition}` : ''}`,
      ExpressionAttributeValues: {
        ':next': next,
        ':until': now + longLeaseMs,
        ':time': new Date(now).toISOString(),
        ':step': step,
        ':lease': leaseId,
        ...refunds?.values,
      },
    },
  };
}

/** What is entered of a settlement is what was not given back: a refund meanwhile begins a new run. */
function asManyRefunds({ refundedPaise }: SettlementRun) {
  return refundedPaise === undefined
    ? { condition: 'attribute_not_exists(refundedPaise)', values: {} }
    : { condition: 'refundedPaise = :refunded', values: { ':refunded': refundedPaise } };
}

/** Nothing more is to be done. 4 write units. False when another run holds the lease. */
export async function finish(run: Run): Promise<boolean> {
  const refused = await transact(finishWrites(run));
  return refused.length === 0;
}

/** The same, for the transaction of the last step. */
export function finishWrites(run: Run): [Write, Write] {
  const position = listPosition(run.createdAt, run.orderId);
  return [
    stepTo(run, 'done'),
    { Delete: { TableName: tableName(), Key: keys.paymentList('OPEN', position) } },
  ];
}

/** Somebody sets out to send the welcome e-mail: of all runs that ever were, one. 1 write unit. */
export async function beginWelcome({ orderId, leaseId }: Run): Promise<boolean> {
  return changeRun(orderId, leaseId, {
    UpdateExpression: 'SET welcomeBegunBy = :lease',
    ConditionExpression: '(attribute_not_exists(welcomeBegunBy) OR welcomeBegunBy = :lease)',
    values: {},
  });
}

/** It was refused, or nobody answered: a second one would say the same. */
export async function takeWelcomeBack({ orderId, leaseId }: Run): Promise<boolean> {
  return changeRun(orderId, leaseId, { UpdateExpression: 'REMOVE welcomeBegunBy', values: {} });
}

/** Ends a run early and says why; `stopped` when only an admin can help. 1 write unit. */
export async function endRun(
  { orderId, leaseId }: Run,
  failure: string,
  stopped: boolean,
): Promise<void> {
  const isNoted = await changeRun(orderId, leaseId, {
    UpdateExpression: `SET failure = :failure, leaseUntil = :none, updatedAt = :now${stopped ? ', stoppedAt = :now' : ''}`,
    values: { ':failure': failure, ':none': 0, ':now': new Date().toISOString() },
  });
  if (isNoted && stopped) count('PaymentsStopped');
}

async function changeRun(
  orderId: string,
  leaseId: string,
  change: {
    UpdateExpression: string;
    ConditionExpression?: string;
    values: Record<string, unknown>;
  },
): Promise<boolean> {
  const own = 'leaseId = :lease';
  const { outcome } = await updateRow({
    TableName: tableName(),
    Key: keys.payment(orderId),
    UpdateExpression: change.UpdateExpression,
    ConditionExpression: change.ConditionExpression
      ? `${own} AND ${change.ConditionExpression}`
      : own,
    ExpressionAttributeValues: { ...change.values, ':lease': leaseId },
  });
  return outcome === 'changed';
}
