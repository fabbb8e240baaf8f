import { addDays } from '@thali/shared/time/dates';
import { weekdayOf } from '@thali/shared/time/ist';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import type { ForecastDayRow, ForecastRow, Range } from './forecast-rows.ts';
import { readForecast } from './forecasts.table.ts';
import { closedWeekdaysOf } from './learn-forecast.ts';

/**
 * A vendor's forecast with its current hours and holidays, or undefined before the first training. Costs 0.5 read
 * units more than `readForecast`.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function readCurrentForecast(vendorId: string): Promise<ForecastRow | undefined> {
  const [vendor, row] = await Promise.all([readVendor(vendorId), readForecast(vendorId)]);
  if (!vendor) throw vendorNotFound();
  return row && withClosures(row, vendor.settings);
}

/** Empties days that the vendor closed after the training. A newly opened day gets figures in the next training. */
export function withClosures(row: ForecastRow, settings: VendorSettings): ForecastRow {
  const isClosed = (date: string) => isDeclaredClosed(settings, date);
  return {
    ...row,
    days: row.days.map((day) => (isClosed(day.date) ? closedDay(day.date) : day)),
    items: row.items.map((item) => ({
      ...item,
      portions: item.portions.map((day, index) =>
        isClosed(addDays(row.from, index)) ? zeroRange : day,
      ),
    })),
  };
}

const zeroRange: Range = { expected: 0, lower: 0, upper: 0 };

function closedDay(date: string): ForecastDayRow {
  return { date, isClosed: true, confidence: 1, orders: zeroRange, revenuePaise: zeroRange };
}

function isDeclaredClosed(settings: VendorSettings, date: string): boolean {
  const isHoliday = settings.holidays?.some((holiday) => holiday.date === date) ?? false;
  return isHoliday || closedWeekdaysOf(settings).includes(weekdayOf(date));
}
