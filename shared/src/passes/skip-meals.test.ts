import { expect, it } from 'vitest';
import { skipMeals } from './skip-meals.contract.ts';

const meals = ['MEA1', 'MEA2', 'MEA3', 'MEA4', 'MEA5', 'MEA6'];
const isAccepted = (to: string, count: number) =>
  skipMeals.request.body.safeParse({ from: '2026-12-01', to, meals: meals.slice(0, count) })
    .success;

it('takes as many meals as one transaction can write', () => {
  expect(isAccepted('2026-12-31', 3)).toBe(true);
  expect(isAccepted('2026-12-31', 4)).toBe(false);
  expect(isAccepted('2026-12-15', 6)).toBe(true);
  expect(isAccepted('2026-12-16', 6)).toBe(false);
});
