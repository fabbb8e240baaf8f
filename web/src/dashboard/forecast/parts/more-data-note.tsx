import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { TriangleAlert } from 'lucide-react';
import { moreDataText, moreDataTitle } from '../more-data-texts.ts';

/** Why the figures are not to be trusted yet. */
export function MoreDataNote({ status }: { status: ForecastStatus }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-card border border-accent bg-accent-soft px-4 py-3"
    >
      <TriangleAlert size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      <p>
        <strong className="block">{moreDataTitle}</strong>
        <span className="text-sm text-ink-soft">{moreDataText(status)}</span>
      </p>
    </div>
  );
}
