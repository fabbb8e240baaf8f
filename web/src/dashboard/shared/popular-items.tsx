import type { PopularItem } from '@thali/shared/analytics/analytics-fields';
import { ShareBar } from '../../lib/ui/figures/share-bar.tsx';

/** What most portions were sold of, the first one as the measure of the others. */
export function PopularItems({ items }: { items: readonly PopularItem[] }) {
  const most = items[0]?.quantity ?? 0;
  return (
    <ol className="flex flex-col gap-3">
      {items.map(({ menuItemId, name, quantity }, index) => (
        <li key={menuItemId} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5">
          <span aria-hidden="true" className="font-display font-bold text-accent-ink tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 font-semibold">{name}</span>
          <span className="text-ink-soft tabular-nums">
            {quantity.toLocaleString('en-IN')} sold
          </span>
          <ShareBar
            share={most > 0 ? quantity / most : 0}
            className="col-span-2 col-start-2 mt-1"
          />
        </li>
      ))}
    </ol>
  );
}
