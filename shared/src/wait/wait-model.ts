import { quantile, shrink } from './quantile.ts';
import { slowestMinutes } from './shown-minutes.ts';
import type { WaitSample } from './wait-samples.ts';

/** The effects on a mess's waits, in minutes to add to the median. */
export interface WaitModel {
  medianMinutes: number;
  /** By portions ahead, in the steps of `aheadSteps`. */
  ahead: number[];
  /** The lower and upper deviations from the expected wait, by portions ahead. */
  low: number[];
  high: number[];
  /** By the hour in India. */
  hours: Record<string, number>;
  /** By the slowest dish of an order. */
  dishes: Record<string, number>;
}

/** The minimum of portions ahead in each group. */
const aheadSteps = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 60, 80, 110];
const rounds = 3;
/** A group with this many orders counts half, the mess's own median the other half. */
const strength = 10;
/** Outer quantiles need more orders. */
const rangeStrength = 40;
/** The range should cover 80 % of the orders of tomorrow. It covers 84 % of the training orders, because tomorrow differs. */
const lowShare = 0.08;
const highShare = 0.92;
/** Keeps the stored row below 4 kB. */
const maxDishes = 100;

/**
 * Learns how long orders take. Shrinks the groups by hour and by dish towards the mess's median, and each group of
 * portions ahead towards the group before it.
 */
export function learnWaits(samples: readonly WaitSample[]): WaitModel {
  const medianMinutes = quantile(
    samples.map(({ minutes }) => minutes),
    0.5,
  );
  let model: WaitModel = {
    medianMinutes,
    ahead: aheadSteps.map(() => 0),
    low: [],
    high: [],
    hours: {},
    dishes: {},
  };
  for (let round = 0; round < rounds; round += 1) {
    model = { ...model, ahead: aheadEffects(model, samples) };
    model = { ...model, hours: hourEffects(model, samples) };
    model = { ...model, dishes: dishEffects(model, samples, round === 0) };
  }
  return roundModel(withRange(model, samples));
}

/** The expected minutes of an order. */
export function expectedMinutes(
  { medianMinutes, ahead, hours, dishes }: WaitModel,
  order: Pick<WaitSample, 'portionsAhead' | 'hour' | 'itemIds'>,
): number {
  return (
    medianMinutes +
    (ahead[stepOf(order.portionsAhead)] ?? 0) +
    (hours[order.hour] ?? 0) +
    slowestMinutes(dishes, order.itemIds)
  );
}

/** The range of minutes in which four of five orders become ready, without the effect of their dishes. */
export function waitRange(
  model: WaitModel,
  order: Pick<WaitSample, 'portionsAhead' | 'hour'>,
): { from: number; to: number } {
  const step = stepOf(order.portionsAhead);
  const expected = expectedMinutes(model, { ...order, itemIds: [] });
  return { from: expected + (model.low[step] ?? 0), to: expected + (model.high[step] ?? 0) };
}

function stepOf(portionsAhead: number): number {
  return aheadSteps.findLastIndex((step) => portionsAhead >= step);
}

function aheadEffects(model: WaitModel, samples: readonly WaitSample[]): number[] {
  const withoutAhead = { ...model, ahead: [] };
  const groups = Map.groupBy(samples, ({ portionsAhead }) => stepOf(portionsAhead));
  let previous = 0;
  return aheadSteps.map((_, step) => {
    const deviations = residuals(withoutAhead, groups.get(step) ?? []);
    previous = shrink(quantile(deviations, 0.5), deviations.length, previous, strength);
    return previous;
  });
}

function hourEffects(model: WaitModel, samples: readonly WaitSample[]): Record<string, number> {
  const withoutHours = { ...model, hours: {} };
  return shrunkMedians(
    Map.groupBy(samples, ({ hour }) => String(hour)),
    withoutHours,
  );
}

/** The first round uses all orders with the dish. Later rounds use only the orders whose slowest dish it is. */
function dishEffects(
  model: WaitModel,
  samples: readonly WaitSample[],
  isFirst: boolean,
): Record<string, number> {
  const groups = new Map<string, WaitSample[]>();
  for (const sample of samples) {
    const ids = new Set(isFirst ? sample.itemIds : [slowestId(model, sample)]);
    for (const id of ids) {
      const group = groups.get(id);
      if (group) group.push(sample);
      else groups.set(id, [sample]);
    }
  }
  const frequent = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const effects = shrunkMedians(new Map(frequent.slice(0, maxDishes)), { ...model, dishes: {} });
  return { ...Object.fromEntries(Object.entries(model.dishes).slice(0, maxDishes)), ...effects };
}

function slowestId({ dishes }: WaitModel, { itemIds }: WaitSample): string {
  return itemIds.reduce(
    (slow, id) => ((dishes[id] ?? 0) > (dishes[slow] ?? 0) ? id : slow),
    itemIds[0] ?? '',
  );
}

function shrunkMedians(
  groups: ReadonlyMap<string, readonly WaitSample[]>,
  model: WaitModel,
): Record<string, number> {
  return Object.fromEntries(
    [...groups].map(([name, group]) => {
      const deviations = residuals(model, group);
      return [name, shrink(quantile(deviations, 0.5), deviations.length, 0, strength)];
    }),
  );
}

function residuals(model: WaitModel, samples: readonly WaitSample[]): number[] {
  return samples.map((sample) => sample.minutes - expectedMinutes(model, sample));
}

function withRange(model: WaitModel, samples: readonly WaitSample[]): WaitModel {
  const groups = Map.groupBy(samples, ({ portionsAhead }) => stepOf(portionsAhead));
  const all = residuals(model, samples);
  const boundsOf = (share: number) => {
    let previous = quantile(all, share);
    return aheadSteps.map((_, step) => {
      const deviations = residuals(model, groups.get(step) ?? []);
      previous = shrink(quantile(deviations, share), deviations.length, previous, rangeStrength);
      return previous;
    });
  };
  return { ...model, low: boundsOf(lowShare), high: boundsOf(highShare) };
}

/** Rounds to tenths of a minute. Drops effects that round to zero. */
function roundModel({ medianMinutes, ahead, low, high, hours, dishes }: WaitModel): WaitModel {
  const round = (minutes: number) => Math.round(minutes * 10) / 10;
  const roundEach = (effects: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(effects)
        .map(([name, minutes]) => [name, round(minutes)] as const)
        .filter(([, minutes]) => minutes !== 0),
    );
  return {
    medianMinutes: round(medianMinutes),
    ahead: ahead.map(round),
    low: low.map(round),
    high: high.map(round),
    hours: roundEach(hours),
    dishes: roundEach(dishes),
  };
}
