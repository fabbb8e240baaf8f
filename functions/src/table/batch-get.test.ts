import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { batchGet } from './batch-get.ts';
import { table } from './table-client.ts';

const pauses = vi.hoisted((): number[] => []);
vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms);
  },
}));

const dynamo = mockClient(table);
const [first, second] = [
  { PK: 'A', SK: '1' },
  { PK: 'A', SK: '2' },
];
const unprocessed = (...Keys: object[]) => ({ UnprocessedKeys: { test: { Keys } } });

beforeEach(() => {
  dynamo.reset();
  pauses.length = 0;
});

it('asks again for unprocessed keys, after a pause', async () => {
  dynamo
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { test: [first] }, ...unprocessed(second) })
    .resolvesOnce(unprocessed(second))
    .resolves({ Responses: { test: [second] } });
  expect(await batchGet([second, first])).toEqual([second, first]);
  expect(pauses).toHaveLength(2);
});

it('fails as busy if DynamoDB keeps throttling', async () => {
  dynamo.on(BatchGetCommand).resolves(unprocessed(first));
  await expect(batchGet([first])).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  expect(dynamo.commandCalls(BatchGetCommand)).toHaveLength(8);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(25 * 2 ** 7);
});
