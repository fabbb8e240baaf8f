import { describe, expect, it } from 'vitest';
import { type DayRow, emptyTotals } from '../ledger/ledger-rows.ts';
import { feeStatistics, statisticsFrom } from './fee-statistics.ts';

/** The days of a wallet with these fees, as it keeps them, and its totals after them. */
function walletOf(feesPaise: Record<string, number>) {
  let accruedPaise = 0;
  const days: DayRow[] = [];
  for (const [date, paise] of Object.entries(feesPaise)) {
    days.push({ ...emptyTotals, date, accruedPaise });
    accruedPaise += paise;
  }
  return { days, totals: { accruedPaise } };
}

function statisticsOf(feesPaise: Record<string, number>, today: string) {
  const { days, totals } = walletOf(feesPaise);
  return feeStatistics(
    days.filter(({ date }) => date >= statisticsFrom(today)),
    totals,
    today,
  );
}

describe('a week', () => {
  const fees = {
    '2026-11-08': 100_00,
    '2026-11-09': 1_00,
    '2026-11-15': 2_00,
    '2026-11-16': 4_00,
    '2026-11-22': 8_00,
  };

  it.each([
    ['a Monday', '2026-11-09', { '2026-11-09': 1_00 }, 1, 0],
    ['the Sunday before it', '2026-11-08', { '2026-11-08': 100_00 }, 100, 0],
    ['a Sunday', '2026-11-22', fees, 12, 3],
  ])('on %s', (_name, today, given, codFees, previousCodFees) => {
    expect(statisticsOf(given, today).thisWeek).toEqual({ codFees, previousCodFees });
  });

  it('is held against the one before as far into it', () => {
    const { '2026-11-22': _sunday, ...untilMonday } = fees;
    const { thisWeek } = statisticsOf(untilMonday, '2026-11-20');
    expect(thisWeek).toEqual({ codFees: 4, previousCodFees: 1 });
  });
});

describe('a month', () => {
  it.each([
    ['a 31st after a month of 30', '2026-05-31', '2026-04-30', '2026-03-31'],
    ['a 31st after a February', '2026-03-31', '2026-02-28', '2026-01-31'],
    ['a 29th after a February', '2026-03-29', '2026-02-28', '2026-01-31'],
    ['a 31st after a February of 29', '2028-03-31', '2028-02-29', '2028-01-31'],
    ['a 31st after a month of 31', '2026-01-31', '2025-12-31', '2025-11-30'],
  ])('%s', (_name, today, lastDay, before) => {
    const { thisMonth } = statisticsOf({ [before]: 100, [lastDay]: 200, [today]: 400 }, today);
    expect(thisMonth).toEqual({ codFees: 4, previousCodFees: 2 });
  });

  it('is held against the one before as far into it', () => {
    const fees = { '2026-10-01': 100, '2026-10-20': 200, '2026-10-21': 400, '2026-11-01': 800 };
    const { thisMonth } = statisticsOf(fees, '2026-11-20');
    expect(thisMonth).toEqual({ codFees: 8, previousCodFees: 3 });
  });

  it('on its first day starts from zero', () => {
    const fees = { '2026-11-01': 100, '2026-11-30': 200 };
    expect(statisticsOf(fees, '2026-12-01').thisMonth).toEqual({ codFees: 0, previousCodFees: 1 });
  });
});

describe('the last 14 days', () => {
  it('are there each, oldest first, also those without an entry', () => {
    const fees = { '2026-11-06': 100, '2026-11-07': 200, '2026-11-19': 400, '2026-11-20': 800 };
    const { daily } = statisticsOf(fees, '2026-11-20');
    expect(daily.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 7).padStart(2, '0')}`),
    );
    expect(daily.map(({ codFees }) => codFees)).toEqual([2, ...Array(11).fill(0), 4, 8]);
  });

  it('are nothing in a wallet without an entry', () => {
    const { daily, thisWeek } = statisticsOf({}, '2026-03-05');
    expect(new Set(daily.map(({ codFees }) => codFees))).toEqual(new Set([0]));
    expect(daily[0]?.date).toBe('2026-02-20');
    expect(thisWeek).toEqual({ codFees: 0, previousCodFees: 0 });
  });
});

it.each([
  ['2026-03-31', '2026-02-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-11-20', '2026-10-01'],
])('on %s they need the days from %s on', (today, from) => {
  expect(statisticsFrom(today)).toBe(from);
});
