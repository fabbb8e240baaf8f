import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeRush as contract } from '@thali/shared/kitchen/change-rush.contract';
import { weekdayOf } from '@thali/shared/time/ist';
import { type DayHours, hasWholeHours } from '@thali/shared/vendors/business-hours';
import { servingDate } from '@thali/shared/vendors/serving-date';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { Actor } from '../http/actor.ts';
import { changeVendor } from '../vendors/change-vendor.table.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';

const minuteMs = 60_000;

/** A new cap, or none, starts with room: refusals of the old cap are dropped. */
export async function changeRush(
  _actor: Actor,
  { params: { vendorId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = await readVendor(vendorId, { ConsistentRead: true });
  if (!before) throw vendorNotFound();
  const now = new Date();
  const vendor = await changeVendor(vendorId, {
    'settings.pausedUntil': pauseEnd(body.pauseMinutes, now),
    'settings.orderCap': body.cap,
    'settings.fullUntil': body.cap === undefined ? undefined : null,
    'settings.today': body.today && hoursOfToday(body.today, before.settings, now),
  });
  if (!vendor) throw vendorNotFound();
  return { settings: vendor.settings };
}

/** Rounded to a full minute, as screens show it. */
function pauseEnd(minutes: number | undefined, now: Date): string | null | undefined {
  if (!minutes) return minutes === 0 ? null : undefined;
  const fullMinute = Math.ceil(now.getTime() / minuteMs) * minuteMs;
  return new Date(fullMinute + minutes * minuteMs).toISOString();
}

/** @throws AppError VALIDATION_ERROR if they make no valid day together with the usual times */
function hoursOfToday(
  { open, close, closed = false }: DayHours,
  settings: VendorSettings,
  now: Date,
): VendorSettings['today'] {
  const date = servingDate(settings, now);
  const changed = { date, ...(open && { open }), ...(close && { close }), closed };
  const usual = settings.businessHours?.[weekdayOf(date)];
  if (!closed && !hasWholeHours({ ...usual, ...changed })) {
    const message = 'Give an opening and a closing time that differ';
    throw new AppError('VALIDATION_ERROR', message, { details: [{ path: 'today', message }] });
  }
  return changed;
}
