import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { updateRow } from '../table/update-row.ts';
import type { AlarmMessage } from './alarm-message.ts';

/** A worker with an older claim has crashed. */
const staleMs = 20_000;
const retentionSeconds = 2 * 24 * 3600;

/**
 * `first`: this worker does the step. `retry`: this worker repeats the step of a worker that crashed. `busy`: another worker
 * does the step now. `done`: the step is over.
 */
export type Claim = 'first' | 'retry' | 'busy' | 'done';

/** Claims a step, so that only one worker does it. 1 write unit, 2 after a crash. */
export async function claimStep(message: AlarmMessage, now = Date.now()): Promise<Claim> {
  const claimId = randomUUID();
  const Item = {
    ...keyOf(message),
    claimId,
    claimedAt: now,
    expiresAt: Math.ceil(now / 1000) + retentionSeconds,
  };
  const first = await putRow(newRow(Item));
  if (first.outcome === 'put') return 'first';
  const { row = {} } = first;
  if (row.isDone) return 'done';
  // After a lost answer the SDK repeats a write, so the row may be our own.
  if (row.claimId === claimId) return 'first';
  if (now - Number(row.claimedAt) < staleMs) return 'busy';
  const takeover = await putRow({
    Item,
    ConditionExpression: 'claimId = :seen AND attribute_not_exists(isDone)',
    ExpressionAttributeValues: { ':seen': row.claimId },
  });
  return takeover.outcome === 'put' || takeover.row?.claimId === claimId ? 'retry' : 'busy';
}

/** Marks a step as done, after the next step is in the queue. 1 write unit. */
export async function finishStep(message: AlarmMessage): Promise<void> {
  await updateRow({
    Key: keyOf(message),
    UpdateExpression: 'SET isDone = :true',
    ExpressionAttributeValues: { ':true': true },
  });
}

function keyOf({ orderId, step, refundedPaise }: AlarmMessage) {
  return keys.orderAlarm(orderId, refundedPaise === undefined ? step : `${step}#${refundedPaise}`);
}
