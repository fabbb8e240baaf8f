import type { CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PartitionKeys } from '../../access/requests-of-table.ts';
import { createExpiringTable } from '../../engines/create-table.ts';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt } from '../../json-object.ts';
import type { Assembly } from './read-assembly.ts';

/** Creates the table of the template, unless it exists. */
export async function createDeployedTable(
  client: DynamoDBClient,
  assembly: Assembly,
): Promise<void> {
  const { ref, properties } = assembly.onlyResource('AWS::DynamoDB::Table');
  const expiryAttribute = textAt(objectAt(properties, 'TimeToLiveSpecification'), 'AttributeName');
  await createExpiringTable(client, inputOf(ref, properties), expiryAttribute);
}

/** The partition keys of the table and its indexes. */
export function partitionKeysOf(assembly: Assembly): PartitionKeys {
  const { properties } = assembly.onlyResource('AWS::DynamoDB::Table');
  const indexes = objectsAt(properties, 'GlobalSecondaryIndexes');
  return new Map([
    ['', hashKeyOf(properties)],
    ...indexes.map((index) => [textAt(index, 'IndexName'), hashKeyOf(index)] as const),
  ]);
}

function hashKeyOf(keyed: JsonObject): string {
  const key = objectsAt(keyed, 'KeySchema').find(({ KeyType }) => KeyType === 'HASH');
  return String(key?.AttributeName);
}

/** Converts the template's properties to the input of CreateTable. Only the stream differs. */
function inputOf(TableName: string, properties: JsonObject): CreateTableCommandInput {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } = properties;
  const { StreamViewType } = objectAt(properties, 'StreamSpecification');
  const input = {
    TableName,
    AttributeDefinitions,
    KeySchema,
    GlobalSecondaryIndexes,
    BillingMode,
    StreamSpecification: { StreamEnabled: true, StreamViewType },
  };
  if (isTableInput(input)) return input;
  throw new Error('The template describes no table');
}

/** The engine validates the rest. */
function isTableInput(input: JsonObject): input is JsonObject & CreateTableCommandInput {
  return Array.isArray(input.KeySchema) && isJsonObject(input.StreamSpecification);
}
