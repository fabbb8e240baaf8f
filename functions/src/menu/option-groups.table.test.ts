import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { type OptionGroupRow, toOptionGroupRow } from './option-group-rows.ts';
import { insertOptionGroup } from './option-groups.table.ts';

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
