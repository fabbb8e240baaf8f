import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';
import type { Platform } from '@thali/local/platform-options';

/** Runs `work` with a client of the platform's table, and closes the client. */
export async function withTable(
  { endpoints }: Platform,
  work: (documents: DynamoDBDocumentClient) => Promise<unknown>,
): Promise<void> {
  const client = new DynamoDBClient(awsClientConfig(endpoints.dynamo));
  try {
    await work(
      DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    );
  } finally {
    client.destroy();
  }
}
