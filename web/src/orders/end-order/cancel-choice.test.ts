import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { cancelBody, endBody, firstChoice, isComplete, soldOutOf } from './cancel-choice.ts';

const order = sampleOrder({ status: 'pending' });
const none = firstChoice(order);

it('needs a reason for an accepted order, and none for a waiting one', () => {
  expect(isComplete(order, none)).toBe(true);
  expect(cancelBody(none)).toEqual({});
  const accepted = { ...order, status: 'preparing' as const };
  expect(isComplete(accepted, firstChoice(accepted))).toBe(false);
  expect(isComplete(accepted, { ...none, reason: 'closing' })).toBe(true);
});

it('sends the trimmed note only with the reason ‘other’', () => {
  const note = ' The gas is out ';
  expect(cancelBody({ ...none, reason: 'other', note })).toEqual({
    cancelReason: 'other',
    cancelNote: 'The gas is out',
  });
  expect(cancelBody({ ...none, reason: 'other', note: ' ' })).toEqual({ cancelReason: 'other' });
  expect(cancelBody({ ...none, reason: 'closing', note })).toEqual({ cancelReason: 'closing' });
  expect(endBody({ ...none, reason: 'other', note })).toEqual({
    returnPortions: false,
    reason: 'other',
    note: 'The gas is out',
  });
});

it('marks dishes only if they are the reason', () => {
  const ticked = { ...none, soldOutIds: ['A'] };
  expect(soldOutOf({ ...ticked, reason: 'sold_out' })).toEqual(['A']);
  expect(soldOutOf({ ...ticked, reason: 'closing' })).toEqual([]);
});
