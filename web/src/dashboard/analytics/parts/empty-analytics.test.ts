import { expect, it } from 'vitest';
import { emptyText } from './empty-analytics.tsx';

it.each([
  [{ period: 'today' }, 'No orders have come in today yet.'],
  [{ period: 'last7' }, 'There were no orders in the last 7 days.'],
  [{ period: 'last90' }, 'There were no orders in the last 90 days.'],
  [{ period: 'today', date: '2026-11-03' }, 'There were no orders on Tue 3 Nov 2026.'],
  [
    { period: 'last7', range: { startDate: '2026-11-01', endDate: '2026-11-03' } },
    'There were no orders from Sun 1 Nov to Tue 3 Nov 2026.',
  ],
] as const)('says for %j: %s', (choice, start) => {
  expect(emptyText(choice)).toContain(start);
});
