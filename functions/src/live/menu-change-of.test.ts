import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { keys } from '../table/keys.ts';
import { menuChangeOf } from './menu-change-of.ts';

type Row = Record<string, unknown>;

const dish = { ...keys.menuItem('V1', 'I1'), name: 'Poha', stock: 4, updatedAt: '1' };

function vendorOfChange(before: Row | undefined, after: Row | undefined): string | undefined {
  const image = (row: Row | undefined) => row && marshall(row, { removeUndefinedValues: true });
  const { PK, SK } = before ?? after ?? {};
  const dynamodb = { Keys: marshall({ PK, SK }), OldImage: image(before), NewImage: image(after) };
  return menuChangeOf({ dynamodb } as DynamoDBRecord);
}

it.each<[string, Row | undefined, Row | undefined, boolean]>([
  ['a new dish', undefined, dish, true],
  ['a deleted dish', dish, undefined, true],
  ['a price', dish, { ...dish, pricePaise: 6100, updatedAt: '2' }, true],
  ['portions that an order took', dish, { ...dish, stock: 3 }, false],
  ['portions that the staff edited', dish, { ...dish, stock: 9, updatedAt: '2' }, true],
  ['the last portion', { ...dish, stock: 1 }, { ...dish, stock: 0 }, true],
  ['the first portion after sold out', { ...dish, stock: 0 }, { ...dish, stock: 1 }, true],
  ['portions without a limit', dish, { ...dish, stock: undefined, updatedAt: '2' }, true],
  ['a write that changes nothing', dish, { ...dish, updatedAt: '2', revision: 7 }, false],
  ['a mess', keys.vendorProfile('V1'), { ...keys.vendorProfile('V1'), name: 'New' }, true],
  [
    'a new deadline for phone proofs',
    keys.vendorProfile('V1'),
    { ...keys.vendorProfile('V1'), proofUntil: '9' },
    false,
  ],
  ['an order', keys.order('O1'), { ...keys.order('O1'), status: 'ready' }, false],
])('tells whether a storefront shows the change: %s', (_, before, after, isVisible) => {
  expect(vendorOfChange(before, after)).toBe(isVisible ? 'V1' : undefined);
});
