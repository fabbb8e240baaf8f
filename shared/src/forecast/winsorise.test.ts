import { expect, test } from 'vitest';
import { noise } from './fixtures/daily-history.ts';
import { winsorise } from './winsorise.ts';

function sales(values: readonly number[]) {
  return values.map((sold, index) => ({ weekday: index % 7, sold }));
}

function steady(count: number): number[] {
  const next = noise(3);
  return Array.from({ length: count }, () => 100 + 10 * next());
}

test('clips one huge day to the range of its neighbours', () => {
  const values = steady(56);
  values[30] = 1_000_000;
  const clipped = winsorise(sales(values));
  expect(clipped[30]).toBeGreaterThan(100);
  expect(clipped[30]).toBeLessThan(150);
});

test('raises a day without sales', () => {
  const values = steady(56);
  values[30] = 0;
  expect(winsorise(sales(values))[30]).toBeGreaterThan(60);
});

test('keeps usual days', () => {
  const values = steady(56);
  winsorise(sales(values)).forEach((value, index) => {
    expect(value).toBeCloseTo(values[index] ?? 0, 6);
  });
});

test('keeps a weekday that always sells more', () => {
  const values = steady(56).map((value, index) => (index % 7 === 5 ? 4 * value : value));
  winsorise(sales(values)).forEach((value, index) => {
    expect(value).toBeGreaterThan((values[index] ?? 0) * 0.9);
  });
});

test('keeps a new level after a week', () => {
  const values = steady(56).map((value, index) => (index >= 49 ? 3 * value : value));
  expect(Math.min(...winsorise(sales(values)).slice(-4))).toBeGreaterThan(250);
});

test('clips a single sale among zeros, but keeps regular rare sales', () => {
  const once = new Array<number>(40).fill(0).with(20, 50);
  expect(winsorise(sales(once))).toEqual(new Array<number>(40).fill(0));
  const rare = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 1 : 0));
  expect(winsorise(sales(rare)).reduce((total, value) => total + value, 0)).toBeGreaterThan(10);
});
