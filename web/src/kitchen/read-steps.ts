import { isRecord } from '@thali/shared/http/is-record';
import { isOrderStatus } from '@thali/shared/orders/order-status';
import type { Step, StepAction } from './steps.ts';

type StoredAction = Record<string, unknown>;

/** Whether a step of each kind has its required fields. */
const isComplete: Record<StepAction['kind'], (act: StoredAction) => boolean> = {
  status: ({ orderId, status }) => isText(orderId) && isOrderStatus(status),
  end: ({ orderId, how }) => isText(orderId) && isRecord(how),
  acknowledge: ({ orderId }) => isText(orderId),
  tick: ({ orderId, lines }) => isText(orderId) && Array.isArray(lines),
  'ready-time': ({ orderId, readyInMinutes }) =>
    isText(orderId) && typeof readyInMinutes === 'number',
  table: ({ orderId, table }) => isText(orderId) && (table === null || isText(table)),
  received: ({ orderId, method }) => isText(orderId) && (method === 'upi' || method === 'cash'),
  choice: ({ vendorId, groupId, choiceId, soldOutToday }) =>
    [vendorId, groupId, choiceId].every(isText) && typeof soldOutToday === 'boolean',
  pots: ({ vendorId, date, mealId, pots }) =>
    [vendorId, date, mealId].every(isText) && Array.isArray(pots),
  item: ({ itemId, vendorId }) => isText(itemId) && isText(vendorId),
};

/** Reads the steps stored in this browser. Drops steps that this release can't read. */
export function readSteps(stored: unknown): readonly Step[] {
  return Array.isArray(stored) ? stored.filter(isStep) : [];
}

function isStep(stored: unknown): stored is Step {
  if (!isRecord(stored) || !isRecord(stored.act)) return false;
  const { key, at, sendAt, act } = stored;
  const isStep = isText(key) && isText(at) && typeof sendAt === 'number';
  return isStep && isKind(act.kind) && isComplete[act.kind](act);
}

function isKind(kind: unknown): kind is StepAction['kind'] {
  return isText(kind) && Object.hasOwn(isComplete, kind);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
