import { isDeepStrictEqual } from 'node:util';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { briefsPartition, keys } from '../../table/keys.ts';
import { queryPage } from '../../table/query-rows.ts';
import { updateRow } from '../../table/update-row.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { findVendorOrders } from '../store/vendor-orders.table.ts';

/** The fields that list searches and counts need: a tenth of an order's size. */
export type OrderBrief = Pick<
  OrderRecord,
  'id' | 'createdAt' | 'customerName' | 'customerPhone' | 'token' | 'table'
> & {
  isExpired: boolean;
};

export function toBrief(order: OrderRecord): OrderBrief {
  const { id, createdAt, customerName, customerPhone, token, table: at, status } = order;
  const who = { customerName, customerPhone };
  return { id, createdAt, ...who, token, table: at, isExpired: status === 'expired' };
}

export function toBriefRow(order: OrderRecord) {
  const {
    id,
    createdAt,
    customerName,
    customerPhone,
    token,
    table: at,
    isExpired,
  } = toBrief(order);
  return {
    ...keys.orderBrief(id, createdAt),
    name: customerName,
    phone: customerPhone,
    token,
    table: at,
    isExpired: isExpired || undefined,
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
  return Items.map(({ SK, name, phone, token, table: at, isExpired = false }) => {
    const [createdAt = '', end = ''] = String(SK).split('#');
    const who = { customerName: name, customerPhone: phone };
    return { id: vendorId + end, createdAt, ...who, token, table: at, isExpired };
  });
}

/**
 * Stores an order's brief, or marks it expired. Keeps the stored customer, so a late stream record does not restore an
 * erased person. Repeated and reordered calls give the same result. 1 write unit.
 */
export async function saveBrief(order: OrderRecord): Promise<void> {
  const { PK, SK, name, phone, token, table: at, isExpired } = toBriefRow(order);
  const expiry = isExpired ? ', isExpired = :true' : '';
  const number = token === undefined ? '' : ', #token = :token';
  const place = at ? ', #table = if_not_exists(#table, :table)' : '';
  await updateRow({
    Key: { PK, SK },
    UpdateExpression: `SET #name = if_not_exists(#name, :name), phone = if_not_exists(phone, :phone)${number}${expiry}${place}`,
    ExpressionAttributeNames: {
      '#name': 'name',
      ...(number && { '#token': 'token' }),
      ...(at && { '#table': 'table' }),
    },
    ExpressionAttributeValues: {
      ':name': name,
      ':phone': phone,
      ...(number && { ':token': token }),
      ...(isExpired && { ':true': true }),
      ...(at && { ':table': at }),
    },
  });
}

/**
 * Stores an order's new table in its brief, if the brief exists. Searches read orders of the last minute directly. 1
 * write unit.
 */
export async function saveBriefTable({ id, createdAt, table: at }: OrderRecord): Promise<void> {
  await updateRow({
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: at ? 'SET #table = :table' : 'REMOVE #table',
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: { '#table': 'table' },
    ...(at && { ExpressionAttributeValues: { ':table': at } }),
  });
}

/** The stream may deliver a new order up to this late. */
const recentMs = 24 * 60 * 60 * 1000;

/** Updates a brief from its order, if the brief exists or may still arrive. 1 write unit. */
export async function correctBrief(order: OrderRecord): Promise<void> {
  const { id, createdAt, customerName, customerPhone } = toBrief(order);
  const isRecent = Date.now() - Date.parse(createdAt) < 2 * recentMs;
  await updateRow({
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: 'SET #name = :name, phone = :phone',
    ...(!isRecent && { ConditionExpression: 'attribute_exists(PK)' }),
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':name': customerName, ':phone': customerPhone },
  });
}

/** Stores briefs for the order states that change one: the first state and the expired state. */
export async function saveBriefs(orders: readonly OrderRecord[]): Promise<void> {
  const news = orders.filter(
    ({ status, createdAt, updatedAt }) => status === 'expired' || updatedAt === createdAt,
  );
  await Promise.all(news.map(saveBrief));
}

/** Corrects the briefs of a vendor's most recent orders, newest first. 125 read units. */
export async function correctBriefs(vendorId: string): Promise<void> {
  const noted = new Map(
    (await listBriefs(vendorId, recentOrdersCap)).map((brief) => [brief.id, brief]),
  );
  const { orders } = await findVendorOrders(vendorId, {
    limit: recentOrdersCap,
    max: recentOrdersCap,
  });
  for (const order of orders) {
    const [brief, right] = [noted.get(order.id), toBrief(order)];
    if (brief?.isExpired !== right.isExpired) await saveBrief(order);
    if (brief && brief.table !== right.table) await saveBriefTable(order);
    const known = { ...brief, isExpired: right.isExpired, table: right.table };
    if (brief && !isDeepStrictEqual(known, right)) await correctBrief(order);
  }
}
