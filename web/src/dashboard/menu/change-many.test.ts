import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { type BulkChange, blankChange, changesOf } from './change-many.ts';

const up: BulkChange = { ...blankChange, figure: '10', roundTo: '0' };

it('sends only the dishes that change, each with its old price', () => {
  const items = [sampleItem({ price: 80 }), sampleItem({ id: 'ITEM00000002', isAvailable: false })];
  expect(changesOf(items.slice(0, 1), up)).toEqual([
    { itemId: 'ITEM00000001', price: 90, knownPrice: 80 },
  ]);
  expect(changesOf(items, { ...up, figure: '0' })).toEqual([]);
  expect(changesOf(items, { ...up, kind: 'off' })).toEqual([
    { itemId: 'ITEM00000001', isAvailable: false },
  ]);
});

it('raises each size of a dish, and gives sizes to a dish without them', () => {
  const half = { name: 'Half', price: 60 };
  const sized = sampleItem({ price: 60, sizes: [{ id: 'HA1F', ...half }] });
  expect(changesOf([sized], up)).toEqual([
    { itemId: sized.id, sizes: [{ name: 'Half', price: 70 }], knownSizes: [half] },
  ]);
  const toSizes = { ...up, kind: 'sizes' as const, sizes: [{ ...half, key: 'new', price: '60' }] };
  expect(changesOf([sized, sampleItem()], toSizes)).toEqual([
    { itemId: sized.id, sizes: [half], knownSizes: null },
  ]);
});
