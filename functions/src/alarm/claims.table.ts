import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { updateRow } from '../table/update-row.ts';
import type { AlarmMessage } from './alarm-message.ts';

/** Longer than a run of the function may take: the worker that claimed it earlier has died. */
const staleMs = 20_000;
const keptSeconds = 2 * 24 * 3600;

/**
 * `first`: this caller does it; `again`: the worker that had it died before its end; `busy`: another one does it now;
 * `done`: it is over.
 */
export type Claim = 'first' | 'again' | 'busy' | 'done';

/** Claims one step about one order: of any number of messages one does it. 1 write unit, 2 after a death. */
export async function claimStep(message: AlarmMessage, now = Date.now()): Promise<Claim> {
  const claimId = randomUUID();
  const Item = {
    ...keyOf(message),
    claimId,
    claimedAt: now,
    expiresAt: Math.ceil(now / 1000) + keptSeconds,
  };
  const first = await putRow(newRow(Item));
  if (first.outcome === 'put') return 'first';
  const { row = {} } = first;
  if (row.isDone) return 'done';
  // After a lost answer the SDK repeats a write that had gone through: the row is already ours.
  if (row.claimId === claimId) return 'first';
  if (now - Number(row.claimedAt) < staleMs) return 'busy';
  const again = await putRow({
    Item,
    ConditionExpression: 'claimId = :seen AND attribute_not_exists(isDone)',
    ExpressionAttributeValues: { ':seen': row.claimId },
  });
  return again.outcome === 'put' || again.row?.claimId === claimId ? 'again' : 'busy';
}

/** The step is over, and the next one on its way. 1 write unit. */
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
