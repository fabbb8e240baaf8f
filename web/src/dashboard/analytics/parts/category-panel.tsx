import type { SoldDish } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { percentText } from '../../../lib/ui/figures/percent-text.ts';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { categorySales } from '../category-sales.ts';

interface CategoryPanelProps {
  dishes: readonly SoldDish[];
  totalRevenue: number;
}

/** The revenue by category, which adds up to the total. Rule: analytics-25 */
export function CategoryPanel({ dishes, totalRevenue }: CategoryPanelProps) {
  const rows = categorySales(dishes, totalRevenue);
  return (
    <Panel title="Revenue by Category">
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nothing was sold in this period.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {rows.map(({ name, revenue }) => {
            const share = totalRevenue > 0 ? revenue / totalRevenue : 0;
            return (
              <li key={name}>
                <p className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                  <span className="text-right text-ink-soft tabular-nums">
                    {percentText(share)} ·{' '}
                    <span className="money text-ink">{formatRupees(revenue)}</span>
                  </span>
                </p>
                <ShareBar share={share} className="mt-1" />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
