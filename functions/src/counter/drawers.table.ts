import type { OfflineFigures } from '@thali/shared/counter/shift-close.contract';
import { keys, listPosition } from '../table/keys.ts';
import { newRow, replaceRow } from '../table/put-row.ts';
import { queryRows } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import { transact } from '../table/transact.ts';

/** The cash of a counter. Orders add to it in their own transactions. Rule: counter-8 */
export interface DrawerRow {
  cashPaise: number;
  /** The offline sales since the last close. `offlineFigures` reads the other attributes about these sales. */
  offlineSales?: number;
  /** The last close, ISO 8601. */
  closedAt?: string;
  /** The idempotency key of the last close. */
  closeKey?: string;
}

/** The record of a closed shift, which never changes. 250 bytes, more with offline sales. */
export interface ShiftCloseRow {
  at: string;
  counterId: string;
  counter: string;
  by: string;
  expectedPaise: number;
  countedPaise: number;
  offline?: OfflineFigures;
}

/** Strongly consistent, 1 read unit. */
export function readDrawer(vendorId: string, counterId: string): Promise<DrawerRow | undefined> {
  return readRow<DrawerRow>(keys.drawer(vendorId, counterId), { ConsistentRead: true });
}

/** 1 read unit. */
export function readShiftClose(
  vendorId: string,
  { at, counterId }: Pick<ShiftCloseRow, 'at' | 'counterId'>,
): Promise<ShiftCloseRow | undefined> {
  return readRow<ShiftCloseRow>(keys.shiftClose(vendorId, listPosition(at, counterId)), {
    ConsistentRead: true,
  });
}

/**
 * Empties the drawer and writes the close, if the cash has not changed since the read. 4 write units.
 * @returns false if a sale or another close was faster
 */
export async function writeShiftClose(
  vendorId: string,
  before: DrawerRow | undefined,
  close: ShiftCloseRow,
  closeKey: string | undefined,
): Promise<boolean> {
  const { at, counterId } = close;
  const drawer: DrawerRow = { cashPaise: 0, closedAt: at, ...(closeKey && { closeKey }) };
  const refused = await transact({
    drawer: {
      Put: replaceRow(
        { ...keys.drawer(vendorId, counterId), ...drawer },
        before,
        'cashPaise',
        'closedAt',
        'offlineSales',
      ),
    },
    close: { Put: newRow({ ...keys.shiftClose(vendorId, listPosition(at, counterId)), ...close }) },
  });
  return refused.size === 0;
}

/** The newest closes of all counters of a vendor. 0.5 read units for about 16. */
export async function readShiftCloses(vendorId: string, limit: number): Promise<ShiftCloseRow[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :closes',
    ExpressionAttributeValues: { ':closes': keys.shiftClose(vendorId, '').PK },
    ScanIndexForward: false,
    Limit: limit,
  });
  return rows.slice(0, limit) as unknown as ShiftCloseRow[];
}
