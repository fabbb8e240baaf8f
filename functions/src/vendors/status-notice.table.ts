import { randomUUID } from 'node:crypto';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';
import type { VendorRow } from './vendors.table.ts';

type Told = NonNullable<VendorRow['toldStatus']>;

/**
 * Records that the owner is being told of a status, once for each change of it: of two that want to, one does.
 * 1 write unit per kB.
 */
export async function beginStatusNotice(vendorId: string, status: Told): Promise<boolean> {
  const { outcome } = await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET toldStatus = :status, toldBy = :run',
    // Its own: the answer to the first attempt was lost, and the SDK sent it again.
    ConditionExpression:
      '#status = :status AND (attribute_not_exists(toldStatus) OR toldStatus <> :status OR toldBy = :run)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':run': randomUUID() },
  });
  return outcome === 'changed';
}

/** Takes the record back after an e-mail that was certainly not sent. 1 write unit per kB. */
export async function takeStatusNoticeBack(vendorId: string, status: Told, before: Told) {
  await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET toldStatus = :before',
    ConditionExpression: 'toldStatus = :status',
    ExpressionAttributeValues: { ':status': status, ':before': before },
  });
}
