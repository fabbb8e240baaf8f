import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';

/** What is on the menu, as it stands now. */
export function MenuStatistics(period: AnalyticsPeriod) {
  const figures = [
    ['Menu Items', period.totalMenuItems],
    ['Available', period.availableMenuItems],
    ['Vegetarian', period.vegetarianItems],
    ['Spicy', period.spicyItems],
    ['Categories', period.totalCategories],
  ] as const;
  return (
    <dl className="divide-y divide-line">
      {figures.map(([name, count]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}
