import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { MenuOfDay } from '@thali/shared/week-menu/week-menu.contract';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';
import { keys } from '../table/keys.ts';
import { table } from '../table/table-client.ts';
import { saveWeekDay } from './week-days.table.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const vendorId = 'AAAAAAAAAA';
const now = '2026-11-20T07:30:00.000Z';
const dayWith = (contents: string): MenuOfDay => ({
  date: '2026-11-21',
  updatedAt: now,
  meals: [{ name: 'Lunch', contents, publishedAt: now }],
});

it.each([
  ['its own menu, whose first answer is lost', 'Dal', true],
  ['the menu of a colleague in the same millisecond', 'Rajma', false],
])('recognises %s', async (_what, stored, isSaved) => {
  const { date, ...row } = dayWith(stored);
  const Item = marshall({ ...keys.weekDay(vendorId, date), ...row, expiresAt: 1 });
  const refusal = { $metadata: {}, message: 'The conditional request failed', Item };
  dynamo.on(UpdateCommand).rejects(new ConditionalCheckFailedException(refusal));
  expect(await saveWeekDay(vendorId, dayWith('Dal'), undefined)).toBe(isSaved);
});
