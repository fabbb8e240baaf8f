import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { indexes, indexKeys, orderIdOfKey } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

export interface OrderFee {
  feePaise: number;
  feesUpToPaise: number | undefined;
}

/** The fees of all completed orders of a vendor, by order id. It reads every order: for a recount. */
export async function readCompletedOrderFees(vendorId: string): Promise<Map<string, OrderFee>> {
  const fees = new Map<string, OrderFee>();
  let after: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'vendorOrders',
        KeyConditionExpression: '#key = :key',
        FilterExpression: '#status = :completed',
        ProjectionExpression: 'PK, feePaise, feesUpToPaise',
        ExpressionAttributeNames: {
          '#key': indexes.vendorOrders.partitionKey,
          '#status': 'status',
        },
        ExpressionAttributeValues: {
          ':key': indexKeys.vendorOrders(vendorId),
          ':completed': 'completed',
        },
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    for (const { PK, feePaise, feesUpToPaise } of page.Items ?? []) {
      fees.set(orderIdOfKey(String(PK)), {
        feePaise: Number(feePaise),
        feesUpToPaise: feesUpToPaise as number | undefined,
      });
    }
    after = page.LastEvaluatedKey;
  } while (after);
  return fees;
}
