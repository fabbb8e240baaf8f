import type { ServedMeal } from '@thali/shared/vendors/meals-setting';
import { timeOrDayText } from '../../lib/time/format-time.ts';
import type { MealHeadcount, Pass, PassType } from './use-passes.ts';

/** `1 meal`, `42 meals`. */
export function mealsText(count: number): string {
  return count === 1 ? '1 meal' : `${count.toLocaleString('en-IN')} meals`;
}

/** `Lunch, Dinner`. A deleted meal has no name. */
export function mealNames(ids: readonly string[], meals: readonly ServedMeal[] = []): string {
  const names = ids.flatMap((id) => meals.find((meal) => meal.id === id)?.name ?? []);
  return names.join(', ') || 'No meal';
}

export const kindTexts: Record<Pass['kind'], { label: string; text: string }> = {
  every: {
    label: 'Every meal',
    text: 'Each served meal counts, eaten or not, unless the member skips it in time.',
  },
  open: { label: 'Only meals eaten', text: 'A meal counts only when the member takes it.' },
};

/** `Lunch: 30 meals in 30 days`. */
export function typeText(type: PassType, meals: readonly ServedMeal[] | undefined): string {
  const days = type.days === 1 ? '1 day' : `${type.days} days`;
  return `${mealNames(type.meals, meals)}: ${mealsText(type.count)} in ${days}`;
}

/** Says whether the headcount is `Final`, or until when members can skip. */
export function headcountNote({ fixedAt, isClosed, skipUntil }: MealHeadcount, now: Date): string {
  if (isClosed) return 'Closed';
  if (fixedAt) return 'Final';
  if (now > new Date(skipUntil)) return 'No more skips';
  return `Members can skip until ${timeOrDayText(new Date(skipUntil), now)}`;
}

/** Whether a search finds the member by name, roll or phone. */
export function matchesMember({ name, roll, phone }: Pass, search: string): boolean {
  const text = search.trim().toLowerCase();
  const digits = text.replaceAll(/\D/g, '');
  return (
    name.toLowerCase().includes(text) ||
    roll.toLowerCase().includes(text) ||
    (digits.length > 2 && phone.includes(digits))
  );
}
