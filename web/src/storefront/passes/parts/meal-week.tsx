import { mealStateText } from '../../../lib/passes/meal-state-text.ts';
import { formatWeekday } from '../../../lib/time/format-time.ts';
import { chipClass } from '../../../lib/ui/chip.tsx';
import type { OwnPass, PassMeal } from '../own-passes.ts';
import * as texts from '../pass-page-texts.ts';
import { cutoffText, isChangeable, weekOf } from '../pass-texts.ts';

interface MealWeekProps {
  ownPass: OwnPass;
  now: Date;
  isBusy: boolean;
  /** Whether the mess lets members skip this meal only for several days in a row. */
  needsConsecutiveDays: (meal: PassMeal) => boolean;
  onToggle: (meal: PassMeal) => void;
}

/** The meals of seven days. A press skips a meal or takes the skip back. Rule: passes-4 */
export function MealWeek({ ownPass, now, isBusy, needsConsecutiveDays, onToggle }: MealWeekProps) {
  const week = weekOf(ownPass);
  if (week.length === 0) return null;
  return (
    <section aria-label={texts.theNextMeals}>
      <h3 className="font-semibold">{texts.nextMeals}</h3>
      <p className="mb-2 text-sm text-ink-soft">{texts.pressToSkip}</p>
      <ul className="flex flex-col gap-2">
        {week.map(([date, meals]) => (
          <li key={date} className="grid grid-cols-[5.5rem_1fr] items-center gap-2">
            <span className="text-sm text-ink-soft">{formatWeekday(date)}</span>
            <div className="flex flex-wrap gap-1.5">
              {meals.map((meal) =>
                isChangeable(meal, now) && !needsConsecutiveDays(meal) ? (
                  <MealToggle key={meal.meal} {...{ meal, now, isBusy, onToggle }} />
                ) : (
                  <span
                    key={meal.meal}
                    className="inline-flex min-h-11 items-center rounded-full bg-sunken px-3 text-sm text-ink-soft"
                  >
                    {[meal.name, mealStateText(meal)].filter(Boolean).join(': ')}
                  </span>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MealToggleProps {
  meal: PassMeal;
  now: Date;
  isBusy: boolean;
  onToggle: (meal: PassMeal) => void;
}

function MealToggle({ meal, now, isBusy, onToggle }: MealToggleProps) {
  const isSkipped = meal.state === 'skipped';
  const day = formatWeekday(meal.date);
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => onToggle(meal)}
      aria-label={
        isSkipped
          ? texts.skippedTakeBack(meal.name, day)
          : texts.skipMeal(meal.name, day, cutoffText(meal, now))
      }
      className={`${chipClass(false)} px-3! ${isSkipped ? 'border-dashed line-through' : ''}`}
    >
      {meal.name}
    </button>
  );
}
