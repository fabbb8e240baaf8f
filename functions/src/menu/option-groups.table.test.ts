import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { type OptionGroupRow, toOptionGroupRow } from './option-group-rows.ts';
import { changeOptionGroup, insertOptionGroup } from './option-groups.table.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const vendorId = 'AAAAAAAAAA';
const group: OptionGroupRow = {
  id: '0123456789AB',
  name: 'Portion',
  minChoices: 0,
  maxChoices: 1,
  choices: [],
  stock: {},
  stockSetAt: {},
  updatedAt: '2026-11-20T07:30:00.000Z',
};

it.each([
  ['its own group, whose first answer is lost', group.updatedAt, 'inserted'],
  ['the group of another call', '2026-11-19T07:30:00.000Z', 'exists'],
])('recognises %s', async (_what, updatedAt, outcome) => {
  const Item = marshall(toOptionGroupRow(vendorId, { ...group, updatedAt }));
  const refusal = { $metadata: {}, message: 'The conditional request failed', Item };
  dynamo.on(PutCommand).rejects(new ConditionalCheckFailedException(refusal));
  expect(await insertOptionGroup(vendorId, group)).toBe(outcome);
});

it.each([
  ['its own change, whose first answer is lost', 'Size', true],
  ['the change of a colleague in the same millisecond', 'Bread', false],
])('recognises %s', async (_what, name, isOwn) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
  const Item = marshall({
    ...toOptionGroupRow(vendorId, { ...group, name, stock: { one: 4 } }),
    updatedAt: '2026-11-20T08:00:00.000Z',
  });
  const refusal = { $metadata: {}, message: 'The conditional request failed', Item };
  dynamo.on(UpdateCommand).rejects(new ConditionalCheckFailedException(refusal));
  const changes = { name: 'Size', 'stock.one': 4, 'stock.two': null };
  const changed = await changeOptionGroup(vendorId, group, changes);
  vi.useRealTimers();
  expect(changed?.name).toBe(isOwn ? 'Size' : undefined);
});
