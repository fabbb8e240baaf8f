import { arn } from '../engines/aws-client-config.ts';
import { isShape, type Shape, shapeAt, shapesAt, textAt, toShape } from '../shape.ts';
import type { AccessRequest } from './statements.ts';

/** Partition key names: of the table (under the empty name) and of its indexes. */
export type PartitionKeys = ReadonlyMap<string, string>;

/** The permissions for a DynamoDB call. A transaction needs the permissions of all its items. */
export function requestsOfTable(
  operation: string,
  input: Shape,
  keys: PartitionKeys,
): AccessRequest[] {
  const requestOf = multiple[operation];
  if (requestOf) return requestOf(input, keys, operation);
  const { IndexName } = input;
  const index = typeof IndexName === 'string' ? IndexName : '';
  const resource = tableOf(input) + (index && `/index/${index}`);
  return [tableRequest(operation, resource, namedKeys(input, index, keys))];
}

type RequestOf = (input: Shape, keys: PartitionKeys, operation: string) => AccessRequest[];

/** Operations with several items. */
const multiple: Record<string, RequestOf> = {
  TransactWriteItems: transactionRequests,
  TransactGetItems: transactionRequests,
  BatchGetItem: (input, keys) =>
    Object.entries(shapeAt(input, 'RequestItems')).map(([table, part]) => {
      const named = shapesAt(toShape(part, table), 'Keys').flatMap((key) => keyIn(key, keys));
      return tableRequest('BatchGetItem', arn('dynamodb', `table/${table}`), named);
    }),
  BatchWriteItem: (input, keys) =>
    Object.keys(shapeAt(input, 'RequestItems')).map((table) => {
      const named = shapesAt(shapeAt(input, 'RequestItems'), table).flatMap((write) => {
        const [[, part] = ['', {}]] = Object.entries(write);
        return namedKeys(toShape(part, table), '', keys);
      });
      return tableRequest('BatchWriteItem', arn('dynamodb', `table/${table}`), named);
    }),
};

function transactionRequests(input: Shape, keys: PartitionKeys): AccessRequest[] {
  return shapesAt(input, 'TransactItems').flatMap((item) =>
    Object.entries(item).map(([kind, part]) => {
      const one = toShape(part, kind);
      return tableRequest(`${kind}Item`, tableOf(one), namedKeys(one, '', keys));
    }),
  );
}

function tableRequest(operation: string, resource: string, leadingKeys: string[]): AccessRequest {
  const context = { 'dynamodb:LeadingKeys': leadingKeys };
  return { action: `dynamodb:${operation}`, resource, context };
}

function tableOf(input: Shape): string {
  return arn('dynamodb', `table/${textAt(input, 'TableName')}`);
}

function namedKeys(input: Shape, index: string, keys: PartitionKeys): string[] {
  if (isShape(input.Key)) return keyIn(input.Key, keys);
  if (isShape(input.Item)) return keyIn(input.Item, keys);
  return queriedKey(input, keys.get(index) ?? '');
}

function keyIn(item: Shape, keys: PartitionKeys): string[] {
  const value = item[keys.get('') ?? ''];
  return isShape(value) ? Object.values(value).map(String) : [];
}

/** The value of the partition key in a key condition. */
function queriedKey(input: Shape, name: string): string[] {
  const condition = String(input.KeyConditionExpression ?? '');
  const names = isShape(input.ExpressionAttributeNames) ? input.ExpressionAttributeNames : {};
  const values = isShape(input.ExpressionAttributeValues) ? input.ExpressionAttributeValues : {};
  for (const [, attribute = '', placeholder = ''] of condition.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)) {
    if ((names[attribute] ?? attribute) !== name) continue;
    const value = values[placeholder];
    return isShape(value) ? Object.values(value).map(String) : [];
  }
  return [];
}
