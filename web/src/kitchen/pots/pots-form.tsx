import type { Pot, PotsOfMeal } from '@thali/shared/pots/pots.contract';
import { useState } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import type { PotsAction } from '../steps.ts';
import { draftOf, entriesOf, type PotDraft, runOutTimes } from './pot-draft.ts';
import { PotRow } from './pot-row.tsx';
import * as texts from './pots-texts.ts';

interface PotsFormProps {
  /** The meals of a day that have started. */
  meals: readonly PotsOfMeal[];
  isWaiting: (meal: string) => boolean;
  onSave: (meal: string, pots: PotsAction['pots']) => void;
}

/** What was made and left at a meal, two taps a dish. Begins with the last meal that is over and not entered. */
export function PotsForm({ meals, isWaiting, onSave }: PotsFormProps) {
  const [chosen, setChosen] = useState(() => missingMeal(meals, isWaiting)?.meal);
  const meal = meals.find((candidate) => candidate.meal === chosen) ?? meals.at(-1);
  if (!meal) return null;
  return (
    <section aria-label={meal.name} className="flex flex-col gap-4">
      {meals.length > 1 ? (
        <ChoiceChips
          label={texts.meal}
          options={meals.map(({ meal: value, name }) => ({ value, label: name }))}
          value={meal.meal}
          onChange={setChosen}
        />
      ) : (
        <h3 className="text-lg font-bold">{meal.name}</h3>
      )}
      {isWaiting(meal.meal) ? (
        <p role="status">{texts.isEntered(meal.name)}</p>
      ) : (
        <MealPots key={meal.meal} meal={meal} onSave={(pots) => onSave(meal.meal, pots)} />
      )}
    </section>
  );
}

function missingMeal(
  meals: readonly PotsOfMeal[],
  isWaiting: (meal: string) => boolean,
): PotsOfMeal | undefined {
  const now = new Date(serverNow()).toISOString();
  return meals.findLast(
    ({ meal, endsAt, pots }) =>
      endsAt <= now && pots.every(({ recorded }) => !recorded) && !isWaiting(meal),
  );
}

interface MealPotsProps {
  meal: PotsOfMeal;
  onSave: (pots: PotsAction['pots']) => void;
}

function MealPots({ meal, onSave }: MealPotsProps) {
  const [drafts, setDrafts] = useState<Record<string, PotDraft>>({});
  const entries = entriesOf(meal.pots, drafts);
  const draft = (pot: Pot) => drafts[pot.itemId] ?? draftOf(pot);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {meal.pots.map((pot) => (
          <PotRow
            key={pot.itemId}
            pot={pot}
            draft={draft(pot)}
            times={runOutTimes(meal)}
            onChange={(next) => setDrafts((all) => ({ ...all, [pot.itemId]: next }))}
          />
        ))}
      </ul>
      <Button
        size="large"
        isFullWidth
        disabled={entries.length === 0}
        onClick={() => onSave(entries)}
      >
        {texts.save(meal.name)}
      </Button>
    </>
  );
}
