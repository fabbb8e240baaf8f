import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { AnalyticsPaths } from '../analytics-paths.ts';
import { type Recommendation, recommendations } from '../recommendations.ts';

interface StrategicRecommendationsProps {
  period: AnalyticsPeriod;
  paths: AnalyticsPaths;
}

const linkTexts: Record<Recommendation['leadsTo'], string> = {
  menu: 'Manage Menu',
  orders: 'View Orders',
  customers: 'View Customers',
};

export function StrategicRecommendations({ period, paths }: StrategicRecommendationsProps) {
  const tips = recommendations(period);
  if (tips.length === 0) {
    return <p className="text-ink-soft">Every figure is where it should be. Keep it up!</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {tips.map(({ title, text, leadsTo }) => (
        <li key={title} className="py-3 first:pt-0 last:pb-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          <Link
            href={paths[leadsTo]}
            aria-label={`${linkTexts[leadsTo]}: ${title}`}
            className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent-ink print:hidden"
          >
            {linkTexts[leadsTo]}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
