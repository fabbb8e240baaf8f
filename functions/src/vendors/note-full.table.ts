import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';

/**
 * From the first order on that found no room, guests read it before they order. Not where somebody has changed the
 * cap meanwhile. 1 write unit.
 */
export async function noteFull(vendorId: string, cap: OrderCap, until: string): Promise<void> {
  await updateRow({
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET #settings.fullUntil = :until, updatedAt = :now',
    ConditionExpression:
      '#settings.orderCap = :cap AND (attribute_not_exists(#settings.fullUntil) OR #settings.fullUntil < :until)',
    ExpressionAttributeNames: { '#settings': 'settings' },
    ExpressionAttributeValues: { ':cap': cap, ':until': until, ':now': new Date().toISOString() },
  });
}
