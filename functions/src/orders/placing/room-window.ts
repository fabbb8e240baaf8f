import type { AppError } from '@thali/shared/http/app-error';
import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import type { RowKey } from '../../table/keys.ts';
import type { Write } from '../../table/transact.ts';

/** A row that counts orders and portions up to a maximum, and what one order adds to it. */
export interface RoomWindow {
  key: RowKey;
  cap: OrderCap;
  portions: number;
  /** When DynamoDB deletes the row, in epoch seconds. */
  expiresAt: number;
  /** Whether the first order may have any size. */
  isFirstUnlimited: boolean;
  /** The maximum for one unproven person. If absent, there is none. */
  share?: { name: string; max: number };
  /** The error for an order without room. */
  refusalOf: (left: number) => Promise<AppError>;
}

/** The order's size in the unit of the cap. */
export function amountOf({ cap, portions }: RoomWindow): number {
  return cap.unit === 'orders' ? 1 : portions;
}

/** Builds the write that counts an order, if the window and the person's share have room. Rule: orders-42, pre-orders-3 */
export function reserveRoom(window: RoomWindow): Write {
  const { key, cap, expiresAt, portions, isFirstUnlimited, share } = window;
  const amount = amountOf(window);
  const isShareFree = '(attribute_not_exists(#person) OR #person <= :shareRoom)';
  const isFirstFree = isFirstUnlimited || amount <= cap.most;
  const hasRoom = `(${isFirstFree ? 'attribute_not_exists(PK) OR ' : ''}#unit <= :room)`;
  return {
    Update: {
      Key: key,
      UpdateExpression: `SET expiresAt = :expiresAt ADD orders :one, portions :portions${share ? ', #person :amount' : ''}`,
      ConditionExpression: share ? `${hasRoom} AND ${isShareFree}` : hasRoom,
      ExpressionAttributeNames: { '#unit': cap.unit, ...(share && { '#person': share.name }) },
      ExpressionAttributeValues: {
        ':one': 1,
        ':portions': portions,
        ':room': cap.most - amount,
        ':expiresAt': expiresAt,
        ...(share && { ':amount': amount, ':shareRoom': share.max - amount }),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The row counts orders and portions, so a change of the cap's unit keeps the count. */
export function roomLeft(
  { cap }: Pick<RoomWindow, 'cap'>,
  row: Record<string, unknown> | undefined,
): number {
  return Math.max(0, cap.most - Number(row?.[cap.unit] ?? 0));
}
