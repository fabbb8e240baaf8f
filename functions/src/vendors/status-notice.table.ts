import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { updateRow } from '../table/update-row.ts';
import type { VendorRow } from './vendors.table.ts';

type Notified = NonNullable<VendorRow['notifiedStatus']>;

/**
 * Stores that the owner is being notified of a status, once for each change. Of two concurrent callers one succeeds. 1
 * write unit per kB.
 */
export async function claimStatusNotice(vendorId: string, status: Notified): Promise<boolean> {
  const { outcome } = await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :status, notifiedBy = :run',
    // `run` matches our own write when the SDK repeats it after a lost answer.
    ConditionExpression:
      '#status = :status AND (attribute_not_exists(notifiedStatus) OR notifiedStatus <> :status OR notifiedBy = :run)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Reverts the record after an e-mail that was certainly not sent. 1 write unit per kB. */
export async function releaseStatusNotice(vendorId: string, status: Notified, before: Notified) {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :before',
    ConditionExpression: 'notifiedStatus = :status',
    ExpressionAttributeValues: { ':status': status, ':before': before },
  });
}
