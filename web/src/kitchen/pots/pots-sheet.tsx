import type { PotsOfMeal } from '@thali/shared/pots/pots.contract';
import { addDays } from '@thali/shared/time/dates';
import { useState } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { Loaded, type Reading } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { PotAdvice } from '../../lib/pots/pot-advice.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { dishNamed } from '../../orders/display/dish-name.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import type { PotsAction } from '../steps.ts';
import { PotsForm } from './pots-form.tsx';
import * as texts from './pots-texts.ts';

const call = 'GET /vendors/{vendorId}/pots';

interface PotsSheetProps {
  vendorId: string;
  /** Today. */
  date: string;
  /** The pots of today. */
  reading: Reading<AnswerOf<typeof call>>;
  /** The meals whose entries wait for the server, as `{date}#{meal}`. */
  waiting: ReadonlySet<string>;
  onSave: (act: PotsAction) => void;
  onClose: () => void;
}

/** The pots of today's and yesterday's meals, and the advice for the next meals. Rule: pots-2, pots-3 */
export function PotsSheet(props: PotsSheetProps) {
  const { vendorId, date, reading, waiting, onSave, onClose } = props;
  const now = useNow().toISOString();
  const [isYesterday, setYesterday] = useState(false);
  const request = { params: { vendorId }, query: { date: addDays(date, -1) } };
  const yesterday = useApi(call, request, {
    read: (options) => kitchenCall(call, { ...request, ...options }),
    enabled: isYesterday,
    refetchOnMount: 'always',
  });
  return (
    <Sheet isOpen onClose={onClose} title={texts.pots}>
      <div className="flex flex-col gap-5">
        <ChoiceChips
          label={texts.day}
          options={[
            { value: false, label: texts.today },
            { value: true, label: texts.yesterday },
          ]}
          value={isYesterday}
          onChange={setYesterday}
        />
        <Loaded
          key={String(isYesterday)}
          reading={isYesterday ? yesterday : reading}
          loading={<Skeleton className="h-72 w-full" />}
          failedText={texts.notLoaded}
          isSection
        >
          {(day) => {
            const meals = withLocalNames(day.meals);
            const started = meals.filter(({ startsAt, pots }) => startsAt <= now && pots.length);
            const ahead = meals.filter(({ startsAt, pots }) => startsAt > now && pots.length);
            return (
              <div className="flex flex-col gap-5">
                {ahead.length > 0 && <PotAdvice meals={ahead} runOutOneIn={day.runOutOneIn} />}
                {started.length > 0 && (
                  <PotsForm
                    meals={started}
                    isWaiting={(meal) => waiting.has(`${day.date}#${meal}`)}
                    onSave={(mealId, pots) =>
                      onSave({ kind: 'pots', vendorId, date: day.date, mealId, pots })
                    }
                  />
                )}
                {ahead.length + started.length === 0 && (
                  <p className="text-ink-soft">{texts.noMeal}</p>
                )}
              </div>
            );
          }}
        </Loaded>
      </div>
    </Sheet>
  );
}

function withLocalNames(meals: readonly PotsOfMeal[]): PotsOfMeal[] {
  return meals.map((meal) => ({
    ...meal,
    pots: meal.pots.map((pot) => ({ ...pot, name: dishNamed({ id: pot.itemId, name: pot.name }) })),
  }));
}
