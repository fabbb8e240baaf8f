import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { newerOrder } from './newer-order.ts';

const at = (updatedAt: string) => sampleOrder({ updatedAt });

const early = at('2026-11-20T07:00:00.999Z');
const late = at('2026-11-20T07:00:01.000Z');

it('is the later state, whichever arrives first', () => {
  expect(newerOrder(early, late)).toBe(late);
  expect(newerOrder(late, early)).toBe(late);
  expect(newerOrder(undefined, early)).toBe(early);
});

it('is what arrived where both are of the same moment', () => {
  const again = at(late.updatedAt);
  expect(newerOrder(late, again)).toBe(again);
});
