import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

/** The ids of all vendors, for jobs that visit each one; pages of at most 1 MB. */
export async function* eachVendorId(): AsyncGenerator<string> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'PK = :vendors',
        ExpressionAttributeValues: { ':vendors': keys.vendorDirectory('').PK },
        ProjectionExpression: 'SK',
        ExclusiveStartKey,
      }),
    );
    for (const row of page.Items ?? []) yield String(row.SK);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
