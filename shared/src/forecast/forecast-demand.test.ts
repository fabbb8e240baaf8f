import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { dailyHistory, firstDate, noise, weekdayPattern } from './fixtures/daily-history.ts';
import { type DemandForecast, forecastDemand } from './forecast-demand.ts';

const noForecast = {
  days: [],
  accuracy: { model: null, sameWeekdayLastWeek: null, days: 0 },
  isByLastWeek: false,
  isIrregular: false,
};

function usual(seed = 1): (index: number, weekday: number) => number {
  const next = noise(seed);
  return (_, weekday) => Math.round(100 * (weekdayPattern[weekday] ?? 1) * (1 + 0.1 * next()));
}

const expectedOf = ({ days }: DemandForecast) => days.map(({ expected }) => expected);
const total = (forecast: DemandForecast) =>
  expectedOf(forecast).reduce((sum, value) => sum + value, 0);

describe('short history', () => {
  it('gives no forecast with 6 days, and a forecast with 7', () => {
    expect(forecastDemand(dailyHistory(6, usual()))).toEqual(noForecast);
    expect(forecastDemand(dailyHistory(7, usual())).days).toHaveLength(7);
    expect(forecastDemand([])).toEqual(noForecast);
  });

  it('counts days up to the forecast, and needs 3 open days', () => {
    const start = addDays(firstDate, 7);
    expect(forecastDemand(dailyHistory(6, usual()), { start }).days).toHaveLength(7);
    expect(forecastDemand(dailyHistory(2, usual()), { start })).toEqual(noForecast);
  });

  it('partly distinguishes weekdays after a week', () => {
    const { days } = forecastDemand(dailyHistory(7, (_, weekday) => (weekday === 5 ? 200 : 100)));
    const friday = days[4]?.expected ?? 0;
    const monday = days[0]?.expected ?? 0;
    expect(friday).toBeGreaterThan(1.1 * monday);
    expect(friday).toBeLessThan(190);
  });

  it('has less confidence and wider intervals than with months of history', () => {
    const day = (weeks: number) => forecastDemand(dailyHistory(7 * weeks, usual())).days[0];
    expect(day(2)?.confidence).toBeLessThan(day(26)?.confidence ?? 0);
    const width = (weeks: number) => (day(weeks)?.upper ?? 0) - (day(weeks)?.lower ?? 0);
    expect(width(2)).toBeGreaterThan(width(26));
  });
});

describe('closed days', () => {
  const closedDay = { isClosed: true, expected: 0, lower: 0, upper: 0 };
  const sunday = (forecast: DemandForecast) => forecast.days[6];

  it('forecasts 0 on a weekday that the business hours newly close, and hardly changes other days', () => {
    const before = forecastDemand(dailyHistory(84, usual()));
    const after = forecastDemand(dailyHistory(84, usual()), { closedWeekdays: ['Sunday'] });
    expect(sunday(before)?.expected).toBeGreaterThan(40);
    expect(sunday(after)).toMatchObject({ ...closedDay, confidence: 1 });
    expectedOf(after)
      .slice(0, 6)
      .forEach((value, index) => {
        const expectedBefore = expectedOf(before)[index] ?? 0;
        expect(Math.abs(value - expectedBefore)).toBeLessThan(0.1 * expectedBefore);
      });
  });

  it('detects closed Sundays after the 4th closed Sunday', () => {
    const until = (weeks: number) => {
      const values = usual();
      const valueAt = (index: number, weekday: number) => {
        const value = values(index, weekday);
        return weekday === 0 && index >= 84 - 7 * weeks ? undefined : value;
      };
      return forecastDemand(dailyHistory(84, valueAt), { start: addDays(firstDate, 84) });
    };
    expect(sunday(until(3))?.expected).toBeGreaterThan(40);
    expect(sunday(until(4))).toMatchObject(closedDay);
    expect(sunday(until(4))?.confidence).toBeLessThan(1);
  });

  it('forecasts 0 for future holidays and does not learn from past holidays', () => {
    const values = usual();
    const holiday = addDays(firstDate, 75);
    const history = dailyHistory(84, (index, weekday) => {
      const value = values(index, weekday);
      return index === 75 ? 5 : value;
    });
    const closedDates = [holiday, addDays(firstDate, 85)];
    const forecast = forecastDemand(history, { closedDates });
    expect(forecast.days[1]).toMatchObject({ ...closedDay, confidence: 1 });
    const without = history.filter(({ date }) => date !== holiday);
    const start = addDays(firstDate, 84);
    expect(forecastDemand(without, { closedDates, start })).toEqual(forecast);
  });

  it('forecasts a week of zeros if every weekday is closed', () => {
    const start = addDays(firstDate, 84 + 28);
    const forecast = forecastDemand(dailyHistory(84, usual()), { start });
    expect(expectedOf(forecast)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('unusual histories', () => {
  it('forecasts zero with certainty if nothing was ever sold', () => {
    const forecast = forecastDemand(dailyHistory(56, () => 0));
    expect(expectedOf(forecast)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    for (const day of forecast.days) expect([day.lower, day.upper]).toEqual([0, 0]);
    expect(forecast.days[0]?.isClosed).toBe(false);
  });

  it('hardly changes after one huge day at any position', () => {
    const plain = total(forecastDemand(dailyHistory(56, usual())));
    for (const odd of [0, 10, 30, 49, 54, 55]) {
      const values = usual();
      const history = dailyHistory(56, (index, weekday) => {
        const value = values(index, weekday);
        return index === odd ? 1_000_000 : value;
      });
      const forecast = forecastDemand(history);
      expect(Math.abs(total(forecast) - plain)).toBeLessThan(0.2 * plain);
      for (const { upper } of forecast.days) expect(upper).toBeLessThan(500);
    }
  });

  it('keeps the weekday pattern after a long gap', () => {
    const values = usual();
    const history = dailyHistory(141, (index, weekday) => {
      const value = values(index, weekday);
      return index >= 70 && index < 140 ? undefined : value;
    });
    // After the gap the history has one Monday. The next day is a Tuesday.
    const { days } = forecastDemand(history);
    expect(days.map(({ isClosed }) => isClosed)).not.toContain(true);
    expect(days[3]?.expected).toBeGreaterThan(110);
    expect(days[5]?.expected).toBeLessThan(75);
  });

  it('follows a new level within two weeks after a gap', () => {
    const values = usual();
    const history = dailyHistory(140 + 14, (index, weekday) => {
      const value = values(index, weekday);
      if (index >= 70 && index < 140) return undefined;
      return index >= 140 ? 2 * value : value;
    });
    const before = total(forecastDemand(dailyHistory(70, usual())));
    expect(total(forecastDemand(history))).toBeGreaterThan(1.5 * before);
  });

  it('follows growth', () => {
    const week = (index: number) => 50 * 1.04 ** Math.floor(index / 7);
    const forecast = forecastDemand(dailyHistory(26 * 7, week));
    expect(total(forecast)).toBeGreaterThan(0.95 * 7 * week(25 * 7));
    expect(total(forecast)).toBeLessThan(1.15 * 7 * week(26 * 7));
  });

  it('ignores negative and invalid numbers, invalid dates, and days after the start', () => {
    const history = dailyHistory(56, usual());
    const start = addDays(firstDate, 56);
    const odd = [
      { date: addDays(firstDate, -3), value: Number.NaN },
      { date: addDays(firstDate, -2), value: -5 },
      { date: 'yesterday', value: 5 },
      { date: addDays(firstDate, 57), value: 900 },
    ];
    expect(forecastDemand([...odd, ...history], { start })).toEqual(forecastDemand(history));
  });

  it('looks 400 days back', () => {
    const history = dailyHistory(500, usual());
    expect(forecastDemand(history.slice(100))).toEqual(forecastDemand(history));
    expect(forecastDemand(history.slice(101))).not.toEqual(forecastDemand(history));
  });

  it('forecasts beyond a week with less confidence', () => {
    const { days } = forecastDemand(
      dailyHistory(200, (index) => 100 + 20 * Math.sin(index / 9)),
      {
        horizon: 28,
      },
    );
    expect(days).toHaveLength(28);
    expect(days[27]?.date).toBe(addDays(firstDate, 227));
    expect(days[27]?.confidence).toBeLessThan(days[0]?.confidence ?? 0);
  });
});

describe('the method of last week’s figures', () => {
  const steady = dailyHistory(84, (_, weekday) => 40 + 10 * weekday);

  it('makes the forecast if it was as accurate as the models', () => {
    const { days, isByLastWeek } = forecastDemand(steady);
    expect(isByLastWeek).toBe(true);
    expect(days.map(({ expected }) => Math.round(expected))).toEqual(
      steady.slice(-7).map(({ value }) => value),
    );
  });

  it('needs more than a few weeks of history', () => {
    expect(forecastDemand(steady.slice(-42)).isByLastWeek).toBe(false);
  });

  it('can be chosen by the caller', () => {
    const { days, isByLastWeek } = forecastDemand(dailyHistory(84, usual()), { byLastWeek: true });
    expect(isByLastWeek).toBe(true);
    expect(days).toHaveLength(7);
    expect(forecastDemand(steady, { byLastWeek: false }).isByLastWeek).toBe(false);
  });
});

const oddValue = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 300 }) },
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1e9, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

it('gives a finite, ordered and repeatable forecast for any history in any order', () => {
  fc.assert(
    fc.property(
      fc.array(oddValue, { maxLength: 120 }),
      fc.integer({ min: 1, max: 21 }),
      fc.subarray(['Sunday', 'Tuesday', 'Saturday'] as const),
      (values, horizon, closedWeekdays) => {
        const history = dailyHistory(values.length, (index) => values[index]);
        const calendar = { start: addDays(firstDate, values.length), horizon, closedWeekdays };
        const forecast = forecastDemand(history, calendar);
        expect([0, horizon]).toContain(forecast.days.length);
        for (const { expected, lower, upper, confidence } of forecast.days) {
          expect([expected, lower, upper, confidence].every(Number.isFinite)).toBe(true);
          expect(lower).toBeGreaterThanOrEqual(0);
          expect(expected).toBeGreaterThanOrEqual(lower);
          expect(upper).toBeGreaterThanOrEqual(expected);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        expect(forecastDemand(history.toReversed(), calendar)).toEqual(forecast);
      },
    ),
    { seed: 20_261_130, numRuns: 150 },
  );
});
