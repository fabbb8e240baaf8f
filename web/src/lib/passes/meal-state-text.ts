import type { PassMeal } from '@thali/shared/passes/own-passes.contract';
import * as texts from './pass-statement-texts.ts';

const stateTexts: Record<PassMeal['state'], string> = {
  claimed: texts.taken,
  skipped: texts.skipped,
  closed: texts.closed,
  lapsed: texts.notTaken,
  coming: '',
  open: '',
};

/** The state of a meal of a pass; empty for a meal that the member can still eat. */
export function mealStateText({ state }: Pick<PassMeal, 'state'>): string {
  return stateTexts[state];
}
