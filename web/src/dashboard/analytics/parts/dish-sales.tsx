import type { AnalyticsPeriod, SoldDish } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import type { StatisticTrend } from '../../../lib/ui/figures/statistic-card.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { ChoiceShares } from '../../shared/popular-items.tsx';
import type { Measure } from '../measures.ts';
import { dishTrend } from '../sales-trend.ts';
import { FilterRow } from './filter-row.tsx';
import { TrendColumn } from './trend-column.tsx';

/** Rule: analytics-8 */
const topDishes = 5;

interface DishSalesProps {
  dishes: readonly SoldDish[];
  measure: Measure;
  period: AnalyticsPeriod;
  /** The dish that the curve shows alone. */
  pressedId: string | undefined;
  /** Undefined without a curve to filter. */
  onPress: ((menuItemId: string) => void) | undefined;
}

/** The dishes with the most revenue or portions, and all dishes on request. Rule: analytics-25, analytics-28 */
export function DishSales({ dishes, measure, period, pressedId, onPress }: DishSalesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isRevenue = measure === 'revenue';
  const figureOf = (dish: SoldDish) => (isRevenue ? dish.revenue : dish.quantity);
  const sorted = dishes.toSorted((a, b) => figureOf(b) - figureOf(a));
  const max = sorted[0] ? figureOf(sorted[0]) : 0;
  const trends = new Map(sorted.map((dish) => [dish, dishTrend([dish], measure, period)]));
  const comparison = [...trends.values()].find((trend) => trend)?.comparison;
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
        <ol className={classNames('flex flex-col', onPress ? 'gap-1' : 'gap-3')}>
          {sorted.slice(0, showsAll ? undefined : topDishes).map((dish, index) => (
            <DishRow
              key={dish.menuItemId}
              dish={dish}
              rank={index + 1}
              share={max > 0 ? figureOf(dish) / max : 0}
              trend={trends.get(dish)}
              hasTrends={comparison !== undefined}
              isPressed={dish.menuItemId === pressedId}
              onPress={onPress && dish.days && (() => onPress(dish.menuItemId))}
            />
          ))}
        </ol>
      )}
      {comparison && <p className="mt-3 text-xs text-ink-soft">{comparison}</p>}
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
  trend: StatisticTrend | undefined;
  /** Whether another dish has a trend. */
  hasTrends: boolean;
  isPressed: boolean;
  onPress: (() => void) | undefined;
}

function DishRow({ dish, rank, share, trend, hasTrends, isPressed, onPress }: DishRowProps) {
  const { name, quantity, revenue, choices } = dish;
  return (
    <li className={columns}>
      <FilterRow
        isPressed={isPressed}
        onPress={onPress}
        className={classNames('col-span-3', columns)}
      >
        <span aria-hidden="true" className="font-display font-bold text-accent-ink tabular-nums">
          {rank}
        </span>
        <span className="min-w-0 font-semibold wrap-anywhere">{name || 'Deleted dish'}</span>
        <span className="text-right text-ink-soft tabular-nums max-[22rem]:max-w-24">
          {quantity.toLocaleString('en-IN')} sold ·{' '}
          <span className="money text-ink">{formatRupees(revenue)}</span>
        </span>
        <span className="col-span-2 col-start-2 mt-1 flex items-center gap-3">
          <ShareBar share={share} className="grow" />
          {hasTrends && <TrendColumn trend={trend} />}
        </span>
      </FilterRow>
      {choices && <ChoiceShares name={name} quantity={quantity} choices={choices} />}
    </li>
  );
}

const columns = 'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5';
