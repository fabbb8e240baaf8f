import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import { toVendorRows } from '@thali/functions/vendors/vendors.table';
import { addDays } from '@thali/shared/time/dates';
import { weekdays } from '@thali/shared/time/ist';

type Row = Record<string, unknown>;

/** 52 weeks with six open days each. The training reads dishes for 18 weeks only. */
const historyDays = 364;
const itemDays = 126;
const dishes = 30;
const openingHours = 10;

/** Writes messes with one year of figures, 30 to 500 orders a day. */
export async function writeForecastVendors(
  documents: DynamoDBDocumentClient,
  TableName: string,
  { vendors, today }: { vendors: number; today: string },
): Promise<void> {
  for (let number = 0; number < vendors; number += 1) {
    const rows = vendorRows(number, today);
    while (rows.length > 0) {
      const RequestItems = {
        [TableName]: rows.splice(0, 25).map((Item) => ({ PutRequest: { Item } })),
      };
      const { UnprocessedItems } = await documents.send(new BatchWriteCommand({ RequestItems }));
      if (Object.keys(UnprocessedItems ?? {}).length > 0)
        throw new Error('DynamoDB returned unprocessed rows');
    }
  }
}

function vendorRows(number: number, today: string): Row[] {
  const id = `v${String(number).padStart(25, '0')}`;
  const at = `${today}T00:00:00.000Z`;
  const hours = weekdays.map((day) => [
    day,
    { open: '08:00', close: '18:00', closed: day === 'Sunday' },
  ]);
  const profile: Record<string, Row> = toVendorRows({
    id,
    subdomain: `bench-${number}`,
    name: `Mess ${number}`,
    displayName: `Mess ${number}`,
    status: 'active',
    settings: { businessHours: Object.fromEntries(hours) },
    createdAt: at,
    updatedAt: at,
  });
  const level = 30 + ((number * 37) % 470);
  const days = Array.from({ length: historyDays }, (_, index) => index + 1).flatMap((ago) => {
    const date = addDays(today, -ago);
    const weekday = new Date(date).getUTCDay();
    if (weekday === 0) return [];
    const orders = ordersOf(number, ago, level * (0.8 + 0.08 * weekday));
    return [dayRow(id, date, orders), ...(ago <= itemDays ? [itemRow(id, date, orders)] : [])];
  });
  return [...Object.values(profile), ...days];
}

/** Deterministic noise: the same vendor and day always get the same orders. */
function ordersOf(number: number, ago: number, usual: number): number {
  const noise = Math.sin(number * 12.9898 + ago * 78.233) * 43_758.5453;
  return Math.round(usual * (0.8 + 0.4 * (noise - Math.floor(noise))));
}

function dayRow(id: string, date: string, orders: number): Row {
  const byHour = Array.from({ length: openingHours }, (_, index) => [
    `hour${8 + index}`,
    Math.ceil(orders / openingHours),
  ]);
  return {
    ...keys.dayFigures(id, date),
    date,
    orders,
    earning: orders - 1,
    completed: orders - 1,
    cancelled: 1,
    newCustomers: 2,
    revenuePaise: orders * 11_350,
    feePaise: orders * 200,
    ...Object.fromEntries(byHour),
    revision: orders,
  };
}

function itemRow(id: string, date: string, orders: number): Row {
  const sold = Array.from({ length: dishes }, (_, dish) => {
    const itemId = `m${String(dish).padStart(25, '0')}`;
    const portions = ordersOf(dish, date.charCodeAt(9), (2 * orders) / (dish + 2));
    return [
      [`q${itemId}`, portions],
      [`r${itemId}`, portions * 6000],
    ];
  }).flat();
  return { ...keys.dayItems(id, date), date, ...Object.fromEntries(sold), revision: orders };
}
