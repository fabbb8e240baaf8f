import { CircleAlert, Hourglass, Info } from 'lucide-react';
import type { SettlementNews } from '../settlement-news.ts';

/** What came of the last payment. Both places are always there, so that they are heard. */
export function SettlementNewsNote({ news }: { news: SettlementNews | undefined }) {
  const Mark = news?.kind === 'on-its-way' ? Hourglass : Info;
  return (
    <>
      <div role="alert" className="empty:hidden">
        {news?.kind === 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            {news.text}
          </p>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {news && news.kind !== 'failed' && (
          <p className="mb-4 flex items-start gap-3 rounded-field bg-steel-soft px-4 py-3">
            <Mark size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
            {news.text}
          </p>
        )}
      </div>
    </>
  );
}
