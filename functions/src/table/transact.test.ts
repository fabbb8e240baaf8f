import {
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { table } from './table-client.ts';
import { transact } from './transact.ts';
import { updateRow } from './update-row.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const dynamo = mockClient(table);
const update = { TableName: 'test', Key: { PK: 'V#A', SK: 'PROFILE' } };
const writes = { order: { Delete: update }, stock: [{ Delete: update }, { Delete: update }] };

beforeEach(() => {
  dynamo.reset();
});

it('retries a transaction after a conflict with another transaction', async () => {
  dynamo
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'TransactionConflict'))
    .rejectsOnce(cancelled('TransactionConflict', 'None'))
    .resolves({});
  expect(await transact(writes)).toEqual(new Map());
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
});

it('stops after six conflicts', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
  await expect(transact(writes)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(6);
});

it('names the refused writes and does not retry', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'None', 'ConditionalCheckFailed'));
  const refused = await transact(writes);
  expect(refused).toEqual(new Map([['stock', undefined]]));
  // @ts-expect-error a name that no write has
  expect(refused.has('orders')).toBe(false);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

it('returns the existing row to a write that requests it', async () => {
  const error = cancelled('ConditionalCheckFailed', 'None', 'None');
  const [reason] = error.CancellationReasons ?? [];
  if (reason) reason.Item = { revision: { N: '2' } };
  dynamo.on(TransactWriteCommand).rejects(error);
  expect((await transact(writes)).get('order')).toEqual({ revision: 2 });
});

it('fails as busy when throttled, and does not hide a programming error', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('ThrottlingError', 'None'));
  await expect(transact(writes)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
  await expect(transact(writes)).rejects.toBeInstanceOf(TransactionCanceledException);
});

it('retries an Update after a conflict with a transaction', async () => {
  const conflict = new TransactionConflictException({ message: 'busy', $metadata: {} });
  dynamo
    .on(UpdateCommand)
    .rejectsOnce(conflict)
    .resolves({ Attributes: { id: 'A' } });
  expect(await updateRow(update)).toEqual({ outcome: 'changed', row: { id: 'A' } });
  dynamo.on(UpdateCommand).rejects(conflict);
  await expect(updateRow(update)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
});

function cancelled(...codes: string[]) {
  return new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}
