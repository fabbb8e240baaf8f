import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { table } from '../../table/table-client.ts';
import { insertCustomer, replaceCustomer } from './customers.table.ts';

vi.mock('../../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const time = '2026-11-20T07:30:00.000Z';
const before = { id: 'before', name: 'Asha', createdAt: time, updatedAt: time };
const after = {
  ...before,
  id: 'after',
  email: 'asha@example.com',
  provenPhone: '+919000000001',
  setPasswordUntil: 1,
};

beforeEach(() => {
  dynamo.reset();
});

it.each([
  ['the customer’s row changed', ['before'], 'changed'],
  ['the phone belongs to another account', ['phone'], 'phone-taken'],
  ['both changed meanwhile', ['before', 'phone'], 'changed'],
])('refuses a restarted registration: %s', async (_what, refused, outcome) => {
  refuse(['before', 'after', 'phone'], refused);
  expect(await replaceCustomer(before, after)).toBe(outcome);
});

it('refuses a new registration if the phone is taken', async () => {
  refuse(['customer', 'phone'], ['phone']);
  expect(await insertCustomer(after)).toBe('phone-taken');
});

function refuse(writes: readonly string[], refused: readonly string[]): void {
  const CancellationReasons = writes.map((write) => ({
    Code: refused.includes(write) ? 'ConditionalCheckFailed' : 'None',
  }));
  dynamo
    .on(TransactWriteCommand)
    .rejects(new TransactionCanceledException({ $metadata: {}, message: '', CancellationReasons }));
}
