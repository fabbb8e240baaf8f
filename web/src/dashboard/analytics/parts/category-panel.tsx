import type { AnalyticsPeriod, SoldDish } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { classNames } from '../../../lib/ui/class-names.ts';
import { percentText } from '../../../lib/ui/figures/percent-text.ts';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { categoryOf, categorySales } from '../category-sales.ts';
import { dishTrend } from '../sales-trend.ts';
import { FilterRow } from './filter-row.tsx';
import { TrendColumn } from './trend-column.tsx';

interface CategoryPanelProps {
  dishes: readonly SoldDish[];
  period: AnalyticsPeriod;
  /** The category that the curve shows alone. */
  pressedName: string | undefined;
  /** Undefined without a curve to filter. */
  onPress: ((name: string) => void) | undefined;
}

/** The revenue by category, which adds up to the total. Rule: analytics-25, analytics-28 */
export function CategoryPanel({ dishes, period, pressedName, onPress }: CategoryPanelProps) {
  const { totalRevenue } = period;
  const rows = categorySales(dishes, totalRevenue).map((row) => {
    const dishesOfCategory = dishes.filter((dish) => categoryOf(dish) === row.name);
    return {
      ...row,
      isCategory: dishesOfCategory.length > 0,
      trend: dishTrend(dishesOfCategory, 'revenue', period),
    };
  });
  const comparison = rows.find(({ trend }) => trend)?.trend?.comparison;
  return (
    <Panel title="Revenue by Category">
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nothing was sold in this period.</p>
      ) : (
        <ul className={classNames('flex flex-col', onPress ? 'gap-1' : 'gap-3')}>
          {rows.map(({ name, revenue, isCategory, trend }) => {
            const share = totalRevenue > 0 ? revenue / totalRevenue : 0;
            return (
              <li key={name} className="flex flex-col">
                <FilterRow
                  isPressed={name === pressedName}
                  onPress={onPress && isCategory ? () => onPress(name) : undefined}
                >
                  <span className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                    <span className="text-right text-ink-soft tabular-nums">
                      {percentText(share)} ·{' '}
                      <span className="money text-ink">{formatRupees(revenue)}</span>
                    </span>
                  </span>
                  <span className="mt-1 flex items-center gap-3">
                    <ShareBar share={share} className="grow" />
                    {comparison && <TrendColumn trend={trend} />}
                  </span>
                </FilterRow>
              </li>
            );
          })}
        </ul>
      )}
      {comparison && <p className="mt-3 text-xs text-ink-soft">{comparison}</p>}
    </Panel>
  );
}
