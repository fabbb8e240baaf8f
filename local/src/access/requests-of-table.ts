import { arn } from '../engines/aws-client-config.ts';
import {
  isJsonObject,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  toJsonObject,
} from '../json-object.ts';
import type { AccessRequest } from './statements.ts';

/** Partition key names: of the table (under the empty name) and of its indexes. */
export type PartitionKeys = ReadonlyMap<string, string>;

/** The permissions for a DynamoDB call. A transaction needs the permissions of all its items. */
export function requestsOfTable(
  operation: string,
  input: JsonObject,
  keys: PartitionKeys,
): AccessRequest[] {
  const requestOf = requestsByOperation[operation];
  if (requestOf) return requestOf(input, keys, operation);
  const { IndexName } = input;
  const index = typeof IndexName === 'string' ? IndexName : '';
  const resource = tableOf(input) + (index && `/index/${index}`);
  return [tableRequest(operation, resource, namedKeys(input, index, keys))];
}

type RequestOf = (input: JsonObject, keys: PartitionKeys, operation: string) => AccessRequest[];

/** The permissions for operations with several items. */
const requestsByOperation: Record<string, RequestOf> = {
  TransactWriteItems: transactionRequests,
  TransactGetItems: transactionRequests,
  BatchGetItem: (input, keys) =>
    Object.entries(objectAt(input, 'RequestItems')).map(([table, part]) => {
      const rowKeys = objectsAt(toJsonObject(part, table), 'Keys').flatMap((key) =>
        keyIn(key, keys),
      );
      return tableRequest('BatchGetItem', arn('dynamodb', `table/${table}`), rowKeys);
    }),
  BatchWriteItem: (input, keys) =>
    Object.keys(objectAt(input, 'RequestItems')).map((table) => {
      const rowKeys = objectsAt(objectAt(input, 'RequestItems'), table).flatMap((write) => {
        const [[, part] = ['', {}]] = Object.entries(write);
        return namedKeys(toJsonObject(part, table), '', keys);
      });
      return tableRequest('BatchWriteItem', arn('dynamodb', `table/${table}`), rowKeys);
    }),
};

function transactionRequests(input: JsonObject, keys: PartitionKeys): AccessRequest[] {
  return objectsAt(input, 'TransactItems').flatMap((item) =>
    Object.entries(item).map(([kind, part]) => {
      const write = toJsonObject(part, kind);
      return tableRequest(`${kind}Item`, tableOf(write), namedKeys(write, '', keys));
    }),
  );
}

function tableRequest(operation: string, resource: string, leadingKeys: string[]): AccessRequest {
  const context = { 'dynamodb:LeadingKeys': leadingKeys };
  return { action: `dynamodb:${operation}`, resource, context };
}

function tableOf(input: JsonObject): string {
  return arn('dynamodb', `table/${textAt(input, 'TableName')}`);
}

function namedKeys(input: JsonObject, index: string, keys: PartitionKeys): string[] {
  if (isJsonObject(input.Key)) return keyIn(input.Key, keys);
  if (isJsonObject(input.Item)) return keyIn(input.Item, keys);
  return queriedKey(input, keys.get(index) ?? '');
}

function keyIn(item: JsonObject, keys: PartitionKeys): string[] {
  const value = item[keys.get('') ?? ''];
  return isJsonObject(value) ? Object.values(value).map(String) : [];
}

/** The value of the partition key in a key condition. */
function queriedKey(input: JsonObject, name: string): string[] {
  const condition = String(input.KeyConditionExpression ?? '');
  const names = isJsonObject(input.ExpressionAttributeNames) ? input.ExpressionAttributeNames : {};
  const values = isJsonObject(input.ExpressionAttributeValues)
    ? input.ExpressionAttributeValues
    : {};
  for (const [, attribute = '', placeholder = ''] of condition.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)) {
    if ((names[attribute] ?? attribute) !== name) continue;
    const value = values[placeholder];
    return isJsonObject(value) ? Object.values(value).map(String) : [];
  }
  return [];
}
