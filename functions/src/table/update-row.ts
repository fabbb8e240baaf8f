import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import { table, tableName } from './table-client.ts';

type Row = Record<string, unknown>;

/** The changed row; after a refusal the existing row, if there is one. */
export type UpdateResult = { outcome: 'changed'; row: Row } | { outcome: 'refused'; row?: Row };

/** Updates a row and returns its new state. One write unit per kB, refused or not. */
export function updateRow(input: Omit<UpdateCommandInput, 'TableName'>): Promise<UpdateResult> {
  return retryConflicts(async () => {
    try {
      const { Attributes = {} } = await table.send(
        new UpdateCommand({
          TableName: tableName(),
          ...input,
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return { outcome: 'changed', row: Attributes };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return { outcome: 'refused', ...(error.Item && { row: unmarshall(error.Item) }) };
    }
  });
}
