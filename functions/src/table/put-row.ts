import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import { table, tableName } from './table-client.ts';
import { unchangedCondition } from './unchanged-condition.ts';

/** A refusal contains the existing row, if there is one. */
export type PutResult = { outcome: 'put' } | { outcome: 'refused'; row?: Record<string, unknown> };

/** Builds the Put of a new row. The write fails if the row exists. */
export function newRow(Item: Record<string, unknown>) {
  return { Item, ConditionExpression: 'attribute_not_exists(PK)' };
}

/**
 * Builds the Put that replaces `before`, if the attributes `names` are unchanged since the read. Without `before`,
 * builds the Put of a new row.
 */
export function replaceRow<Row extends object>(
  Item: Record<string, unknown>,
  before: Row | undefined,
  ...names: (keyof Row & string)[]
) {
  if (!before) return newRow(Item);
  const { condition, values } = unchangedCondition(before, ...names);
  return { Item, ConditionExpression: condition, ExpressionAttributeValues: values };
}

/** Puts a row. If the condition fails, returns the existing row. One write unit per kB, refused or not. */
export function putRow(input: Omit<PutCommandInput, 'TableName'>): Promise<PutResult> {
  return retryConflicts(async () => {
    try {
      await table.send(
        new PutCommand({
          TableName: tableName(),
          ...input,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return { outcome: 'put' };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return { outcome: 'refused', ...(error.Item && { row: unmarshall(error.Item) }) };
    }
  });
}
