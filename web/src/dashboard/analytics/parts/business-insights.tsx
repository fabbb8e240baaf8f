import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { Star, ThumbsUp, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../lib/ui/badge.tsx';
import { businessInsights, type InsightLevel } from '../insights.ts';

const looks: Record<InsightLevel, { label: string; tone: BadgeTone; icon: ReactNode }> = {
  high: { label: 'High', tone: 'leaf', icon: <Star size={13} aria-hidden="true" /> },
  good: { label: 'Good', tone: 'leaf', icon: <ThumbsUp size={13} aria-hidden="true" /> },
  low: { label: 'Room to grow', tone: 'accent', icon: <TrendingUp size={13} aria-hidden="true" /> },
};

export function BusinessInsights({ period }: { period: AnalyticsPeriod }) {
  return (
    <ul className="divide-y divide-line">
      {businessInsights(period).map(({ name, value, level, text }) => (
        <li key={name} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold">
              {name}: <span className="money">{value}</span>
            </span>
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
