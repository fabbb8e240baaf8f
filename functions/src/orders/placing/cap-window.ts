import type { AppError } from '@thali/shared/http/app-error';
import { busyReason, clockAt } from '@thali/shared/vendors/business-hours';
import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { config } from '../../config.ts';
import { keys } from '../../table/keys.ts';
import type { Write } from '../../table/transact.ts';
import { saveFullUntil } from '../../vendors/change-vendor.table.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { kitchenBusy } from './check-order.ts';
import { phoneProofRequired } from './check-unproven.ts';

const windowMs = 15 * 60_000;
const retentionSeconds = 3600;

/** A kitchen's 15-minute window for counting orders, and what one order adds to it. */
export interface CapWindow {
  vendorId: string;
  cap: OrderCap;
  /** ISO 8601: the start of the window, on a full quarter of an hour. */
  startsAt: string;
  endsAt: string;
  portions: number;
  /** The maximum for one unproven person. Absent if the limit of orders-37 is stricter. */
  share?: { name: string; max: number };
}

/** An unproven person may use at most a third of a window. */
const shareDivisor = 3;
/** A window overlaps two windows of the limit in orders-37. */
const limitWindows = 2;

/**
 * The window that counts an order. Undefined if the kitchen has no cap.
 * @param person the hash of an unproven caller; undefined for a proven caller
 * Rule: orders-42, orders-43
 */
export function capFor(
  { id, settings }: VendorRow,
  order: OrderRecord,
  person: string | undefined,
): CapWindow | undefined {
  if (!settings.orderCap) return undefined;
  const start = Math.floor(Date.parse(order.createdAt) / windowMs) * windowMs;
  return {
    vendorId: id,
    cap: settings.orderCap,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + windowMs).toISOString(),
    portions: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(person && shareFor(settings.orderCap, person)),
  };
}

/** Four characters of the hash tell people apart well enough, and keep a row of a hundred people below 1 kB. */
function shareFor({ unit, most }: OrderCap, person: string): Pick<CapWindow, 'share'> {
  const share = Math.max(1, Math.floor(most / shareDivisor));
  const maxByLimit = limitWindows * config.limit('ORDERS_UNPROVEN_PER_PHONE');
  if (unit === 'orders' && maxByLimit <= share) return {};
  return { share: { name: `${unit.charAt(0)}${person.slice(0, 4)}`, max: share } };
}

/** The window with room for any order. It still counts the order. Rule: counter-3 */
export function withoutLimit(window: CapWindow): CapWindow {
  return { ...window, cap: { ...window.cap, most: Number.MAX_SAFE_INTEGER } };
}

/** The order's size in the unit of the cap. */
function amountOf({ cap, portions }: CapWindow): number {
  return cap.unit === 'orders' ? 1 : portions;
}

/**
 * Builds the write that counts an order, if the window and the person's share have room. The first order of a window
 * may have any size, except beyond an unproven person's share.
 */
export function countInWindow(window: CapWindow): Write {
  const { vendorId, cap, startsAt, endsAt, portions, share } = window;
  const amount = amountOf(window);
  const isShareFree = '(attribute_not_exists(#person) OR #person <= :shareRoom)';
  const hasRoom = '(attribute_not_exists(PK) OR #unit <= :room)';
  return {
    Update: {
      Key: keys.capWindow(vendorId, startsAt),
      UpdateExpression: `SET expiresAt = :expiresAt ADD orders :one, portions :portions${share ? ', #person :amount' : ''}`,
      ConditionExpression: share ? `${hasRoom} AND ${isShareFree}` : hasRoom,
      ExpressionAttributeNames: { '#unit': cap.unit, ...(share && { '#person': share.name }) },
      ExpressionAttributeValues: {
        ':one': 1,
        ':portions': portions,
        ':room': cap.most - amount,
        ':expiresAt': Date.parse(endsAt) / 1000 + retentionSeconds,
        ...(share && { ':amount': amount, ':shareRoom': share.max - amount }),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The row counts orders and portions, so a change of the cap's unit keeps the count. */
export function roomLeft({ cap }: CapWindow, row: Record<string, unknown> | undefined): number {
  return Math.max(0, cap.most - Number(row?.[cap.unit] ?? 0));
}

/** Whether one order alone exceeds the share of its unproven person. */
export function exceedsShare(window: CapWindow): boolean {
  return window.share !== undefined && amountOf(window) > window.share.max;
}

/** Whether the person's share refused the order, although the window has room. */
export function isShareTaken(window: CapWindow, room: number): boolean {
  return window.share !== undefined && amountOf(window) <= room;
}

/**
 * The error for an order that exceeds the cap. If the window is full, it also stores that for all screens. Rule:
 * orders-42
 */
export async function capExceeded(window: CapWindow, room: number): Promise<AppError> {
  if (isShareTaken(window, room)) return shareTaken();
  const { vendorId, cap, endsAt } = window;
  if (room > 0) {
    const portions = room === 1 ? '1 more portion' : `${room} more portions`;
    return kitchenBusy(`The kitchen takes only ${portions} until ${clockAt(endsAt)}.`, endsAt);
  }
  await saveFullUntil(vendorId, cap, endsAt);
  return kitchenBusy(busyReason('full', endsAt), endsAt);
}

/** The error for an unproven person who has used up their share. Rule: orders-43 */
export function shareTaken(): AppError {
  return phoneProofRequired(
    'This kitchen takes few orders right now. Confirm your phone to order more.',
  );
}
