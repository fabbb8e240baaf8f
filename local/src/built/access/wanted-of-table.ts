import { arn } from '../template/physical-names.ts';
import { isShape, type Shape, shapeAt, shapesAt, textAt, toShape } from '../template/shape.ts';
import type { Wanted } from './policy.ts';

/** The partition key's name of the table (under the empty name) and of its indexes. */
export type PartitionKeys = ReadonlyMap<string, string>;

/** What a call to DynamoDB asks for, as IAM sees it: a transaction asks for what each of its items does. */
export function wantedOfTable(operation: string, input: Shape, keys: PartitionKeys): Wanted[] {
  const wantedOf = multiple[operation];
  if (wantedOf) return wantedOf(input, keys, operation);
  const { IndexName } = input;
  const index = typeof IndexName === 'string' ? IndexName : '';
  const resource = tableOf(input) + (index && `/index/${index}`);
  return [
    { action: `dynamodb:${operation}`, resource, leadingKeys: namedKeys(input, index, keys) },
  ];
}

type WantedOf = (input: Shape, keys: PartitionKeys, operation: string) => Wanted[];

/** Calls that name several items. */
const multiple: Record<string, WantedOf> = {
  TransactWriteItems: ofTransaction,
  TransactGetItems: ofTransaction,
  BatchGetItem: (input, keys) =>
    Object.entries(shapeAt(input, 'RequestItems')).map(([table, asked]) => ({
      action: 'dynamodb:BatchGetItem',
      resource: arn('dynamodb', `table/${table}`),
      leadingKeys: shapesAt(toShape(asked, table), 'Keys').flatMap((key) => keyIn(key, keys)),
    })),
  BatchWriteItem: (input, keys) =>
    Object.keys(shapeAt(input, 'RequestItems')).map((table) => ({
      action: 'dynamodb:BatchWriteItem',
      resource: arn('dynamodb', `table/${table}`),
      leadingKeys: shapesAt(shapeAt(input, 'RequestItems'), table).flatMap((write) => {
        const [[, asked] = ['', {}]] = Object.entries(write);
        return namedKeys(toShape(asked, table), '', keys);
      }),
    })),
};

function ofTransaction(input: Shape, keys: PartitionKeys): Wanted[] {
  return shapesAt(input, 'TransactItems').flatMap((item) =>
    Object.entries(item).map(([kind, asked]) => {
      const one = toShape(asked, kind);
      const action = kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`;
      return {
        action: `dynamodb:${action}`,
        resource: tableOf(one),
        leadingKeys: namedKeys(one, '', keys),
      };
    }),
  );
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

/** The value that a key condition gives the partition key. */
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
