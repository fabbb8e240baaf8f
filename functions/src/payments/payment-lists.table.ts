import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../table/batch-get.ts';
import { keys, type PaymentList } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { VendorPayment } from './payment-rows.ts';

interface ListPage {
  entries: { position: string; orderId: string }[];
  nextPosition: string | undefined;
}

/** A page of a list of payments. 0.5 read units for some 60. */
export async function readPaymentList(
  list: PaymentList,
  {
    after,
    limit,
    newestFirst,
  }: { after?: string | undefined; limit: number; newestFirst: boolean },
): Promise<ListPage> {
  const page = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :list',
      ExpressionAttributeValues: { ':list': keys.paymentList(list, '').PK },
      ScanIndexForward: !newestFirst,
      Limit: limit,
      ...(after && { ExclusiveStartKey: keys.paymentList(list, after) }),
    }),
  );
  return {
    entries: (page.Items ?? []).map(({ SK, orderId }) => ({
      position: String(SK),
      orderId: String(orderId),
    })),
    nextPosition: page.LastEvaluatedKey && String(page.LastEvaluatedKey.SK),
  };
}

/** Takes a payment off the list of open payments. 1 write unit. */
export async function closeListed(list: PaymentList, position: string): Promise<void> {
  await table.send(
    new DeleteCommand({ TableName: tableName(), Key: keys.paymentList(list, position) }),
  );
}

/** Payments of the platform's lists, in the order of the ids given; 0.5 read units each. */
export async function readVendorPayments(orderIds: readonly string[]): Promise<VendorPayment[]> {
  const rows = await batchGet(orderIds.map((orderId) => keys.payment(orderId)));
  return rows as unknown as VendorPayment[];
}
