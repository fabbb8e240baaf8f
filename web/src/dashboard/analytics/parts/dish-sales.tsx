import type { SoldDish } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { ChoiceShares } from '../../shared/popular-items.tsx';
import type { Measure } from '../measures.ts';

/** Rule: analytics-8 */
const topDishes = 5;

interface DishSalesProps {
  dishes: readonly SoldDish[];
  measure: Measure;
}

/** The dishes with the most revenue or portions, and all dishes on request. Rule: analytics-25 */
export function DishSales({ dishes, measure }: DishSalesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isRevenue = measure === 'revenue';
  const figureOf = (dish: SoldDish) => (isRevenue ? dish.revenue : dish.quantity);
  const sorted = dishes.toSorted((one, other) => figureOf(other) - figureOf(one));
  const max = sorted[0] ? figureOf(sorted[0]) : 0;
  return (
    <Panel
      title="Popular Items"
      aside={
        <p className="text-sm text-ink-soft">{isRevenue ? 'Most revenue' : 'Most portions'}</p>
      }
    >
      {dishes.length === 0 ? (
        <p className="text-ink-soft">Nothing was sold in this period.</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {sorted.slice(0, showsAll ? undefined : topDishes).map((dish, index) => (
            <DishRow
              key={dish.menuItemId}
              dish={dish}
              rank={index + 1}
              share={figureOf(dish) / max}
            />
          ))}
        </ol>
      )}
      {dishes.length > topDishes && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-2 -mb-2 -ml-3.5 print:hidden"
        >
          {showsAll ? 'Show the top 5' : `Show all ${dishes.length} dishes`}
        </Button>
      )}
    </Panel>
  );
}

interface DishRowProps {
  dish: SoldDish;
  rank: number;
  share: number;
}

function DishRow({ dish, rank, share }: DishRowProps) {
  const { name, quantity, revenue, choices } = dish;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5">
      <span aria-hidden="true" className="font-display font-bold text-accent-ink tabular-nums">
        {rank}
      </span>
      <span className="min-w-0 font-semibold wrap-anywhere">{name || 'Deleted dish'}</span>
      <span className="text-right text-ink-soft tabular-nums">
        {quantity.toLocaleString('en-IN')} sold ·{' '}
        <span className="money text-ink">{formatRupees(revenue)}</span>
      </span>
      <ShareBar share={share} className="col-span-2 col-start-2 mt-1" />
      {choices && <ChoiceShares name={name} quantity={quantity} choices={choices} />}
    </li>
  );
}
