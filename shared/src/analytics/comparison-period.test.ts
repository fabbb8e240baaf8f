import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, monthStart } from '../time/dates.ts';
import {
  type Comparison,
  comparisonOf,
  type DateSpan,
  type PeriodPart,
  type Precision,
  spanBefore,
} from './comparison-period.ts';
import { growth } from './growth.ts';

const at = (time: string) => new Date(`${time}:00+05:30`);
const span = (startDate: string, endDate = startDate): DateSpan => ({ startDate, endDate });
const text = ({ startDate, endDate, until }: PeriodPart) =>
  `${startDate} to ${endDate}${until ? ` ${until}` : ''}`;
const textOf = (comparison: Comparison | undefined) =>
  comparison && [text(comparison.current), text(comparison.previous)];

const today = span('2026-11-26');
const week = span('2026-11-20', '2026-11-26');

it.each<[string, DateSpan, string, Precision, [string, string] | undefined]>([
  [
    'today with last week',
    ...([today, '2026-11-26T10:05', 'hour'] as const),
    ['2026-11-26 to 2026-11-26 10:00', '2026-11-19 to 2026-11-19 10:00'],
  ],
  [
    'today to the minute',
    ...([today, '2026-11-26T10:05', 'minute'] as const),
    ['2026-11-26 to 2026-11-26 10:05', '2026-11-19 to 2026-11-19 10:05'],
  ],
  ['nothing in the first hour of today', today, '2026-11-26T00:59', 'hour', undefined],
  ['no whole day of today', today, '2026-11-26T23:59', 'day', undefined],
  ['nothing in a period to come', today, '2026-11-25T23:59', 'minute', undefined],
  [
    'a past day with the same weekday before',
    ...([span('2026-11-25'), '2026-11-26T10:05', 'hour'] as const),
    ['2026-11-25 to 2026-11-25', '2026-11-18 to 2026-11-18'],
  ],
  [
    'seven days with the same part of the seven before',
    ...([week, '2026-11-26T10:05', 'hour'] as const),
    ['2026-11-20 to 2026-11-26 10:00', '2026-11-13 to 2026-11-19 10:00'],
  ],
  [
    'only whole days in the first hour of a day',
    ...([week, '2026-11-26T00:59', 'hour'] as const),
    ['2026-11-20 to 2026-11-25', '2026-11-13 to 2026-11-18'],
  ],
  [
    'the whole days of a running period',
    ...([week, '2026-11-26T10:05', 'day'] as const),
    ['2026-11-20 to 2026-11-25', '2026-11-13 to 2026-11-18'],
  ],
  [
    'a past range with the days before',
    ...([span('2026-11-01', '2026-11-03'), '2026-11-26T10:05', 'hour'] as const),
    ['2026-11-01 to 2026-11-03', '2026-10-29 to 2026-10-31'],
  ],
  [
    'a period that runs on',
    ...([span('2026-11-23', '2026-11-29'), '2026-11-26T10:05', 'hour'] as const),
    ['2026-11-23 to 2026-11-26 10:00', '2026-11-16 to 2026-11-19 10:00'],
  ],
])('compares %s', (_name, period, now, precision, expected) => {
  expect(textOf(comparisonOf(period, at(now), precision))).toEqual(expected);
});

it.each([
  ['2027-03-28T10:05', 'to 2027-03-28 10:05', 'to 2027-02-28 10:05'],
  ['2027-03-29T10:05', 'to 2027-03-28', 'to 2027-02-28'],
  ['2027-03-31T10:05', 'to 2027-03-28', 'to 2027-02-28'],
])('ends both parts with the shorter previous month: %s', (now, currentEnd, previousEnd) => {
  const before = span('2027-02-01', '2027-02-28');
  const march = span('2027-03-01', '2027-03-31');
  expect(textOf(comparisonOf(march, at(now), 'minute', before))).toEqual([
    `2027-03-01 ${currentEnd}`,
    `2027-02-01 ${previousEnd}`,
  ]);
});

describe('at any minute of 400 days of orders', () => {
  const dayMinutes = 1440;
  const stepMinutes = 97;
  const firstDay = '2027-10-01';
  const dayCount = 400;
  const minuteOf = (date: string) => daysBetween(firstDay, date) * dayMinutes;
  const endOf = ({ endDate, until }: PeriodPart) => {
    if (until === null) return minuteOf(addDays(endDate, 1));
    const [hours = 0, minutes = 0] = until.split(':').map(Number);
    return minuteOf(endDate) + hours * 60 + minutes;
  };
  const { ordersBefore, paiseBefore } = generateOrders((dayCount + 100) * dayMinutes);
  const between = (sums: Float64Array, from: number, to: number) =>
    (sums[to] ?? 0) - (sums[from] ?? 0);
  const revenueOf = (part: PeriodPart) =>
    between(paiseBefore, minuteOf(part.startDate), endOf(part));

  const periods: [string, (today: string) => [DateSpan, DateSpan?]][] = [
    ['today', (day) => [span(day)]],
    ['yesterday', (day) => [span(addDays(day, -1))]],
    ['7 days', (day) => [span(addDays(day, -6), day)]],
    ['30 days', (day) => [span(addDays(day, -29), day)]],
    ['a range that runs on', (day) => [span(addDays(day, -2), addDays(day, 2))]],
    [
      'this month',
      (day) => {
        const lastOfMonthBefore = addDays(monthStart(day), -1);
        return [
          span(monthStart(day), addDays(monthStart(addDays(monthStart(day), 31)), -1)),
          span(monthStart(lastOfMonthBefore), lastOfMonthBefore),
        ];
      },
    ],
  ];
  const precisions: Precision[] = ['minute', 'hour', 'day'];

  it.each(periods)('does not change the figures of %s by the clock alone', (_name, spansOn) => {
    const faults: string[] = [];
    for (let index = 0; index < dayCount; index += 1) {
      const day = addDays(firstDay, 99 + index);
      const precision = precisions[index % precisions.length] ?? 'minute';
      const [period, before] = spansOn(day);
      const start = minuteOf(day);
      const comparedAt = (minute: number) => {
        const now = new Date(Date.parse(`${day}T00:00:00+05:30`) + minute * 60_000);
        return comparisonOf(period, now, precision, before);
      };
      // Each day tests another set of minutes and another precision.
      for (let minute = index % stepMinutes; minute < dayMinutes - 1; minute += stepMinutes) {
        const [current, next] = [comparedAt(minute), comparedAt(minute + 1)];
        const fault = next && (faultOf(next, start + minute + 1) ?? jumpFrom(current, next));
        if (fault) faults.push(`${day}, minute ${minute}, by the ${precision}: ${fault}`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });

  function faultOf({ current, previous }: Comparison, nowMinute: number): string | undefined {
    const [from, fromBefore] = [minuteOf(current.startDate), minuteOf(previous.startDate)];
    if (endOf(current) - from !== endOf(previous) - fromBefore) return 'unequal lengths';
    if (endOf(current) > nowMinute) return 'counts the future';
    if (current.until !== previous.until) return 'another part of the day';
    if (endOf(previous) > from) return 'overlapping parts';
    return undefined;
  }

  /** The figure may change only if the parts have gained minutes with an order. */
  function jumpFrom(last: Comparison | undefined, next: Comparison): string | undefined {
    if (!last) return undefined;
    const gained = (part: 'current' | 'previous') =>
      between(ordersBefore, endOf(last[part]), endOf(next[part]));
    const hasGained = gained('current') + gained('previous') > 0;
    const percentOf = ({ current, previous }: Comparison) =>
      growth(revenueOf(current), revenueOf(previous));
    const hasMoved = last.current.startDate !== next.current.startDate;
    return hasMoved || (!hasGained && percentOf(last) !== percentOf(next)) ? 'a jump' : undefined;
  }

  /** Cumulative orders and revenue before each minute, with orders at meal times and none on Sundays. */
  function generateOrders(minutes: number) {
    const ordersBefore = new Float64Array(minutes + 1);
    const paiseBefore = new Float64Array(minutes + 1);
    let seed = 44;
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    for (let minute = 0; minute < minutes; minute += 1) {
      const hour = Math.floor((minute % dayMinutes) / 60);
      const isMeal = [8, 9, 12, 13, 19, 20, 21].includes(hour);
      const isSunday = Math.floor(minute / dayMinutes) % 7 === 2;
      const hasOrder = isMeal && !isSunday && random() < 0.15;
      ordersBefore[minute + 1] = (ordersBefore[minute] ?? 0) + (hasOrder ? 1 : 0);
      const paise = hasOrder ? 4000 + Math.round(random() * 20_000) : 0;
      paiseBefore[minute + 1] = (paiseBefore[minute] ?? 0) + paise;
    }
    return { ordersBefore, paiseBefore };
  }
});

it('compares a day with its weekday, and a range with as many days', () => {
  expect(spanBefore(span('2028-03-01'))).toEqual(span('2028-02-23'));
  expect(spanBefore(span('2028-03-01', '2028-03-02'))).toEqual(span('2028-02-28', '2028-02-29'));
});
