import { describe, expect, it } from 'vitest';
import { type DayRow, emptyTotals } from '../ledger/ledger-rows.ts';
import { feeStatistics, statisticsFrom } from './fee-statistics.ts';

/** The stored days and totals of a wallet with these fees. */
function walletOf(feesPaise: Record<string, number>) {
  let accruedPaise = 0;
  const days: DayRow[] = [];
  for (const [date, paise] of Object.entries(feesPaise).sort()) {
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
    ['a Monday', '2026-11-09', { '2026-11-09': 1_00 }, 1, null],
    ['the Sunday before it', '2026-11-08', { '2026-11-08': 100_00 }, 100, [0, 0, 31]],
    ['a Sunday', '2026-11-22', fees, 12, [4, 1, 14]],
  ])('counts from Monday: on %s', (_name, today, feesPaise, codFees, compared) => {
    const { thisWeek } = statisticsOf(feesPaise, today);
    expect(thisWeek.codFees).toBe(codFees);
    const { compared: comparison } = thisWeek;
    const day = Number(comparison?.previousTo.slice(8));
    expect(comparison && [comparison.codFees, comparison.previousCodFees, day]).toEqual(compared);
  });

  it('is compared with the same days of the previous week, without today', () => {
    const { thisWeek } = statisticsOf(
      { '2026-11-09': 1_00, '2026-11-16': 4_00, '2026-11-20': 50_00 },
      '2026-11-20',
    );
    expect(thisWeek).toEqual({
      codFees: 54,
      compared: {
        codFees: 4,
        previousCodFees: 1,
        previousFrom: '2026-11-09',
        previousTo: '2026-11-12',
      },
    });
  });
});

describe('a month', () => {
  it.each([
    ['a 31st after a month of 30', '2026-05-31', '2026-04-30', '2026-04-30'],
    ['a 31st after a February', '2026-03-31', '2026-02-28', '2026-02-28'],
    ['a 31st after a February of 29', '2028-03-31', '2028-02-29', '2028-02-29'],
    ['a 31st after a month of 31', '2026-01-31', '2025-12-30', '2025-12-30'],
  ])('is compared with a shorter or longer month: %s', (_name, today, lastDay, previousTo) => {
    const first = `${today.slice(0, 8)}01`;
    const { thisMonth } = statisticsOf({ [lastDay]: 200, [first]: 100, [today]: 400 }, today);
    expect(thisMonth).toMatchObject({
      codFees: 5,
      compared: { codFees: 1, previousCodFees: 2, previousTo },
    });
  });

  it('is compared with the same days of the previous month, without today', () => {
    const fees = { '2026-10-01': 100, '2026-10-19': 200, '2026-10-20': 400, '2026-11-01': 800 };
    const { thisMonth } = statisticsOf({ ...fees, '2026-11-20': 1600 }, '2026-11-20');
    expect(thisMonth).toEqual({
      codFees: 24,
      compared: {
        codFees: 8,
        previousCodFees: 3,
        previousFrom: '2026-10-01',
        previousTo: '2026-10-19',
      },
    });
  });

  it('has no comparison on its first day', () => {
    const fees = { '2026-11-01': 100, '2026-11-30': 200 };
    expect(statisticsOf(fees, '2026-12-01').thisMonth).toEqual({ codFees: 0, compared: null });
  });
});

describe('the days', () => {
  it('are all days of the month, oldest first, including days without an entry', () => {
    const fees = { '2026-10-31': 100, '2026-11-01': 200, '2026-11-19': 400, '2026-11-20': 800 };
    const { daily } = statisticsOf(fees, '2026-11-20');
    expect(daily.map(({ date }) => Number(date.slice(8)))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(daily.map(({ codFees }) => codFees)).toEqual([2, ...Array(17).fill(0), 4, 8]);
  });

  it('start with the week if it starts before the month', () => {
    const { daily } = statisticsOf({}, '2026-12-02');
    expect(daily.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(daily.every(({ codFees }) => codFees === 0)).toBe(true);
  });
});

it.each([
  ['2026-03-31', '2026-02-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-11-20', '2026-10-01'],
])('on %s the statistics need the days from %s on', (today, from) => {
  expect(statisticsFrom(today)).toBe(from);
});
