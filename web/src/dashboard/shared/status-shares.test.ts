import { expect, it } from 'vitest';
import { statusShares } from './status-shares.ts';

it('gives each status its part of all orders', () => {
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

it('divides nothing by nothing', () => {
  expect(statusShares({}).every(({ percent }) => percent === '0.0')).toBe(true);
});
