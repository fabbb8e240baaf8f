import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import type { Write } from '../table/transact.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { OrderRecord } from './order-record.ts';

const windowMs = 15 * 60_000;
const keptSeconds = 3600;

/** What an order takes of a kitchen's quarter of an hour. */
export interface CapWindow {
  vendorId: string;
  cap: OrderCap;
  /** ISO 8601: it began at a full quarter of an hour. */
  startsAt: string;
  endsAt: string;
  portions: number;
}

/** Undefined where the kitchen has no cap: then nothing is counted. Rule: orders-42 */
export function capFor({ id, settings }: VendorRow, order: OrderRecord): CapWindow | undefined {
  if (!settings.orderCap) return undefined;
  const start = Math.floor(Date.parse(order.createdAt) / windowMs) * windowMs;
  return {
    vendorId: id,
    cap: settings.orderCap,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + windowMs).toISOString(),
    portions: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Counts an order in, if there is room; the first one of a window is let in whatever its size. */
export function takeRoom({ vendorId, cap, startsAt, endsAt, portions }: CapWindow): Write {
  return {
    Update: {
      TableName: tableName(),
      Key: keys.capWindow(vendorId, startsAt),
      UpdateExpression: 'SET expiresAt = :expiresAt ADD orders :one, portions :portions',
      ConditionExpression: 'attribute_not_exists(PK) OR #unit <= :room',
      ExpressionAttributeNames: { '#unit': cap.unit },
      ExpressionAttributeValues: {
        ':one': 1,
        ':portions': portions,
        ':room': cap.most - (cap.unit === 'orders' ? 1 : portions),
        ':expiresAt': Date.parse(endsAt) / 1000 + keptSeconds,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** @param counted  the window's row; it counts both units, so that a change of the cap finds its figure */
export function roomLeft({ cap }: CapWindow, counted: Record<string, unknown> | undefined): number {
  return Math.max(0, cap.most - Number(counted?.[cap.unit]));
}
