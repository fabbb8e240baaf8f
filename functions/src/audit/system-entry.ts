import { randomUUID } from 'node:crypto';
import type { AuditChange, AuditEntry } from '@thali/shared/admin/audit-log.contract';
import { keys, listPosition } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';
import { type AuditRow, monthOf } from './audit-log.table.ts';

/** The actors that are not people: the platform's jobs, and the webhooks of Razorpay. */
export const systemActors = {
  thali: { name: 'Thali (automatic)', kind: 'automatic' },
  razorpay: { name: 'Razorpay', kind: 'provider' },
} as const satisfies Record<string, { name: string; kind: AuditEntry['actorKind'] }>;

type SystemActor = keyof typeof systemActors;

/** The name of each automatic change in the log and its text on the screen. */
export const systemActions = {
  recordPlanPayment: 'Record the payment of a plan',
  recordPlanRefund: 'Record the refund of a plan',
  addPlanMonth: 'Add a month to a plan',
  createBoughtVendor: 'Create a vendor from a paid plan',
  expireOrder: 'Expire an order after a day',
  cancelUnpaidOrder: 'Cancel an order that was not paid in time',
  recordOrderRefund: 'Record a refund to a guest',
  recordFailedRefund: 'Record a refund that the bank did not take',
} as const;

interface SystemChange {
  /** The vendor, or the payment of a plan. */
  target: string;
  detail?: string;
  changes?: AuditChange[];
}

/**
 * The audit entry of an automatic change, for the transaction of the change. The condition of the change also
 * prevents a second entry after a repeated run. 2 write units.
 */
export function systemEntry(
  actor: SystemActor,
  action: keyof typeof systemActions,
  change: SystemChange,
): Write {
  const at = new Date().toISOString();
  const position = listPosition(at, randomUUID());
  const row: AuditRow = { position, at, adminId: actor, action, ...change, outcome: 'done' };
  return { Put: { Item: { ...keys.auditEntry(monthOf(position), position), ...row } } };
}

export function systemActorOf(adminId: string) {
  return Object.entries(systemActors).find(([id]) => id === adminId)?.[1];
}

/** The audit entry of an order that a job ends. */
export function orderEntry(
  action: 'expireOrder' | 'cancelUnpaidOrder',
  before: { id: string; vendorId: string; status: string },
  after: { status: string },
): Write {
  return systemEntry('thali', action, {
    target: before.vendorId,
    detail: `${orderLabel(before.id)}: ${before.status} → ${after.status}`,
  });
}

/** `Order A1B2C3`: the end of the id, as on the mess's screens. */
export function orderLabel(orderId: string): string {
  return `Order ${orderId.slice(-6).toUpperCase()}`;
}
