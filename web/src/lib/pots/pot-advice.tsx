import type { PotsOfMeal } from '@thali/shared/pots/pots.contract';
import * as texts from './advice-texts.ts';
import { makeText, reasonText, riskText } from './pot-texts.ts';

interface PotAdviceProps {
  meals: readonly PotsOfMeal[];
  runOutOneIn: number;
}

/** How many vessels to make for each meal, in words. Says why a dish has no advice. Rule: pots-3, pots-4 */
export function PotAdvice({ meals, runOutOneIn }: PotAdviceProps) {
  const servedMeals = meals.filter(({ pots }) => pots.length > 0);
  return (
    <div className="flex flex-col gap-4">
      {servedMeals.map(({ meal, name, pots }) => {
        const usualDishes = pots.filter(({ advice }) => !advice).map((pot) => pot.name);
        return (
          <section key={meal} aria-label={name}>
            <h3 className="font-bold">{name}</h3>
            <ul className="mt-1 flex flex-col gap-1.5">
              {pots.map((pot) =>
                pot.advice ? (
                  <li key={pot.itemId} className="wrap-anywhere">
                    <strong>{makeText(pot)}</strong>
                    {`: ${reasonText(pot.advice)}`}
                  </li>
                ) : null,
              )}
            </ul>
            {usualDishes.length > 0 && (
              <p className="mt-1 text-sm wrap-anywhere">{texts.usual(usualDishes.join(', '))}</p>
            )}
          </section>
        );
      })}
      {servedMeals.some(({ pots }) => pots.some(({ advice }) => advice)) && (
        <p className="text-sm">{riskText(runOutOneIn)}</p>
      )}
    </div>
  );
}
