import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import type { ForecastRow } from './forecast-rows.ts';

/**
 * A vendor's forecast, or undefined before the first training. 0.5 read units per 4 kB; 13 kB with 20 dishes, 0.5 kB
 * more for each further dish.
 */
export async function readForecast(
  vendorId: string,
  options?: ReadOptions,
): Promise<ForecastRow | undefined> {
  return readRow<ForecastRow>(keys.forecast(vendorId), options);
}

/** Replaces an earlier forecast. 1 write unit per kB. */
export async function putForecast(vendorId: string, row: ForecastRow): Promise<void> {
  await putRow({ Item: { ...keys.forecast(vendorId), ...row } });
}
