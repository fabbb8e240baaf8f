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
  const discarded: string[] = [];
  await deliverRecords(records(...numbers), {
    batchSize,
    retryAttempts: 2,
    backoffMs: 0,
    call: async (batch) => {
      calls.push(numbersOf(batch));
      return answer(numbersOf(batch), calls.length);
    },
    discard: async (record) => {
      discarded.push(...numbersOf([record]));
    },
  });
  return { calls, discarded };
}

const failing = (...numbers: string[]) => ({
  batchItemFailures: numbers.map((itemIdentifier) => ({ itemIdentifier })),
});

test('delivers all records in batches', async () => {
  const { calls, discarded } = await deliver(['1', '2', '3'], () => undefined, 2);
  expect(calls).toEqual([['1', '2'], ['3']]);
  expect(discarded).toEqual([]);
});

test('ends a batch before the event is too large for Lambda', async () => {
  const calls: string[][] = [];
  const large = (SequenceNumber: string) => ({
    dynamodb: { SequenceNumber, NewImage: { text: { S: 'x'.repeat(2_500_000) } } },
  });
  await deliverRecords(['1', '2', '3'].map(large), {
    batchSize: 100,
    retryAttempts: 0,
    call: async (batch) => calls.push(numbersOf(batch)),
    discard: async () => undefined,
  });
  expect(calls).toEqual([['1', '2'], ['3']]);
});

test('retries from the first record that the answer names', async () => {
  const { calls, discarded } = await deliver(['1', '2', '3'], (_, call) =>
    call === 1 ? failing('2') : failing(),
  );
  expect(calls).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ]);
  expect(discarded).toEqual([]);
});

test('discards a record that keeps failing and continues after it', async () => {
  const { calls, discarded } = await deliver(['1', '2', '3'], (batch) =>
    batch.includes('2') ? failing('2') : undefined,
  );
  expect(discarded).toEqual(['2']);
  expect(calls.at(-1)).toEqual(['3']);
});

test('retries a batch that throws, then delivers it record by record', async () => {
  const { calls, discarded } = await deliver(['1', '2', '3'], (batch) => {
    if (batch.includes('2')) throw new Error('no');
  });
  expect(calls).toEqual([['1', '2', '3'], ['1', '2', '3'], ['1', '2', '3'], ['1'], ['2'], ['3']]);
  expect(discarded).toEqual(['2']);
});
