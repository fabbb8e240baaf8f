import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { percentText } from '../../../lib/ui/figures/percent-text.ts';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { TrendMark } from '../../../lib/ui/figures/trend-mark.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { daysTrend } from '../../shared/compared-trend.ts';

/** Compares new guests with returning guests. Together they are the active customers. Rule: analytics-26 */
export function GuestsPanel({ period }: { period: AnalyticsPeriod }) {
  const { activeCustomers, newCustomers } = period;
  const groups = [
    {
      name: 'Returning',
      count: activeCustomers - newCustomers,
      trend: daysTrend((part) => part.activeCustomers - part.newCustomers, period),
      note: 'Ordered here before this period',
      tone: 'accent',
    },
    {
      name: 'New',
      count: newCustomers,
      trend: daysTrend((part) => part.newCustomers, period),
      note: 'Ordered here for the first time',
      tone: 'leaf',
    },
  ] as const;
  const comparison = groups[0].trend?.comparison;
  return (
    <Panel title="New and Returning Guests">
      {activeCustomers === 0 ? (
        <p className="text-ink-soft">No guests yet in this period.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {groups.map(({ name, count, trend, note, tone }) => (
            <li key={name}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{name}</span>
                <span className="ml-auto flex items-baseline gap-2 tabular-nums">
                  {trend && <TrendMark percent={trend.percent} />}
                  <span className="text-xl font-bold">{count.toLocaleString('en-IN')}</span>
                  <span className="min-w-11 text-right text-ink-soft">
                    {percentText(count / activeCustomers)}
                  </span>
                </span>
              </p>
              <ShareBar share={count / activeCustomers} tone={tone} className="mt-1" />
              <p className="mt-1 text-xs text-ink-soft">{note}</p>
            </li>
          ))}
        </ul>
      )}
      {comparison && <p className="mt-4 text-xs text-ink-soft">{comparison}</p>}
    </Panel>
  );
}
