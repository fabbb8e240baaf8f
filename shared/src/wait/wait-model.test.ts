import { describe, expect, it } from 'vitest';
import { backtestWaits, isReliable, learnRecent, rangeOf, scoreWaits } from './backtest-waits.ts';
import { isInside, shownMinutes, shownTimes, slowestMinutes } from './shown-minutes.ts';
import { expectedMinutes, learnWaits, waitRange } from './wait-model.ts';
import { type TimedOrder, type WaitSample, waitSamples } from './wait-samples.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-02T07:00:00.000Z');

function orderAt(
  placedMinute: number,
  minutes: number | undefined,
  orderChanges: Partial<TimedOrder> = {},
): TimedOrder {
  const placedAt = start + placedMinute * minuteMs;
  return {
    placedAt,
    endedAt: minutes === undefined ? undefined : placedAt + minutes * minuteMs,
    portions: 1,
    itemIds: ['DAL'],
    isTypical: true,
    wasNotReady: false,
    shownRange: undefined,
    ...orderChanges,
  };
}

/** `days` lunches of 20 orders. An order takes 8 to 12 minutes; a dosa adds 6 minutes. */
function lunches(days: number, changes: Partial<TimedOrder> = {}): WaitSample[] {
  const orders = Array.from({ length: days * 20 }, (_, index) => {
    const hasDosa = index % 4 === 0;
    const minute = Math.floor(index / 20) * 24 * 60 + (index % 20) * 30;
    return orderAt(minute, 8 + ((index * 17) % 41) / 10 + (hasDosa ? 6 : 0), {
      itemIds: hasDosa ? ['DAL', 'DOSA'] : ['DAL'],
      ...changes,
    });
  });
  return waitSamples(orders);
}

describe('the orders that the waits learn from', () => {
  it('count the portions that still waited when they were placed', () => {
    const samples = waitSamples([
      orderAt(0, 10, { portions: 3 }),
      orderAt(5, 20, { portions: 2, isTypical: false }),
      orderAt(9, 1),
      orderAt(10, 5),
      orderAt(30, 5),
    ]);
    expect(samples.map(({ portionsAhead }) => portionsAhead)).toEqual([0, 5, 2, 0]);
    expect(samples.map(({ minutes }) => minutes)).toEqual([10, 1, 5, 5]);
  });

  it('include only ready orders; an order that has not ended stays ahead of later orders', () => {
    const samples = waitSamples([orderAt(0, undefined, { portions: 4 }), orderAt(60, 5)]);
    expect(samples.map(({ portionsAhead }) => portionsAhead)).toEqual([4]);
  });
});

describe('the waits of a mess', () => {
  it('add the minutes of the slowest dish only', () => {
    const { dishes } = learnWaits(lunches(20));
    expect(dishes.DOSA).toBeGreaterThan(4);
    expect(slowestMinutes(dishes, ['DAL', 'DOSA'])).toBe(dishes.DOSA);
    expect(slowestMinutes(dishes, ['UNKNOWN'])).toBe(0);
  });

  it('grow with the portions ahead', () => {
    const orders = Array.from({ length: 600 }, (_, index) => {
      const ahead = index % 6;
      return orderAt(Math.floor(index / 6) * 240 + ahead * 0.1, 10 + 4 * ahead, { portions: 5 });
    });
    const model = learnWaits(waitSamples(orders));
    const expected = [0, 5, 10, 25].map((portionsAhead) =>
      expectedMinutes(model, { portionsAhead, hour: 12, itemIds: ['DAL'] }),
    );
    expect(expected).toEqual(expected.toSorted((a, b) => a - b));
    expect((expected[3] ?? 0) - (expected[0] ?? 0)).toBeGreaterThan(12);
  });

  it('use the median of the mess for an unknown group', () => {
    const model = learnWaits(lunches(20));
    const { from, to } = waitRange(model, { portionsAhead: 500, hour: 3 });
    expect(from).toBeLessThan(model.medianMinutes);
    expect(to).toBeGreaterThan(model.medianMinutes);
  });

  it('fit one row of 4 kB with the largest menu', () => {
    const orders = Array.from({ length: 4000 }, (_, index) =>
      orderAt(index * 9, 5 + ((index * 7) % 31), {
        itemIds: [`DISH${10_000_000 + (index % 900)}`],
      }),
    );
    const model = learnWaits(waitSamples(orders));
    expect(JSON.stringify(model).length).toBeLessThan(3500);
  });
});

describe('the range on the screen', () => {
  it('has whole minutes of the clock, and at least two of them', () => {
    const placedAt = Date.parse('2026-11-20T07:10:40.000Z');
    const range = shownMinutes({ from: 6.2, to: 17.4 }, 1, placedAt);
    expect(range).toEqual([8, 18]);
    expect(shownTimes(range, placedAt)).toEqual({
      from: '2026-11-20T07:18:00.000Z',
      to: '2026-11-20T07:28:00.000Z',
    });
    expect(shownMinutes({ from: -3, to: -2 }, 0, placedAt)).toEqual([1, 2]);
  });

  it('is right from its first minute to the end of its last minute', () => {
    const placedAt = Date.parse('2026-11-20T07:10:40.000Z');
    const isRightAt = (time: string) =>
      isInside([8, 18], placedAt, Date.parse(`2026-11-20T07:${time}Z`));
    expect(['17:59', '18:00', '28:59', '29:00'].map(isRightAt)).toEqual([false, true, true, false]);
  });
});

describe('the accuracy of a range', () => {
  const now = start + 25 * 24 * 60 * minuteMs;

  it('is tested on orders that the model has not seen', () => {
    const tested = backtestWaits(lunches(20));
    expect(tested).toHaveLength(17 * 20);
    const right = tested.filter(({ isRight }) => isRight).length;
    expect(right / tested.length).toBeGreaterThan(0.75);
  });

  it('counts the ranges that guests read, once there are 60', () => {
    const shown = lunches(20, { shownRange: [1, 2] });
    expect(scoreWaits(shown, now)).toEqual({ orders: 400, right: 0, usesShownRanges: true });
    expect(scoreWaits(lunches(20), now)).toMatchObject({ orders: 340, usesShownRanges: false });
  });

  it('falls with each guest whose food was not at the counter', () => {
    const shown = lunches(20, { shownRange: [1, 60] });
    expect(scoreWaits(shown, now)).toMatchObject({ right: 400 });
    const early = shown.map((sample, index) => ({ ...sample, wasNotReady: index % 10 === 0 }));
    expect(scoreWaits(early, now)).toMatchObject({ right: 360 });
  });

  it.each([
    [60, 42, true],
    [60, 41, false],
    [59, 59, false],
  ])('of %i orders with %i right: shown %s', (orders, right, isShown) => {
    expect(isReliable({ orders, right, usesShownRanges: true })).toBe(isShown);
  });

  it('learns nothing from fewer than 60 orders of the last 28 days', () => {
    expect(learnRecent(lunches(2), now)).toBeUndefined();
    expect(learnRecent(lunches(20), now + 40 * 24 * 60 * minuteMs)).toBeUndefined();
    const model = learnRecent(lunches(20), now);
    expect(model && rangeOf(model, lunches(1)[1] as WaitSample)).toHaveLength(2);
  });
});
