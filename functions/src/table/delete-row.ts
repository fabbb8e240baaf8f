import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DeleteCommandInput } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './table-client.ts';

/** Deletes a row, unless the condition fails. One write unit per kB. */
export async function deleteRow(input: Omit<DeleteCommandInput, 'TableName'>): Promise<void> {
  try {
    await table.send(new DeleteCommand({ TableName: tableName(), ...input }));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
