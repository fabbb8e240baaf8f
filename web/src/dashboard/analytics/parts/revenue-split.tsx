import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { counterAndGuestRevenue, type RevenuePart, revenueParts } from '../revenue-parts.ts';

/** The revenue by payment method. Empty if all revenue was cash. Rule: pay-36 */
export function RevenueSplit({ period }: { period: PeriodFigures }) {
  return <Split title="Paid By" parts={revenueParts(period)} period={period} />;
}

/** The revenue of counter and guests. Empty without a sale at the counter. Rule: counter-9 */
export function SoldAtSplit({ period }: { period: PeriodFigures }) {
  return <Split title="Sold At" parts={counterAndGuestRevenue(period)} period={period} />;
}

interface SplitProps {
  title: string;
  parts: readonly RevenuePart[];
  period: PeriodFigures;
}

function Split({ title, parts, period }: SplitProps) {
  if (parts.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className="flex flex-col gap-3">
        {parts.map(({ name, amount, tone }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-ink-soft">{name}</span>
              <span className="money font-semibold">{formatRupees(amount)}</span>
            </p>
            <ShareBar
              share={period.totalRevenue > 0 ? amount / period.totalRevenue : 0}
              tone={tone}
              className="mt-1.5"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
