import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { cancelBody, endBody, firstChoice, isComplete, soldOutOf } from './cancel-choice.ts';

const order = sampleOrder({ status: 'pending' });
const initialChoice = firstChoice(order);

it('needs a reason for an accepted order, but not for a waiting order', () => {
  expect(isComplete(order, initialChoice)).toBe(true);
  expect(cancelBody(initialChoice)).toEqual({});
  const accepted = { ...order, status: 'preparing' as const };
  expect(isComplete(accepted, firstChoice(accepted))).toBe(false);
  expect(isComplete(accepted, { ...initialChoice, reason: 'closing' })).toBe(true);
});

it('sends the trimmed note only with the reason ‘other’', () => {
  const note = ' The gas is out ';
  expect(cancelBody({ ...initialChoice, reason: 'other', note })).toEqual({
    cancelReason: 'other',
    cancelNote: 'The gas is out',
  });
  expect(cancelBody({ ...initialChoice, reason: 'other', note: ' ' })).toEqual({
    cancelReason: 'other',
  });
  expect(cancelBody({ ...initialChoice, reason: 'closing', note })).toEqual({
    cancelReason: 'closing',
  });
  expect(endBody({ ...initialChoice, reason: 'other', note })).toEqual({
    returnPortions: false,
    reason: 'other',
    note: 'The gas is out',
  });
});

it('marks dishes as sold out only with the reason ‘sold out’', () => {
  const ticked = { ...initialChoice, soldOutIds: ['A'] };
  expect(soldOutOf({ ...ticked, reason: 'sold_out' })).toEqual(['A']);
  expect(soldOutOf({ ...ticked, reason: 'closing' })).toEqual([]);
});
