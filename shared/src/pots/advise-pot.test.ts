import { describe, expect, it } from 'vitest';
import { adviseVessels, type KnownDemand } from './advise-pot.ts';
import type { PotEntry } from './pot-entry.ts';

const known: KnownDemand = {
  passes: 214,
  skipped: 18,
  ordered: 32,
  more: { expected: 47, lower: 40, upper: 55 },
};
const entry: PotEntry = {
  date: '2026-11-02',
  mealId: 'LVN1',
  itemId: 'DA1000000000',
  made: 11,
  left: 1,
  portions: 25,
  isAdviceShown: false,
  advised: null,
  expected: 275,
};
const times = (count: number, change: Partial<PotEntry>) =>
  Array.from({ length: count }, () => ({ ...entry, ...change }));
const advise = (history: readonly PotEntry[], oneIn = 20, portions = 25) =>
  adviseVessels(known, history, { oneIn, portions });

describe('the advice for a pot', () => {
  it('without an earlier meal, advises the expected portions plus a margin', () => {
    // 275 portions are 11 vessels of 25.
    expect(advise([])).toBe(13);
    expect(advise([], 5)).toBe(12);
  });

  it('learns how much guests take', () => {
    expect(advise(times(40, { left: 5.5 }))).toBe(6);
    expect(advise(times(40, { made: 20, left: 1 }))).toBe(19);
  });

  it('makes more if pots were empty, because guests may have wanted more', () => {
    expect(advise(times(40, { left: 0 }))).toBeGreaterThan(advise(times(40, { left: 0.25 })));
  });

  it('makes more for a smaller risk', () => {
    const history = [8, 9, 10, 11, 12].flatMap((made) => times(8, { made: made + 2, left: 2 }));
    const vessels = [2, 5, 10, 20, 50].map((oneIn) => advise(history, oneIn));
    expect(vessels).toEqual([...vessels].sort((a, b) => a - b));
    expect(vessels[0]).toBeLessThan(vessels[4] ?? 0);
  });

  it('rounds up to whole vessels', () => {
    expect(advise(times(400, { left: 0.5 }), 20, 1)).toBeGreaterThan(250);
    expect(advise(times(400, { left: 0.5 }), 20, 400)).toBe(1);
  });

  it('ignores entries without expected portions, and needs no pot without demand', () => {
    expect(advise(times(40, { expected: null, left: 9 }))).toBe(advise([]));
    const noDemand = {
      passes: 0,
      skipped: 0,
      ordered: 0,
      more: { expected: 0, lower: 0, upper: 0 },
    };
    expect(adviseVessels(noDemand, [], { oneIn: 20, portions: 25 })).toBe(0);
  });
});
