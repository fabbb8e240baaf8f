import { describe, expect, it } from 'vitest';
import { simulateMess, trueEffect } from './fixtures/simulate-mess.ts';
import { measurePots, minWeeks } from './measure-pots.ts';
import type { PotEntry } from './pot-entry.ts';

const runs = 100;
const measuredRuns = (cook: Parameters<typeof simulateMess>[2]) =>
  Array.from({ length: runs }, (_, index) => {
    const { entries, ...trueFigures } = simulateMess(index + 1, minWeeks, cook);
    return { ...trueFigures, measured: measurePots(entries) };
  });

type Run = ReturnType<typeof measuredRuns>[number];

/** The number of runs whose interval contains the truth. */
function countCovering(results: readonly Run[], truthOf: (run: Run) => number): number {
  return results.filter((run) => {
    const { effect } = run.measured;
    return effect && effect.lower <= truthOf(run) && truthOf(run) <= effect.upper;
  }).length;
}

describe('a simulated mess with a known effect', () => {
  it('covers the true effect in at least 95 of 100 runs, and shows it in many', () => {
    const results = measuredRuns('follow');
    const truth = trueEffect(minWeeks, 150);
    expect(truth).toBeLessThan(-0.04);
    expect(countCovering(results, () => truth)).toBeGreaterThanOrEqual(95);
    expect(countCovering(results, (run) => run.trueDifference)).toBeGreaterThanOrEqual(95);
    const shown = results.filter(({ measured }) => measured.hidden === null);
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.every(({ measured }) => (measured.effect?.upper ?? 0) < 0)).toBe(true);
    const runOuts = results.reduce((sum, result) => sum + result.advisedRunOuts, 0) / runs;
    expect(runOuts).toBeLessThan(1 / 20);
  }, 120_000);

  it.each(['ignore', 'random'] as const)('shows no effect if cooks %s the advice', (cook) => {
    const shown = measuredRuns(cook).filter(({ measured }) => measured.hidden === null);
    // By chance, a 95 % interval leaves out zero in 5 of 100 runs.
    expect(shown.length).toBeLessThanOrEqual(5);
  });
});

describe('the measurement', () => {
  const { entries } = simulateMess(1, minWeeks);

  it('shows nothing before enough weeks', () => {
    const early = entries.filter(({ date }) => date < '2026-02-23');
    expect(measurePots(early)).toMatchObject({ weeks: minWeeks - 1, hidden: 'few' });
    expect(measurePots([])).toMatchObject({ weeks: 0, hidden: 'few' });
  });

  it('shows nothing if the halves cannot be compared', () => {
    expect(measurePots(withAdvice(entries, () => true)).hidden).toBe('few');
    // In every meal, all dishes are in the same half.
    const byDay = withAdvice(entries, ({ date }) => Number(date.at(-1)) % 2 === 0);
    expect(measurePots(byDay)).toMatchObject({ hidden: 'few' });
  });

  it('finds the difference of made-up pots without noise', () => {
    const exact = entries.map((entry) => ({
      ...entry,
      left: entry.isAdviceShown ? 1 : 2,
      made: 10,
    }));
    const { effect, withAdvice: advised, withoutAdvice, hidden } = measurePots(exact);
    expect(hidden).toBeNull();
    expect(effect?.difference).toBeCloseTo(-0.1);
    expect([advised.leftShare, withoutAdvice.leftShare]).toEqual([0.1, 0.2]);
  });

  it('counts empty pots in both halves', () => {
    const empty = entries.map((entry) => ({ ...entry, left: entry.isAdviceShown ? 0 : 1 }));
    const { withAdvice: advised, withoutAdvice } = measurePots(empty);
    expect(advised.runOuts).toBe(advised.pots);
    expect(withoutAdvice.runOuts).toBe(0);
  });
});

function withAdvice(
  entries: readonly PotEntry[],
  isShown: (entry: PotEntry) => boolean,
): PotEntry[] {
  return entries.map((entry) => ({ ...entry, isAdviceShown: isShown(entry) }));
}
