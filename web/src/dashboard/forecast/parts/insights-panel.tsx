import {
  CookingPot,
  DoorClosed,
  Equal,
  Flame,
  type LucideIcon,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { Panel } from '../../../lib/ui/panel.tsx';
import type { Insight } from '../insights.ts';

const icons: Record<Insight['kind'], LucideIcon> = {
  busiest: Flame,
  prepare: CookingPot,
  more: TrendingUp,
  same: Equal,
  less: TrendingDown,
  closed: DoorClosed,
};

export function InsightsPanel({ insights }: { insights: readonly Insight[] }) {
  return (
    <Panel title="AI-Powered Insights">
      <ul className="divide-y divide-line">
        {insights.map(({ kind, title, text }) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <Icon size={20} className="mt-0.5 shrink-0 text-accent-ink" />
              <p>
                <strong className="block font-semibold">{title}</strong>
                <span className="text-sm text-ink-soft">{text}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
