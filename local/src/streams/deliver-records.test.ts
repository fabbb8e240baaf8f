import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { deliverRecords } from './deliver-records.ts';

const records = (...numbers: string[]): DynamoDBRecord[] =>
  numbers.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } }));

const numbersOf = (batch: DynamoDBRecord[]) =>
  batch.map((record) => record.dynamodb?.SequenceNumber ?? '');

async function deliver(
  numbers: string[],
  answer: (batch: string[], call: number) => unknown,
  batchSize = 10,
) {
  const calls: string[][] = [];
  const givenUp: string[] = [];
  await deliverRecords(records(...numbers), {
    batchSize,
    retryAttempts: 2,
    backoffMs: 0,
    call: async (batch) => {
      calls.push(numbersOf(batch));
      return answer(numbersOf(batch), calls.length);
    },
    giveUp: async (record) => {
      givenUp.push(...numbersOf([record]));
    },
  });
  return { calls, givenUp };
}

const failing = (...numbers: string[]) => ({
  batchItemFailures: numbers.map((itemIdentifier) => ({ itemIdentifier })),
});

test('goes through all records in batches', async () => {
  const { calls, givenUp } = await deliver(['1', '2', '3'], () => undefined, 2);
  expect(calls).toEqual([['1', '2'], ['3']]);
  expect(givenUp).toEqual([]);
});

test('repeats from the first record that the answer names', async () => {
  const { calls, givenUp } = await deliver(['1', '2', '3'], (_, call) =>
    call === 1 ? failing('2') : failing(),
  );
  expect(calls).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ]);
  expect(givenUp).toEqual([]);
});

test('gives up a record that keeps failing and goes on behind it', async () => {
  const { calls, givenUp } = await deliver(['1', '2', '3'], (batch) =>
    batch.includes('2') ? failing('2') : undefined,
  );
  expect(givenUp).toEqual(['2']);
  expect(calls.at(-1)).toEqual(['3']);
});

test('a call that throws is repeated whole, then tried record by record', async () => {
  const { calls, givenUp } = await deliver(['1', '2', '3'], (batch) => {
    if (batch.includes('2')) throw new Error('no');
  });
  expect(calls).toEqual([['1', '2', '3'], ['1', '2', '3'], ['1', '2', '3'], ['1'], ['2'], ['3']]);
  expect(givenUp).toEqual(['2']);
});
