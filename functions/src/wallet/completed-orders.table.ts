import { everyOrderRow } from '../orders/store/every-order.table.ts';
import { orderIdOfKey } from '../table/keys.ts';

export interface OrderFee {
  feePaise: number;
  feesUpToPaise: number | undefined;
}

/** The fees of all completed orders of a vendor but test orders, by order id. It reads every order, so only a recount uses it. */
export async function readCompletedOrderFees(vendorId: string): Promise<Map<string, OrderFee>> {
  const completed = everyOrderRow(vendorId, {
    FilterExpression: '#status = :completed AND attribute_not_exists(isTest)',
    ProjectionExpression: 'PK, feePaise, feesUpToPaise',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':completed': 'completed' },
  });
  const fees = new Map<string, OrderFee>();
  for await (const { PK, feePaise, feesUpToPaise } of completed) {
    fees.set(orderIdOfKey(String(PK)), {
      feePaise: Number(feePaise),
      feesUpToPaise: feesUpToPaise as number | undefined,
    });
  }
  return fees;
}
