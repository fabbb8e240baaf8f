import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { awsClientConfig } from '@thali/local/engines/aws-client-config';

/** Shorter texts can be ordinary words. */
const minLength = 4;

/** Names, addresses and special instructions of all people in all tables of a database. */
export async function knownPeople(dynamoEndpoint: string): Promise<Set<string>> {
  const client = new DynamoDBClient(awsClientConfig(dynamoEndpoint));
  try {
    const documents = DynamoDBDocumentClient.from(client);
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const known = new Set<string>();
    for (const TableName of TableNames) {
      for await (const { Items = [] } of paginateScan({ client: documents }, { TableName })) {
        for (const word of Items.flatMap(personalTexts)) known.add(word);
      }
    }
    return known;
  } finally {
    client.destroy();
  }
}

function personalTexts(row: Record<string, unknown>): string[] {
  const { PK, customerName, specialInstructions, address, name } = row;
  const details: Record<string, unknown> = Object(row.details);
  const isPerson = /^U#|#(?:CUSTOMERS|TEAM)$/.test(String(PK));
  return [
    ...[customerName, specialInstructions, address, details.name, details.address],
    isPerson ? name : undefined,
  ].filter((value) => typeof value === 'string' && value.trim().length >= minLength) as string[];
}
