import { addDays, daysSinceMonday, monthStart } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayRow, emptyTotals } from '../ledger/ledger-rows.ts';
import { feeStatistics, statisticsFrom } from './fee-statistics.ts';

/** Fees in paise by day, or by day and time: `2026-11-20 13:05`. */
type Fees = Record<string, number>;

const instantOf = (time: string) => {
  const [date = '', clock = '12:00'] = time.split(' ');
  return new Date(`${date}T${clock}:00+05:30`);
};

/** The statistics of a wallet with these fees. @param now  a day, or a day and a time */
function statisticsOf(feesPaise: Fees, now: string) {
  let accruedPaise = 0;
  const days: DayRow[] = [];
  const fees: { createdAt: string; accruedPaise: number }[] = [];
  for (const [time, paise] of Object.entries(feesPaise).sort()) {
    const date = time.slice(0, 10);
    if (days.at(-1)?.date !== date) {
      days.push({ ...emptyTotals, date, fees: fees.length, accruedPaise });
    }
    accruedPaise += paise;
    fees.push({ createdAt: instantOf(time).toISOString(), accruedPaise });
  }
  const ledger = {
    days: days.filter(({ date }) => date >= statisticsFrom(now.slice(0, 10))),
    totals: { fees: fees.length, accruedPaise },
    readFee: async (number: number) => fees[number - 1],
  };
  return feeStatistics(ledger, instantOf(now));
}

describe('a week', () => {
  const fees = {
    '2026-11-02': 100_00,
    '2026-11-09': 1_00,
    '2026-11-15': 2_00,
    '2026-11-16': 4_00,
    '2026-11-22': 8_00,
  };

  it.each([
    ['2026-11-09 10:00', 1],
    ['2026-11-15 10:00', 3],
    ['2026-11-22 13:00', 12],
  ])('counts from Monday: on %s', async (now, codFees) => {
    const pastFees = Object.fromEntries(Object.entries(fees).filter(([date]) => date <= now));
    expect((await statisticsOf(pastFees, now)).thisWeek.codFees).toBe(codFees);
  });

  it('is compared with the previous week up to the same minute', async () => {
    const times = {
      '2026-11-13 13:04': 10_00,
      '2026-11-13 13:05': 20_00,
      '2026-11-20 13:04': 40_00,
    };
    const { thisWeek } = await statisticsOf({ ...fees, ...times }, '2026-11-20 13:05');
    expect(thisWeek.compared).toEqual({
      codFees: 44,
      previousCodFees: 11,
      previousFrom: '2026-11-09',
      previousTo: '2026-11-13',
      parts: {
        current: {
          ...{ startDate: '2026-11-16', endDate: '2026-11-20', until: '13:05' },
          codFees: 44,
        },
        previous: {
          ...{ startDate: '2026-11-09', endDate: '2026-11-13', until: '13:05' },
          codFees: 11,
        },
      },
    });
  });
});

describe('a month', () => {
  it.each([
    ['a 31st after a month of 30', '2026-05-31', '2026-04-30'],
    ['a 31st after a February', '2026-03-31', '2026-02-28'],
    ['a 31st after a February of 29', '2028-03-31', '2028-02-29'],
  ])('ends with a shorter previous month: %s', async (_name, today, lastDay) => {
    const first = `${today.slice(0, 8)}01`;
    const start = `${lastDay.slice(0, 8)}01`;
    const fees = { [start]: 100, [lastDay]: 200, [first]: 100, [today]: 400 };
    const { thisMonth } = await statisticsOf(fees, `${today} 13:00`);
    expect(thisMonth).toMatchObject({
      codFees: 5,
      compared: { codFees: 1, previousCodFees: 3, previousTo: lastDay },
    });
  });

  it.each([
    ['its first minute', '2026-12-01 00:00', { '2026-10-01': 100 }],
    ['a first fee within the previous month', '2026-11-20 10:00', { '2026-10-02': 100 }],
  ])('has no comparison with %s', async (_name, now, fees) => {
    expect((await statisticsOf(fees, now)).thisMonth.compared).toBeNull();
  });
});

it('equals a recount of the raw fees at any minute', async () => {
  const firstMs = instantOf('2026-09-01 00:00').getTime();
  const timeAt = (minute: number) => {
    const { date, clock } = toIst(new Date(firstMs + minute * 60_000));
    return `${date} ${clock}`;
  };
  const minutes = 90 * 1440;
  const fees = fc.array(fc.tuple(fc.nat(minutes), fc.constantFrom(100, 200, 300)), {
    maxLength: 150,
  });
  await fc.assert(
    fc.asyncProperty(fees, fc.integer({ min: minutes / 2, max: minutes }), async (list, minute) => {
      const now = timeAt(minute);
      const pastFees: Fees = { '2026-08-01': 100 };
      for (const [at, paise] of list) if (at < minute) pastFees[timeAt(at)] = paise;
      const recount = (from: string, to: string) =>
        Object.entries(pastFees)
          .filter(([time]) => time >= from && time < to)
          .reduce((sum, [, paise]) => sum + paise, 0) / 100;
      const [today, clock] = [now.slice(0, 10), now.slice(11)];
      const monday = addDays(today, -daysSinceMonday(today));
      const month = monthStart(today);
      const lastMonth = monthStart(addDays(month, -1));
      const sameDay = addDays(lastMonth, Number(today.slice(8)) - 1);
      const { thisWeek, thisMonth } = await statisticsOf(pastFees, now);
      expect(thisWeek.codFees).toBe(recount(monday, `${today} 24:00`));
      if (now > `${monday} 00:00`) {
        expect(thisWeek.compared).toMatchObject({
          codFees: recount(monday, `${today} ${clock}`),
          previousCodFees: recount(addDays(monday, -7), `${addDays(today, -7)} ${clock}`),
        });
      }
      if (now > `${month} 00:00` && sameDay < month) {
        expect(thisMonth.compared).toMatchObject({
          codFees: recount(month, `${today} ${clock}`),
          previousCodFees: recount(lastMonth, `${sameDay} ${clock}`),
        });
      }
    }),
  );
});

describe('the days', () => {
  it('are all days of the month, oldest first, including days without an entry', async () => {
    const fees = { '2026-10-31': 100, '2026-11-01': 200, '2026-11-19': 400, '2026-11-20': 800 };
    const { daily } = await statisticsOf(fees, '2026-11-20');
    expect(daily.map(({ date }) => Number(date.slice(8)))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(daily.map(({ codFees }) => codFees)).toEqual([2, ...Array(17).fill(0), 4, 8]);
  });

  it('start with the week if it starts before the month', async () => {
    const { daily } = await statisticsOf({}, '2026-12-02');
    expect(daily.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(daily.every(({ codFees }) => codFees === 0)).toBe(true);
  });
});

it.each([
  ['2026-03-31', '2026-02-01'],
  ['2026-01-01', '2025-12-01'],
  ['2026-11-20', '2026-10-01'],
])('the statistics of %s need the days since %s', (today, from) => {
  expect(statisticsFrom(today)).toBe(from);
});
