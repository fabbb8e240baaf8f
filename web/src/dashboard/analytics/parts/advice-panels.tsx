import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { ArrowRight, Star, ThumbsUp, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../../lib/ui/badge.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { businessInsights, type InsightLevel } from '../insights.ts';
import { type Recommendation, recommendations } from '../recommendations.ts';

const looks: Record<InsightLevel, { label: string; tone: BadgeTone; icon: ReactNode }> = {
  high: { label: 'High', tone: 'leaf', icon: <Star size={13} /> },
  good: { label: 'Good', tone: 'leaf', icon: <ThumbsUp size={13} /> },
  low: { label: 'Room to grow', tone: 'accent', icon: <TrendingUp size={13} /> },
};

export function BusinessInsights({ period }: { period: AnalyticsPeriod }) {
  return (
    <ul className="divide-y divide-line">
      {businessInsights(period).map(({ name, level, text }) => (
        <li key={name} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold">{name}</span>
            <Badge tone={looks[level].tone} icon={looks[level].icon}>
              {looks[level].label}
            </Badge>
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const linkTexts: Record<Recommendation['leadsTo'], string> = {
  menu: 'Manage Menu',
  orders: 'View Orders',
  customers: 'View Customers',
};

export function StrategicRecommendations({ period }: { period: AnalyticsPeriod }) {
  const tips = recommendations(period);
  if (tips.length === 0) {
    return <p className="text-ink-soft">All figures look good. Keep it up!</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {tips.map(({ title, text, leadsTo }) => (
        <li key={title} className="py-3 first:pt-0 last:pb-0">
          <p className="font-semibold">{title}</p>
          <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
          <Link
            href={tabPath(leadsTo)}
            aria-label={`${linkTexts[leadsTo]}: ${title}`}
            className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent-ink print:hidden"
          >
            {linkTexts[leadsTo]}
            <ArrowRight size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
