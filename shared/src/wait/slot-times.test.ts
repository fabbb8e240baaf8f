import { expect, it } from 'vitest';
import { learnSlotTimes, type SlotSample } from './slot-times.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const now = Date.parse('2026-11-27T00:00:00+05:30');

/** Ten pre-orders a day for the slot at 12:45, ready after the given minutes in turn. */
function preOrders(days: number, delays: readonly number[]): SlotSample[] {
  return Array.from({ length: days * 10 }, (_, index) => {
    const startsAt = now - (days - Math.floor(index / 10)) * dayMs + (12 * 60 + 45) * minuteMs;
    const delay = delays[index % delays.length] ?? 0;
    return { startsAt, readyAt: startsAt + delay * minuteMs, wasNotReady: false };
  });
}

it('is the range in which most pre-orders became ready', () => {
  expect(learnSlotTimes(preOrders(28, [2, 3, 4, 5, 6]), now)).toEqual({
    fromMinutes: 2,
    toMinutes: 6,
    rightOfTen: 10,
  });
});

it('begins at the slot if the kitchen is early', () => {
  expect(learnSlotTimes(preOrders(28, [-15, -10, -5, 0, 3]), now)).toMatchObject({
    fromMinutes: 0,
    toMinutes: 3,
    rightOfTen: 10,
  });
});

it('needs 60 orders to learn and 60 orders to judge', () => {
  expect(learnSlotTimes(preOrders(5, [1]), now)).toBeUndefined();
  expect(learnSlotTimes(preOrders(11, [1]), now)).toBeUndefined();
  expect(learnSlotTimes(preOrders(12, [1]), now)).toBeDefined();
  expect(learnSlotTimes(preOrders(28, [1]), now + 40 * dayMs)).toBeUndefined();
});

it('is missing if it was right for fewer than 7 of 10 orders', () => {
  const missed = preOrders(28, [1]).map((order, index) => ({
    ...order,
    wasNotReady: index % 10 < 4,
  }));
  expect(learnSlotTimes(missed, now)).toBeUndefined();
  const mostlyRight = missed.map((order, index) => ({ ...order, wasNotReady: index % 10 < 3 }));
  expect(learnSlotTimes(mostlyRight, now)).toMatchObject({ rightOfTen: 7 });
});
