import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { keys } from '../table/keys.ts';
import { menuChangeOf } from './menu-change-of.ts';

type Row = Record<string, unknown>;

const dish = { ...keys.menuItem('V1', 'I1'), name: 'Poha', stock: 4, updatedAt: '1' };

function changed(before: Row | undefined, after: Row | undefined): string | undefined {
  const image = (row: Row | undefined) => row && marshall(row, { removeUndefinedValues: true });
  const { PK, SK } = before ?? after ?? {};
  const dynamodb = { Keys: marshall({ PK, SK }), OldImage: image(before), NewImage: image(after) };
  return menuChangeOf({ dynamodb } as DynamoDBRecord);
}

it.each<[string, Row | undefined, Row | undefined, boolean]>([
  ['a new dish', undefined, dish, true],
  ['a deleted dish', dish, undefined, true],
  ['a price', dish, { ...dish, pricePaise: 6100, updatedAt: '2' }, true],
  ['portions of an order', dish, { ...dish, stock: 3 }, false],
  ['portions that were edited', dish, { ...dish, stock: 9, updatedAt: '2' }, true],
  ['the last portion', { ...dish, stock: 1 }, { ...dish, stock: 0 }, true],
  ['one that comes back', { ...dish, stock: 0 }, { ...dish, stock: 1 }, true],
  ['portions without a limit', dish, { ...dish, stock: undefined, updatedAt: '2' }, true],
  ['a write that changes nothing', dish, { ...dish, updatedAt: '2', revision: 7 }, false],
  ['a mess', keys.vendorProfile('V1'), { ...keys.vendorProfile('V1'), name: 'New' }, true],
  [
    'its question for codes',
    keys.vendorProfile('V1'),
    { ...keys.vendorProfile('V1'), proofUntil: '9' },
    false,
  ],
  ['an order', keys.order('O1'), { ...keys.order('O1'), status: 'ready' }, false],
])('%s: what a storefront shows, or not', (_, before, after, isNews) => {
  expect(changed(before, after)).toBe(isNews ? 'V1' : undefined);
});
