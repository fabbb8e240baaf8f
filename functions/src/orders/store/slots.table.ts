import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import { keys } from '../../table/keys.ts';
import { between, queryRows } from '../../table/query-rows.ts';

type Row = Record<string, unknown>;

/** The rows of a date's slots that count orders, by their start. 0.5 read units. */
export async function readSlots(vendorId: string, date: string): Promise<Map<string, Row>> {
  const start = (day: string) => keys.slot(vendorId, istDayStart(day).toISOString());
  const rows = await queryRows(between(start(date), start(addDays(date, 1))));
  return new Map(rows.map((row) => [String(row.SK), row]));
}
