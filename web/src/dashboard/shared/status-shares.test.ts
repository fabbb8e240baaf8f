import { expect, it } from 'vitest';
import { statusShares } from './status-shares.ts';

it('gives each status its share of all orders', () => {
  const shares = statusShares({ pending: 1, completed: 5, expired: 2 });
  expect(shares.map(({ status, count, percent }) => `${status} ${count} ${percent}`)).toEqual([
    'pending 1 12.5',
    'confirmed 0 0.0',
    'preparing 0 0.0',
    'ready 0 0.0',
    'completed 5 62.5',
    'cancelled 0 0.0',
    'expired 2 25.0',
  ]);
});

it('notes how many cancelled orders were not collected', () => {
  const notes = (notCollected: number) =>
    statusShares({ cancelled: 1_300 }, notCollected).flatMap(({ status, note }) =>
      note ? [`${status}: ${note}`] : [],
    );
  expect(notes(1_200)).toEqual(['cancelled: 1,200 not collected']);
  expect(notes(0)).toEqual([]);
});

it('shows 0% without orders', () => {
  expect(statusShares({}).every(({ percent }) => percent === '0.0')).toBe(true);
});
