import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeRush as contract } from '@thali/shared/kitchen/change-rush.contract';
import { weekdayOf } from '@thali/shared/time/ist';
import { type HoursWindow, windowsOf } from '@thali/shared/vendors/business-hours';
import { servingDate } from '@thali/shared/vendors/serving-date';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { Actor } from '../http/actor.ts';
import { changeVendor } from '../vendors/change-vendor.table.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';

type TodayChange = NonNullable<InputOf<typeof contract>['body']['today']>;

const minuteMs = 60_000;

/** A new cap also clears `fullUntil`, because the old cap may have caused the pause. */
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

/** Rounds to a full minute, because screens show full minutes. */
function pauseEnd(minutes: number | undefined, now: Date): string | null | undefined {
  if (!minutes) return minutes === 0 ? null : undefined;
  const fullMinute = Math.ceil(now.getTime() / minuteMs) * minuteMs;
  return new Date(fullMinute + minutes * minuteMs).toISOString();
}

/** @throws AppError VALIDATION_ERROR if the resulting hours of the day are invalid */
function hoursOfToday(
  { open, close, closed = false, windows }: TodayChange,
  settings: VendorSettings,
  now: Date,
): VendorSettings['today'] {
  const date = servingDate(settings, now);
  if (windows && !closed) return { date, windows };
  const changed = { date, ...(open && { open }), ...(close && { close }), closed };
  if (closed) return changed;
  const usual = settings.businessHours?.[weekdayOf(date)];
  const isSplit = Array.isArray(usual) && !(open && close);
  const [first, ...otherWindows] = isSplit
    ? cutWindows(usual, open, close)
    : windowsOf({ ...(Array.isArray(usual) ? {} : usual), ...changed });
  if (!first || first.open === first.close) {
    const message = 'Give an opening and a closing time that differ';
    throw new AppError('VALIDATION_ERROR', message, { details: [{ path: 'today', message }] });
  }
  return isSplit ? { date, windows: [first, ...otherWindows] } : changed;
}

/** Shortens the usual windows to a new first opening or last closing time. Drops windows outside these times. */
function cutWindows(windows: HoursWindow[], open?: string, close?: string): HoursWindow[] {
  const isNight = close !== undefined && windows.every((window) => close < window.open);
  const remaining = windows.filter(
    (window) =>
      (!open || window.close > open || window.close < window.open) &&
      (!close || isNight || window.open < close),
  );
  return remaining.map((window, index) => ({
    open: (index === 0 && open) || window.open,
    close: (index === remaining.length - 1 && close) || window.close,
  }));
}
