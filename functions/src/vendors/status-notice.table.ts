import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { updateRow } from '../table/update-row.ts';
import type { VendorRow } from './vendors.table.ts';

type NotifiedStatus = NonNullable<VendorRow['notifiedStatus']>;

/**
 * Claims the notice of a status, once for each change. Only one of two concurrent callers succeeds. 1 write unit per
 * kB.
 */
export async function claimStatusNotice(
  vendorId: string,
  status: NotifiedStatus,
): Promise<boolean> {
  const { outcome } = await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :status, notifiedBy = :run',
    // `notifiedBy` matches our own write when the SDK repeats it after a lost answer.
    ConditionExpression:
      '#status = :status AND (attribute_not_exists(notifiedStatus) OR notifiedStatus <> :status OR notifiedBy = :run)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Releases the claim after a failed e-mail. 1 write unit per kB. */
export async function releaseStatusNotice(
  vendorId: string,
  status: NotifiedStatus,
  before: NotifiedStatus,
) {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :before',
    ConditionExpression: 'notifiedStatus = :status',
    ExpressionAttributeValues: { ':status': status, ':before': before },
  });
}
