import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import { inject } from 'vitest';

/** All rows of the table that contain one of these texts, keys included. */
export async function rowsWith(...texts: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient(awsClientConfig(inject('dynamoEndpoint'))),
  );
  const rows: Record<string, unknown>[] = [];
  const scan = { TableName: inject('tableName'), ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    rows.push(
      ...Items.filter((row) => {
        const json = JSON.stringify(row);
        return texts.some((text) => json.includes(text));
      }),
    );
  }
  client.destroy();
  return rows;
}
