import { describe, expect, it } from 'vitest';
import {
  boughtMonth,
  firstPeriod,
  nextPeriod,
  reminderDue,
  renewalDays,
  subscriptionState,
} from './periods.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const starter = 1_999_00;
const professional = 4_999_00;

function running(start: string) {
  return { ...firstPeriod(at(start)), monthlyPaise: starter };
}
const endOf = ({ periodEnd }: { periodEnd: string }) => new Date(periodEnd);

it.each([
  ['2026-11-21T18:30:00', '2026-12-21T18:30:00'],
  ['2026-12-21T00:10:00', '2027-01-21T00:10:00'],
  ['2027-01-31T09:00:00', '2027-02-28T09:00:00'],
  ['2028-01-30T23:59:00', '2028-02-29T23:59:00'],
])('a month from %s ends on %s', (start, end) => {
  expect(endOf(firstPeriod(at(start)))).toEqual(at(end));
});

describe('one more payment', () => {
  it('of the same plan extends from the end: early, in the grace period, or up to four weeks later', () => {
    const runningPeriod = running('2027-01-31T09:00:00');
    for (const day of ['2027-02-01', '2027-02-27', '2027-03-05', '2027-03-08', '2027-03-27']) {
      const next = nextPeriod(runningPeriod, starter, at(`${day}T10:00:00`));
      // The 31st comes back after February.
      expect(endOf(next)).toEqual(at('2027-03-31T09:00:00'));
    }
    expect(nextPeriod(runningPeriod, starter, at('2027-03-05T10:00:00')).periodStart).toBe(
      runningPeriod.periodEnd,
    );
  });

  it('buys the month after the running one, or for another plan the month from now', () => {
    const runningPeriod = running('2027-01-31T09:00:00');
    const month = (paise: number, now: string) => {
      const { periodStart, periodEnd } = boughtMonth(runningPeriod, paise, at(now));
      return [new Date(periodStart), new Date(periodEnd)];
    };
    const following = [at('2027-02-28T09:00:00'), at('2027-03-31T09:00:00')];
    expect(month(starter, '2027-02-01T10:00:00')).toEqual(following);
    expect(month(starter, '2027-03-05T10:00:00')).toEqual(following);
    const now = '2027-02-10T10:00:00';
    expect(month(professional, now)).toEqual([at(now), at('2027-03-10T10:00:00')]);
    expect(month(starter, '2027-03-08T10:00:00')).toEqual(following);
    const late = '2027-03-28T09:00:00';
    expect(month(starter, late)).toEqual([at(late), at('2027-04-28T09:00:00')]);
    expect(boughtMonth(undefined, starter, at(now))).toEqual(firstPeriod(at(now)));
  });

  it('starts today four weeks after the end', () => {
    const runningPeriod = running('2027-01-31T09:00:00');
    const next = nextPeriod(runningPeriod, starter, at('2027-03-28T09:00:00'));
    expect(next).toEqual(firstPeriod(at('2027-03-28T09:00:00')));
    expect(endOf(nextPeriod(runningPeriod, starter, at('2027-03-28T08:59:59')))).toEqual(
      at('2027-03-31T09:00:00'),
    );
  });

  it.each(['2027-01-01T00:00:00', '2027-01-29T12:00:00', '2027-01-31T23:59:59'])(
    'of the plan that ended a month after %s never buys more days for being late, and always some',
    (start) => {
      const runningPeriod = running(start);
      const end = endOf(runningPeriod).getTime();
      const inTime = endOf(nextPeriod(runningPeriod, starter, new Date(end - 1)));
      for (let day = 0; day < renewalDays; day += 0.5) {
        const now = new Date(end + day * 86_400_000);
        const late = endOf(nextPeriod(runningPeriod, starter, now));
        expect(late).toEqual(inTime);
        expect(late > now).toBe(true);
      }
    },
  );

  it('of another plan starts at once, and converts the paid days by price', () => {
    const runningPeriod = running('2026-11-01T00:00:00');
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
])('at %s it is %s, and the reminder due is that of %s days', (now, state, days) => {
  const { periodEnd } = firstPeriod(at('2026-11-21T00:00:00'));
  expect(subscriptionState({ periodEnd }, at(now))).toBe(state);
  expect(reminderDue({ periodEnd }, at(now))).toBe(days);
});
