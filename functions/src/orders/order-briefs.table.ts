import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { briefsPartition, keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';
import type { OrderRecord } from './order-record.ts';

/** What a list is searched and counted by: a tenth of an order. */
export type OrderBrief = Pick<
  OrderRecord,
  'id' | 'createdAt' | 'customerName' | 'customerPhone' | 'token'
> & {
  isExpired: boolean;
};

export function toBrief(order: OrderRecord): OrderBrief {
  const { id, createdAt, customerName, customerPhone, token, status } = order;
  return { id, createdAt, customerName, customerPhone, token, isExpired: status === 'expired' };
}

export function toBriefRow(order: OrderRecord) {
  const { id, createdAt, customerName, customerPhone, token, isExpired } = toBrief(order);
  return {
    ...keys.orderBrief(id, createdAt),
    name: customerName,
    phone: customerPhone,
    token,
    isExpired: isExpired || undefined,
  };
}

/** Briefs of a vendor's newest orders, newest first. 12.5 read units per 1,000. */
export async function listBriefs(vendorId: string, limit: number): Promise<OrderBrief[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :briefs',
      ExpressionAttributeValues: { ':briefs': briefsPartition(vendorId) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.map(({ SK, name, phone, token, isExpired = false }) => {
    const [createdAt = '', end = ''] = String(SK).split('#');
    return {
      id: vendorId + end,
      createdAt,
      customerName: name,
      customerPhone: phone,
      token,
      isExpired,
    };
  });
}

/**
 * Notes an order, and once it has expired that it has. What was noted of its customer stays: late news of an order
 * bring nobody back who was erased. Any repetition and any order of calls comes to the same. 1 write unit.
 */
export async function noteBrief(order: OrderRecord): Promise<void> {
  const { id, createdAt, customerName, customerPhone, token, isExpired } = toBrief(order);
  const expiry = isExpired ? ', isExpired = :true' : '';
  const number = token === undefined ? '' : ', #token = :token';
  await updateRow({
    TableName: tableName(),
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: `SET #name = if_not_exists(#name, :name), phone = if_not_exists(phone, :phone)${number}${expiry}`,
    ExpressionAttributeNames: { '#name': 'name', ...(number && { '#token': 'token' }) },
    ExpressionAttributeValues: {
      ':name': customerName,
      ':phone': customerPhone,
      ...(number && { ':token': token }),
      ...(isExpired && { ':true': true }),
    },
  });
}

/** As long as the stream may tell of an order that was placed. */
const newsMs = 24 * 60 * 60 * 1000;

/** Has a brief say what its order says by now: where it is there, or may still come. 1 write unit. */
export async function correctBrief(order: OrderRecord): Promise<void> {
  const { id, createdAt, customerName, customerPhone } = toBrief(order);
  const isNews = Date.now() - Date.parse(createdAt) < 2 * newsMs;
  await updateRow({
    TableName: tableName(),
    Key: keys.orderBrief(id, createdAt),
    UpdateExpression: 'SET #name = :name, phone = :phone',
    ...(!isNews && { ConditionExpression: 'attribute_exists(PK)' }),
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: { ':name': customerName, ':phone': customerPhone },
  });
}
