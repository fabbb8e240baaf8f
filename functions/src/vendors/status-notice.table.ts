import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';
import type { VendorRow } from './vendors.table.ts';

type Notified = NonNullable<VendorRow['notifiedStatus']>;

/**
 * Records that the owner is being notified of a status, once for each change of it: of two that want to, one does.
 * 1 write unit per kB.
 */
export async function beginStatusNotice(vendorId: string, status: Notified): Promise<boolean> {
  const { outcome } = await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :status, notifiedBy = :run',
    // Its own: the answer to the first attempt was lost, and the SDK sent it again.
    ConditionExpression:
      '#status = :status AND (attribute_not_exists(notifiedStatus) OR notifiedStatus <> :status OR notifiedBy = :run)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Takes the record back after an e-mail that was certainly not sent. 1 write unit per kB. */
export async function takeStatusNoticeBack(vendorId: string, status: Notified, before: Notified) {
  await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET notifiedStatus = :before',
    ConditionExpression: 'notifiedStatus = :status',
    ExpressionAttributeValues: { ':status': status, ':before': before },
  });
}
