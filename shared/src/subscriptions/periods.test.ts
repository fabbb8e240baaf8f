import { describe, expect, it } from 'vitest';
import {
  firstPeriod,
  nextPeriod,
  purchasedMonth,
  reminderDue,
  renewalDays,
  subscriptionState,
} from './periods.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const starter = 1_999_00;
const professional = 4_999_00;

function starterPeriod(start: string) {
  return { ...firstPeriod(at(start)), monthlyPaise: starter };
}
const endOf = ({ periodEnd }: { periodEnd: string }) => new Date(periodEnd);

it.each([
  ['2026-11-21T18:30:00', '2026-12-21T18:30:00'],
  ['2026-12-21T00:10:00', '2027-01-21T00:10:00'],
  ['2027-01-31T09:00:00', '2027-02-28T09:00:00'],
  ['2028-01-30T23:59:00', '2028-02-29T23:59:00'],
])('ends a month from %s on %s', (start, end) => {
  expect(endOf(firstPeriod(at(start)))).toEqual(at(end));
});

describe('one more payment', () => {
  it('for the same plan extends from the end: early, in the grace period, or up to four weeks later', () => {
    const runningPeriod = starterPeriod('2027-01-31T09:00:00');
    for (const day of ['2027-02-01', '2027-02-27', '2027-03-05', '2027-03-08', '2027-03-27']) {
      const next = nextPeriod(runningPeriod, starter, at(`${day}T10:00:00`));
      // A month that ends on 28 February is followed by a month that ends on 31 March.
      expect(endOf(next)).toEqual(at('2027-03-31T09:00:00'));
    }
    expect(nextPeriod(runningPeriod, starter, at('2027-03-05T10:00:00')).periodStart).toBe(
      runningPeriod.periodEnd,
    );
  });

  it('buys the month after the current period, or for another plan the month from now', () => {
    const runningPeriod = starterPeriod('2027-01-31T09:00:00');
    const month = (paise: number, now: string) => {
      const { periodStart, periodEnd } = purchasedMonth(runningPeriod, paise, at(now));
      return [new Date(periodStart), new Date(periodEnd)];
    };
    const followingMonth = [at('2027-02-28T09:00:00'), at('2027-03-31T09:00:00')];
    expect(month(starter, '2027-02-01T10:00:00')).toEqual(followingMonth);
    expect(month(starter, '2027-03-05T10:00:00')).toEqual(followingMonth);
    const now = '2027-02-10T10:00:00';
    expect(month(professional, now)).toEqual([at(now), at('2027-03-10T10:00:00')]);
    expect(month(starter, '2027-03-08T10:00:00')).toEqual(followingMonth);
    const lateEnd = '2027-03-28T09:00:00';
    expect(month(starter, lateEnd)).toEqual([at(lateEnd), at('2027-04-28T09:00:00')]);
    expect(purchasedMonth(undefined, starter, at(now))).toEqual(firstPeriod(at(now)));
  });

  it('starts a new period today if it comes four weeks after the end', () => {
    const runningPeriod = starterPeriod('2027-01-31T09:00:00');
    const next = nextPeriod(runningPeriod, starter, at('2027-03-28T09:00:00'));
    expect(next).toEqual(firstPeriod(at('2027-03-28T09:00:00')));
    expect(endOf(nextPeriod(runningPeriod, starter, at('2027-03-28T08:59:59')))).toEqual(
      at('2027-03-31T09:00:00'),
    );
  });

  it.each(['2027-01-01T00:00:00', '2027-01-29T12:00:00', '2027-01-31T23:59:59'])(
    'for the same plan, begun at %s, buys the same days early or late, and always ends in the future',
    (start) => {
      const runningPeriod = starterPeriod(start);
      const end = endOf(runningPeriod).getTime();
      const endIfPaidInTime = endOf(nextPeriod(runningPeriod, starter, new Date(end - 1)));
      for (let day = 0; day < renewalDays; day += 0.5) {
        const now = new Date(end + day * 86_400_000);
        const lateEnd = endOf(nextPeriod(runningPeriod, starter, now));
        expect(lateEnd).toEqual(endIfPaidInTime);
        expect(lateEnd > now).toBe(true);
      }
    },
  );

  it('for another plan starts at once, and converts the paid days by price', () => {
    const runningPeriod = starterPeriod('2026-11-01T00:00:00');
    const now = at('2026-11-16T00:00:00');
    const next = nextPeriod(runningPeriod, professional, now);
    expect(next.periodStart).toBe(now.toISOString());
    const credit = endOf(next).getTime() - at('2026-12-16T00:00:00').getTime();
    expect(credit).toBe(Math.floor((15 * 86_400_000 * starter) / professional));
    const inGrace = nextPeriod(runningPeriod, professional, at('2026-12-03T00:00:00'));
    expect(endOf(inGrace)).toEqual(at('2027-01-03T00:00:00'));
  });
});

it.each([
  ['2026-12-20T23:59:59', 'active', 1],
  ['2026-12-13T23:59:59', 'active', undefined],
  ['2026-12-14T00:00:00', 'active', 7],
  ['2026-12-20T00:00:00', 'active', 1],
  ['2026-12-21T00:00:00', 'grace', undefined],
  ['2026-12-27T23:59:59', 'grace', undefined],
  ['2026-12-28T00:00:00', 'ended', undefined],
])('computes the state at %s: %s, with the reminder of %s days', (now, state, days) => {
  const { periodEnd } = firstPeriod(at('2026-11-21T00:00:00'));
  expect(subscriptionState({ periodEnd }, at(now))).toBe(state);
  expect(reminderDue({ periodEnd }, at(now))).toBe(days);
});
