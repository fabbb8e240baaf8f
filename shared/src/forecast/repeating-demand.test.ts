import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { dailyHistory, firstDate, noise } from './fixtures/daily-history.ts';
import { forecastDemand } from './forecast-demand.ts';

const [saturday, wednesday] = [6, 3];
const weekOf = (index: number) => Math.floor(index / 7);
const zeroForecast = { expected: 0, lower: 0, upper: 0 };

function readFixture(name: string) {
  const text = readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [, date = '', value] = row.split(',');
      return { date, value: Number(value) };
    });
}

describe('a dish sold every second Wednesday', () => {
  it('expects portions on its own Wednesdays, and none on other days', () => {
    const { days, isIrregular } = forecastDemand(readFixture('alternate-wednesdays.csv'), {
      horizon: 28,
    });
    const sold = days.filter(({ expected }) => expected > 0);
    expect(sold.map(({ date }) => date)).toEqual(['2026-10-28', '2026-11-11']);
    for (const { expected, lower, upper, confidence } of sold) {
      expect([expected, lower, upper].map(Math.round)).toEqual([80, 80, 80]);
      expect(confidence).toBeGreaterThan(0.9);
    }
    for (const day of days) if (!sold.includes(day)) expect(day).toMatchObject(zeroForecast);
    expect(isIrregular).toBe(false);
  });

  it('has a range that fits its past portions', () => {
    const next = noise(3);
    const history = dailyHistory(168, (index, weekday) =>
      weekday === wednesday && weekOf(index) % 2 === 0 ? Math.round(80 + 20 * next()) : 0,
    );
    const day = forecastDemand(history).days[2];
    expect(Math.abs((day?.expected ?? 0) - 80)).toBeLessThan(12);
    expect(day?.lower).toBeGreaterThan(50);
    expect(day?.lower).toBeLessThan(75);
    expect(day?.upper).toBeGreaterThan(85);
    expect(day?.upper).toBeLessThan(110);
  });
});

it('raises the forecast of a salary day with the demand around it', () => {
  const history = dailyHistory(175, (index) => {
    const level = 40 + index * 0.2;
    return addDays(firstDate, index).endsWith('-01') ? level + 100 : level;
  });
  const { days } = forecastDemand(history);
  expect(days[0]?.date).toBe('2027-03-01');
  expect(days[0]?.expected).toBeGreaterThan(150);
  expect(days[1]?.expected).toBeLessThan(90);
});

describe('closed days that repeat', () => {
  const datesOf = (days: { date: string; isClosed: boolean }[], isClosed: boolean) =>
    days.filter((day) => day.isClosed === isClosed).map(({ date }) => date);

  it('finds the second and fourth Saturdays closed', () => {
    const history = dailyHistory(182, (index, weekday) => {
      const dayOfMonth = Number(addDays(firstDate, index).slice(8));
      const isShut = weekday === saturday && [2, 4].includes(Math.ceil(dayOfMonth / 7));
      return isShut ? undefined : 60;
    });
    const { days } = forecastDemand(history, { horizon: 35 });
    expect(datesOf(days, true)).toEqual(['2027-03-13', '2027-03-27', '2027-04-10']);
  });

  it('finds a stall that opens every second Wednesday', () => {
    const history = dailyHistory(168, (index, weekday) =>
      weekday === wednesday && weekOf(index) % 2 === 0 ? 80 : undefined,
    );
    const { days } = forecastDemand(history, { start: addDays(firstDate, 168), horizon: 28 });
    expect(datesOf(days, false)).toEqual(['2027-02-24', '2027-03-10']);
  });
});

describe('sales on some days only', () => {
  const sparse = (share: number, days = 168) => {
    const next = noise(11);
    return dailyHistory(days, () => ((next() + 1) / 2 < share ? 20 : 0));
  };

  it.each([0.05, 0.1, 0.3, 0.5])(
    'forecasts the rate, with a range up to a usual sale, if %d of the days have a sale',
    (share) => {
      const { days, isIrregular, isByLastWeek } = forecastDemand(sparse(share));
      expect([isIrregular, isByLastWeek]).toEqual([true, false]);
      const week = days.reduce((sum, { expected }) => sum + expected, 0);
      expect(week).toBeGreaterThan(0.5 * 7 * 20 * share);
      expect(week).toBeLessThan(1.6 * 7 * 20 * share);
      for (const { lower, upper } of days) expect([lower, upper]).toEqual([0, 20]);
    },
  );

  it('forecasts the same rate if the till records only days with a sale', () => {
    const start = addDays(firstDate, 168);
    const sold = sparse(0.15).filter(({ value }) => value > 0);
    const { days, isIrregular } = forecastDemand(sold, { start });
    expect(isIrregular).toBe(true);
    expect(days).toHaveLength(7);
    for (const { isClosed, expected, lower, upper } of days) {
      expect([isClosed, lower, upper]).toEqual([false, 0, 20]);
      expect(expected).toBeLessThan(8);
    }
  });

  it('does not treat a weekly dish, a long pause or a stopped dish as irregular', () => {
    const next = noise(2);
    const weekly = dailyHistory(168, (_, weekday) =>
      weekday === wednesday ? 80 + 10 * next() : 0,
    );
    const { days, isIrregular } = forecastDemand(weekly);
    expect(isIrregular).toBe(false);
    expect(days[2]?.expected).toBeGreaterThan(70);
    expect(days[3]).toMatchObject(zeroForecast);

    const pause = dailyHistory(168, (index) => (index >= 90 && index < 150 ? 0 : 50 + 5 * next()));
    const after = forecastDemand(pause);
    expect(after.isIrregular).toBe(false);
    for (const { expected } of after.days) expect(expected).toBeGreaterThan(40);

    const stopped = dailyHistory(168, (index) => (index < 120 && index % 3 === 0 ? 50 : 0));
    const ended = forecastDemand(stopped);
    expect(ended.isIrregular).toBe(false);
    for (const { upper } of ended.days) expect(upper).toBeLessThan(5);
  });
});
