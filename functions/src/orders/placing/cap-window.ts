import type { AppError } from '@thali/shared/http/app-error';
import { busyReason, clockAt } from '@thali/shared/vendors/business-hours';
import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { config } from '../../config.ts';
import { keys } from '../../table/keys.ts';
import { saveFullUntil } from '../../vendors/change-vendor.table.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { type OrderRecord, portionsOf } from '../store/order-record.ts';
import { kitchenBusy } from './check-order.ts';
import { phoneProofRequired } from './check-unproven-order.ts';
import { amountOf, type RoomWindow } from './room-window.ts';

const windowMs = 15 * 60_000;
const retentionSeconds = 3600;

/** A kitchen's 15-minute window for counting orders, and what one order adds to it. */
export interface CapWindow extends RoomWindow {
  vendorId: string;
  endsAt: string;
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
  const endsAt = new Date(start + windowMs).toISOString();
  const window: CapWindow = {
    vendorId: id,
    key: keys.capWindow(id, new Date(start).toISOString()),
    cap: settings.orderCap,
    endsAt,
    expiresAt: Date.parse(endsAt) / 1000 + retentionSeconds,
    portions: portionsOf(order.lines),
    isFirstUnlimited: true,
    ...(person && shareFor(settings.orderCap, person)),
    refusalOf: (left) => capExceeded(window, left),
  };
  return window;
}

/** Four characters of the hash tell people apart well enough, and keep a row of a hundred people below 1 kB. */
function shareFor({ unit, most }: OrderCap, person: string): Pick<CapWindow, 'share'> {
  const share = Math.max(1, Math.floor(most / shareDivisor));
  const maxByLimit = limitWindows * config.limit('ORDERS_UNPROVEN_PER_PHONE');
  if (unit === 'orders' && maxByLimit <= share) return {};
  return { share: { name: `${unit.charAt(0)}${person.slice(0, 4)}`, max: share } };
}

/** The window with room for any order. The window still counts the order. Rule: counter-3 */
export function withoutLimit(window: CapWindow): CapWindow {
  return { ...window, cap: { ...window.cap, most: Number.MAX_SAFE_INTEGER } };
}

/** Whether one order alone exceeds the share of its unproven person. */
export function exceedsShare(window: RoomWindow): boolean {
  return window.share !== undefined && amountOf(window) > window.share.max;
}

/** Whether the person's share refused the order, although the window has room. */
export function isShareTaken(window: CapWindow, room: number): boolean {
  return window.share !== undefined && amountOf(window) <= room;
}

/**
 * The error for an order that exceeds the cap. If the window is full, also stores the end of the window, so all
 * screens show it.
 * Rule: orders-42
 */
async function capExceeded(window: CapWindow, room: number): Promise<AppError> {
  if (isShareTaken(window, room)) return shareUsedUp();
  const { vendorId, cap, endsAt } = window;
  if (room > 0) {
    const portions = room === 1 ? '1 more portion' : `${room} more portions`;
    return kitchenBusy(`The kitchen takes only ${portions} until ${clockAt(endsAt)}.`, endsAt);
  }
  await saveFullUntil(vendorId, cap, endsAt);
  return kitchenBusy(busyReason('full', endsAt), endsAt);
}

/** The error for an unproven person who has used up their share. Rule: orders-43 */
export function shareUsedUp(): AppError {
  return phoneProofRequired(
    'This kitchen takes few orders right now. Confirm your phone to order more.',
  );
}
