import { isDeepStrictEqual } from 'node:util';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { briefsPartition, keys } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { updateRow } from '../../table/update-row.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { findVendorOrders } from '../store/vendor-orders.table.ts';

/** The fields of an order that lists search and count. A brief has a tenth of the order's size. */
export type OrderBrief = Pick<
  OrderRecord,
  'id' | 'createdAt' | 'customerName' | 'customerPhone' | 'token' | 'table'
> & {
  isExpired: boolean;
  offline?: { number: string };
};

export function toBrief(order: OrderRecord): OrderBrief {
  const { id, createdAt, customerName, customerPhone, token, table, status, offline } = order;
  const customer = { customerName, customerPhone };
  const isExpired = status === 'expired';
  return { id, createdAt, ...customer, token, table, isExpired, ...toOffline(offline?.number) };
}

function toOffline(number: string | undefined): Pick<OrderBrief, 'offline'> {
  return number === undefined ? {} : { offline: { number } };
}

export function toBriefRow(order: OrderRecord) {
  const { id, createdAt, customerName, customerPhone, isExpired, ...brief } = toBrief(order);
  const { token, table, offline } = brief;
  return {
    ...keys.orderBrief(id, createdAt),
    name: customerName,
    phone: customerPhone,
    token,
    table,
    isExpired: isExpired || undefined,
    offlineNumber: offline?.number,
  };
}

/** Briefs of a vendor's newest orders, newest first. 12.5 read units per 1,000. */
export async function listBriefs(vendorId: string, limit: number): Promise<OrderBrief[]> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :briefs',
    ExpressionAttributeValues: { ':briefs': briefsPartition(vendorId) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return Items.map(({ SK, name, phone, token, table, isExpired = false, offlineNumber }) => {
    const [createdAt = '', end = ''] = String(SK).split('#');
    const customer = { customerName: name, customerPhone: phone };
    const offline = toOffline(offlineNumber);
    return { id: vendorId + end, createdAt, ...customer, token, table, isExpired, ...offline };
  });
}

/**
 * Stores an order's brief, or marks it expired. Keeps a stored customer, so a late stream record does not restore an
 * erased person. Safe for repeated and reordered calls. 1 write unit.
 */
export async function saveBrief(order: OrderRecord): Promise<void> {
  const { PK, SK, name, phone, token, table, isExpired, offlineNumber } = toBriefRow(order);
  const setExpired = isExpired ? ', isExpired = :true' : '';
  const setToken = token === undefined ? '' : ', #token = :token';
  const setTable = table ? ', #table = if_not_exists(#table, :table)' : '';
  const setNumber = offlineNumber ? ', offlineNumber = :number' : '';
  await updateRow({
    Key: { PK, SK },
    UpdateExpression: `SET #name = if_not_exists(#name, :name), phone = if_not_exists(phone, :phone)${setToken}${setExpired}${setTable}${setNumber}`,
    ExpressionAttributeNames: {
      '#name': 'name',
      ...(setToken && { '#token': 'token' }),
      ...(setTable && { '#table': 'table' }),
    },
    ExpressionAttributeValues: {
      ':name': name,
      ':phone': phone,
      ...(setToken && { ':token': token }),
      ...(isExpired && { ':true': true }),
      ...(table && { ':table': table }),
      ...(offlineNumber && { ':number': offlineNumber }),
    },
  });
}

/** Stores an order's new table in its brief, if the brief exists. 1 write unit. */
export async function updateTableInBrief({ id, createdAt, table }: OrderRecord): Promise<void> {
  await updateRow({
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: table ? 'SET #table = :table' : 'REMOVE #table',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#table': 'table' },
    ...(table && { ExpressionAttributeValues: { ':table': table } }),
  });
}

/** The stream keeps a record for a day, so a brief may arrive this late. */
const maxStreamDelayMs = 24 * 60 * 60 * 1000;

/** Updates a brief from its order, if the brief exists or may still arrive. 1 write unit. */
export async function correctBrief(order: OrderRecord): Promise<void> {
  const { id, createdAt, customerName, customerPhone } = toBrief(order);
  const isRecent = Date.now() - Date.parse(createdAt) < 2 * maxStreamDelayMs;
  await updateRow({
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: 'SET #name = :name, phone = :phone',
    ...(!isRecent && { ConditionExpression: 'attribute_exists(PK)' }),
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':name': customerName, ':phone': customerPhone },
  });
}

/** Stores the briefs of new and expired orders. Other states change no brief, except an online sale's offline number. */
export async function saveBriefs(orders: readonly OrderRecord[]): Promise<void> {
  const changed = orders.filter(
    ({ status, createdAt, updatedAt, offline }) =>
      status === 'expired' || updatedAt === createdAt || offline?.sentAt === createdAt,
  );
  await Promise.all(changed.map(saveBrief));
}

/** Corrects the briefs of a vendor's most recent orders, newest first. 125 read units. */
export async function correctBriefs(vendorId: string): Promise<void> {
  const stored = new Map(
    (await listBriefs(vendorId, recentOrdersCap)).map((brief) => [brief.id, brief]),
  );
  const { orders } = await findVendorOrders(vendorId, {
    limit: recentOrdersCap,
    max: recentOrdersCap,
  });
  for (const order of orders) {
    const [brief, expected] = [stored.get(order.id), toBrief(order)];
    if (brief?.isExpired !== expected.isExpired) await saveBrief(order);
    if (brief && brief.table !== expected.table) await updateTableInBrief(order);
    if (brief && brief.offline?.number !== expected.offline?.number) await saveBrief(order);
    const { isExpired, table, offline } = expected;
    const current = { ...brief, isExpired, table, ...(offline && { offline }) };
    if (brief && !isDeepStrictEqual(current, expected)) await correctBrief(order);
  }
}
