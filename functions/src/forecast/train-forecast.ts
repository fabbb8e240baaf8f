import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { readDays, readItemDays } from '../analytics/read-period.ts';
import { count } from '../metrics/metrics.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';
import type { ForecastRow } from './forecast-rows.ts';
import { putForecast } from './forecasts.table.ts';
import { learnForecast } from './learn-forecast.ts';

/** More than a year, so the models see the same season of last year. */
const historyDays = 400;
/** Four months, so the models see a monthly dish four times. */
const itemHistoryDays = 126;

/**
 * Learns from a vendor's days up to yesterday, and stores the forecast of the coming days. The forecast covers
 * orders, revenue and portions, without cancelled and expired orders. The same days give the same forecast, so a
 * training may run at any time.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function trainForecast(vendorId: string, now: Date): Promise<ForecastRow> {
  const vendor = await readVendor(vendorId);
  if (!vendor) throw vendorNotFound();
  try {
    const row = await train(vendor, now);
    count('ForecastsTrained');
    return row;
  } catch (error) {
    count('ForecastsFailed');
    throw error;
  }
}

async function train(vendor: VendorRow, now: Date): Promise<ForecastRow> {
  const today = toIst(now).date;
  const yesterday = addDays(today, -1);
  const [days, items] = await Promise.all([
    readDays(vendor.id, addDays(today, -historyDays), yesterday),
    readItemDays(vendor.id, addDays(today, -itemHistoryDays), yesterday),
  ]);
  const row = {
    trainedAt: now.toISOString(),
    from: today,
    ...learnForecast(vendor.settings, days, items, today, vendor.counterSince),
  };
  await putForecast(vendor.id, row);
  return row;
}
