import { csvCell } from '@thali/shared/csv/parse-csv-line';
import { type DemandForecastDay, forecastDemand } from '@thali/shared/forecast/forecast-demand';
import type { DemandDay } from '@thali/shared/forecast/open-days';

export const forecastHeader = 'series_id,date,value,lower80,upper80';

/**
 * A line for each day after a series' last date, with six significant digits; none where the history is too
 * short. Which weekdays are closed follows from the data.
 */
export function forecastLines(
  seriesId: string,
  history: readonly DemandDay[],
  horizon: number,
): string[] {
  return forecastDemand(history, { horizon }).days.map((day) => lineOf(seriesId, day));
}

function lineOf(seriesId: string, { date, expected, lower, upper }: DemandForecastDay): string {
  return [csvCell(seriesId), date, ...[expected, lower, upper].map(digits)].join(',');
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
