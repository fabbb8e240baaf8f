import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { insertCategory } from './menu-categories.table.ts';
import { type MenuCategoryRow, toMenuCategoryRow } from './menu-rows.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const vendorId = 'AAAAAAAAAA';
const category: MenuCategoryRow = {
  id: '0123456789AB',
  name: 'Sweets',
  sortOrder: 0,
  updatedAt: '2026-11-20T07:30:00.000Z',
};

beforeEach(() => {
  dynamo.reset();
});

it('creates a category even if the first answer is lost', async () => {
  dynamo.on(PutCommand).rejects(conflictWith(category));
  await expect(insertCategory(vendorId, category)).resolves.toBe('inserted');
});

it('refuses an id of another category', async () => {
  dynamo
    .on(PutCommand)
    .rejects(conflictWith({ ...category, updatedAt: '2026-11-19T07:30:00.000Z' }));
  await expect(insertCategory(vendorId, category)).resolves.toBe('exists');
});

function conflictWith(row: MenuCategoryRow): ConditionalCheckFailedException {
  return new ConditionalCheckFailedException({
    $metadata: {},
    message: 'The conditional request failed',
    Item: marshall(toMenuCategoryRow(vendorId, row)),
  });
}
