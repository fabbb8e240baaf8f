import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import { dayMenusPartition, keys } from '../table/keys.ts';
import { queryPage } from '../table/query-rows.ts';
import { transact } from '../table/transact.ts';
import { dayMenuField, type MenuItemRow } from './menu-rows.ts';
import { itemUpdate } from './menu-writes.table.ts';

export interface DayMenuRow {
  /** The date in India. */
  date: string;
  contents: string;
}

/** Long enough for suggestions after weeks of closure. Rows of deleted dishes expire too. */
const retentionDays = 60;

/** Enough for the last week, today and tomorrow. */
const maxDays = 10;

/** A dish's contents of recent days, newest first. 1 read unit. */
export async function readDayMenus(
  vendorId: string,
  itemId: string,
  today: string,
): Promise<DayMenuRow[]> {
  const query = {
    KeyConditionExpression: 'PK = :dish AND SK > :oldest',
    ExpressionAttributeValues: {
      ':dish': dayMenusPartition(vendorId, itemId),
      ':oldest': addDays(today, -retentionDays),
    },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: maxDays,
  };
  const { Items = [] } = await queryPage(query);
  return Items.map(({ SK, contents }) => ({ date: String(SK), contents: String(contents) }));
}

export type SaveDayMenuResult = 'saved' | 'no-item' | 'not-daily';

/**
 * Stores a dish's contents for a day, in the dish for guests and in its list of days, in one transaction. Refuses a
 * dish that does not change daily. 4 write units.
 */
export async function saveDay(
  vendorId: string,
  itemId: string,
  { date, contents }: { date: string; contents: string | null },
): Promise<SaveDayMenuResult> {
  const savedAt = new Date().toISOString();
  const changes = { [dayMenuField(date)]: { date, contents, savedAt } };
  const update = itemUpdate(vendorId, itemId, changes, savedAt);
  const day = { Key: keys.dayMenu(vendorId, itemId, date) };
  const refused = await transact({
    item: {
      Update: {
        ...update,
        ConditionExpression: 'contentsChangeDaily = :daily',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':daily': true },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    day:
      contents === null
        ? { Delete: day }
        : {
            Put: { Item: toDayMenuRow(vendorId, itemId, { date, contents }) },
          },
  });
  if (refused.size === 0) return 'saved';
  const item = refused.get('item') as MenuItemRow | undefined;
  return item ? 'not-daily' : 'no-item';
}

export function toDayMenuRow(vendorId: string, itemId: string, { date, contents }: DayMenuRow) {
  const expiresAt = istDayStart(addDays(date, retentionDays)).getTime() / 1000;
  return { ...keys.dayMenu(vendorId, itemId, date), contents, expiresAt };
}
