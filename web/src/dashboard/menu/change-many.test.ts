import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { changesOf, type ManyChange } from './change-many.ts';

const up: ManyChange = { kind: 'price', direction: 'up', by: 'amount', figure: '10', roundTo: '0' };

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
