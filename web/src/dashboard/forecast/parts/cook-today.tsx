import { useState } from 'react';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { PortionForecast } from '../forecast.ts';
import { countText, dishNote, rangeMeaning, rangeText } from '../forecast-texts.ts';
import { noPortionsText, portionsFailedText } from './portions-panel.tsx';
import { RangedFigure } from './ranged-figure.tsx';

type Dish = PortionForecast['items'][number];

/** The expected portions of today, most portions first. Rule: forecast-22 */
export function CookToday({ portions }: { portions: Reading<PortionForecast> }) {
  return (
    <Panel
      title="Cook Today"
      aside={<p className="text-sm text-ink-soft">Portions of the whole day. {rangeMeaning}</p>}
    >
      <Loaded
        reading={portions}
        loading={<Skeleton className="h-72 w-full" />}
        failedText={portionsFailedText}
        isSection
      >
        {({ items }) => {
          const cooked = items
            .filter(({ today }) => today.expected > 0)
            .toSorted((a, b) => b.today.expected - a.today.expected);
          const none = items.length === 0 ? noPortionsText : 'No portions are expected today.';
          return cooked.length === 0 ? (
            <p className="text-ink-soft">{none}</p>
          ) : (
            <DishList dishes={cooked} />
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** The dishes at first. A press shows more. */
const initialDishes = 12;

function DishList({ dishes }: { dishes: readonly Dish[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className="-mb-1 gap-x-10 sm:columns-2 xl:columns-3">
        {(isWhole ? dishes : dishes.slice(0, initialDishes)).map((dish) => (
          <DishRow key={dish.menuItemId} dish={dish} />
        ))}
      </ul>
      {!isWhole && dishes.length > initialDishes && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => setWhole(true)}
          className="mt-2 -mb-2 -ml-3.5"
        >
          Show all {dishes.length} dishes
        </Button>
      )}
    </>
  );
}

function DishRow({ dish: { name, today, ...facts } }: { dish: Dish }) {
  const { expected, lower, upper, sold } = today;
  return (
    <li className="flex break-inside-avoid items-start justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-soft empty:hidden">{dishNote(facts)}</span>
        {sold > 0 && (
          <span className="block text-xs text-ink-soft">{countText(sold)} sold so far</span>
        )}
      </div>
      <p className="shrink-0 text-right">
        <RangedFigure figure={countText(expected)} range={rangeText(lower, upper)} />
      </p>
    </li>
  );
}
