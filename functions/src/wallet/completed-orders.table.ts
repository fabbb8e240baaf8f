import { eachOrderRow } from '../orders/store/every-order.table.ts';
import { orderIdOfKey } from '../table/keys.ts';

export interface OrderFee {
  feePaise: number;
  feesUpToPaise: number | undefined;
}

/** The fees of a vendor's completed orders, without test orders, by order id. For a recount: it reads every order. */
export async function readCompletedOrderFees(vendorId: string): Promise<Map<string, OrderFee>> {
  const completed = eachOrderRow(vendorId, {
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
