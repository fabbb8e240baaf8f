import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { assertWritable } from './assert-writable.table.ts';

const dynamo = mockClient(table);
beforeEach(() => {
  dynamo.reset();
  vi.stubEnv('TABLE_NAME', 'thali');
});

it('fails while the table refuses writes, and trusts a write for ten seconds', async () => {
  dynamo.on(PutCommand).rejectsOnce(new Error('read only')).resolves({});
  await expect(assertWritable(1000)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  await assertWritable(2000);
  await assertWritable(11_000);
  expect(dynamo.commandCalls(PutCommand)).toHaveLength(2);
  await assertWritable(12_000);
  expect(dynamo.commandCalls(PutCommand)).toHaveLength(3);
});
