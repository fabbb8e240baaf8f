import type { OrderStatus } from '@thali/shared/orders/order-status';
import { type IndexName, indexes, keys, orderIdOfKey } from '../../table/keys.ts';
import type { OrderRecord } from './order-record.ts';

interface IndexQueryOptions {
  /** Continues after this order. */
  after?: OrderPosition | undefined;
  /** Only orders placed at or after this instant. `before` then has no effect. */
  since?: string | undefined;
  /** With `since`: only orders placed up to this instant. */
  until?: string | undefined;
  before?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
}

/** The input of a Query of one partition of an index, newest first. */
export function newestFirstQuery(
  index: IndexName,
  partition: string,
  options: IndexQueryOptions = {},
) {
  const { partitionKey, sortKey } = indexes[index];
  const { after, since, until, before, statuses } = options;
  const sortRule = since
    ? ` AND #sort ${until ? 'BETWEEN :sort AND :until' : '>= :sort'}`
    : before
      ? ' AND #sort < :sort'
      : '';
  const statusValues = Object.fromEntries(
    statuses?.map((status, i) => [`:status${i}`, status]) ?? [],
  );
  return {
    IndexName: index,
    KeyConditionExpression: `#partition = :partition${sortRule}`,
    ...(statuses && {
      FilterExpression: `#status IN (${Object.keys(statusValues).join(', ')})`,
    }),
    ExpressionAttributeNames: {
      '#partition': partitionKey,
      ...(sortRule && { '#sort': sortKey }),
      ...(statuses && { '#status': 'status' }),
    },
    ExpressionAttributeValues: {
      ':partition': partition,
      ...(sortRule && { ':sort': since ?? before }),
      ...(since && until && { ':until': until }),
      ...statusValues,
    },
    ScanIndexForward: false,
    ExclusiveStartKey: after && {
      ...keys.order(after.orderId),
      [partitionKey]: partition,
      [sortKey]: after.createdAt,
    },
  };
}

/** The position in an index row or in a query's last evaluated key. */
export function positionOfKeys(row: Record<string, unknown>): OrderPosition {
  return { orderId: orderIdOfKey(String(row.PK)), createdAt: String(row.createdAt) };
}

/** The position from which a list continues. */
export interface OrderPosition {
  orderId: string;
  createdAt: string;
}

export function positionOf({
  id,
  createdAt,
}: Pick<OrderRecord, 'id' | 'createdAt'>): OrderPosition {
  return { orderId: id, createdAt };
}
