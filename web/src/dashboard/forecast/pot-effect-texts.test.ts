import { expect, it } from 'vitest';
import { effectText, halvesText } from './pot-effect-texts.ts';

const measured = {
  weeks: 12,
  withAdvice: { pots: 120, leftShare: 0.09, runOuts: 4 },
  withoutAdvice: { pots: 118, leftShare: 0.14, runOuts: 9 },
  hidden: null,
};

it('says how much less is left, with the interval', () => {
  expect(
    effectText({ ...measured, effect: { difference: -0.05, lower: -0.073, upper: -0.02 } }),
  ).toBe('Of 100 portions made, 5 fewer are left with advice. The true number is likely 2 to 7.3.');
  expect(effectText({ ...measured, effect: { difference: 0.03, lower: 0.01, upper: 0.05 } })).toBe(
    'Of 100 portions made, 3 more are left with advice. The true number is likely 1 to 5.',
  );
});

it('says why it shows no effect', () => {
  expect(effectText({ ...measured, hidden: 'unclear' })).toBe(
    'No clear difference yet. It could be chance.',
  );
  const few = { ...measured, weeks: 3, hidden: 'few' as const };
  expect(effectText({ ...few, withAdvice: { ...few.withAdvice, pots: 20 } })).toBe(
    'Too few meals yet: 3 of 8 weeks, 20 of 60 pots in each half.',
  );
});

it('shows what was left and how often pots ran out in both halves', () => {
  expect(halvesText(measured)).toEqual([
    'With advice: 9% left, ran out 4 of 120 times.',
    'Without advice: 14% left, ran out 9 of 118 times.',
  ]);
  expect(halvesText({ ...measured, withAdvice: { ...measured.withAdvice, pots: 0 } })).toEqual([]);
});
