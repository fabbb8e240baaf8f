import { batchGet } from '../table/batch-get.ts';
import { keys, type PaymentList } from '../table/keys.ts';
import { queryPage } from '../table/query-rows.ts';
import type { VendorPayment } from './payment-rows.ts';

interface ListEntry {
  position: string;
  orderId: string;
}

interface ListPage {
  entries: ListEntry[];
  nextPosition: string | undefined;
}

/** A page of a list of payments. 0.5 read units for about 60. */
export async function readPaymentList(
  list: PaymentList,
  {
    after,
    limit,
    newestFirst,
  }: { after?: string | undefined; limit: number; newestFirst: boolean },
): Promise<ListPage> {
  const page = await queryPage({
    KeyConditionExpression: 'PK = :list',
    ExpressionAttributeValues: { ':list': keys.paymentList(list, '').PK },
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ...(after && { ExclusiveStartKey: keys.paymentList(list, after) }),
  });
  return {
    entries: (page.Items ?? []).map(({ SK, orderId }) => ({
      position: String(SK),
      orderId: String(orderId),
    })),
    nextPosition: page.LastEvaluatedKey && String(page.LastEvaluatedKey.SK),
  };
}

/** Payments to the platform, in the sequence of the ids; 0.5 read units each. */
export async function readVendorPayments(orderIds: readonly string[]): Promise<VendorPayment[]> {
  const rows = await batchGet(orderIds.map((orderId) => keys.payment(orderId)));
  return rows as unknown as VendorPayment[];
}
