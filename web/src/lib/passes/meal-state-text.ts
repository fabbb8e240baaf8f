import type { PassMeal } from '@thali/shared/passes/own-passes.contract';

const texts: Record<PassMeal['state'], string> = {
  claimed: 'Taken',
  skipped: 'Skipped',
  closed: 'Closed',
  lapsed: 'Not taken',
  coming: '',
  open: '',
};

/** The state of a meal of a pass; empty for a meal that the member can still eat. */
export function mealStateText({ state }: Pick<PassMeal, 'state'>): string {
  return texts[state];
}
