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

it('does a transaction again that another one was in the way of', async () => {
  dynamo
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'TransactionConflict'))
    .rejectsOnce(cancelled('TransactionConflict', 'None'))
    .resolves({});
  expect(await transact(writes)).toEqual(new Map());
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
});

it('gives up after six times', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
  await expect(transact(writes)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(6);
});

it('names what was refused, and does not try again', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'None', 'ConditionalCheckFailed'));
  const refused = await transact(writes);
  expect(refused).toEqual(new Map([['stock', undefined]]));
  // @ts-expect-error a name that no write has
  expect(refused.has('orders')).toBe(false);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

it('shows the row that was in the way, to a write that asked for it', async () => {
  const error = cancelled('ConditionalCheckFailed', 'None', 'None');
  const [reason] = error.CancellationReasons ?? [];
  if (reason) reason.Item = { revision: { N: '2' } };
  dynamo.on(TransactWriteCommand).rejects(error);
  expect((await transact(writes)).get('order')).toEqual({ revision: 2 });
});

it('is busy when it is throttled, and hides no mistake of ours', async () => {
  dynamo.on(TransactWriteCommand).rejects(cancelled('ThrottlingError', 'None'));
  await expect(transact(writes)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
  await expect(transact(writes)).rejects.toBeInstanceOf(TransactionCanceledException);
});

it('does an Update again that a transaction was in the way of', async () => {
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
