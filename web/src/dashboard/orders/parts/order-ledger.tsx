import { Switch } from '../../../lib/ui/switch.tsx';
import { emptyText, ledgerTitle } from '../ledger-texts.ts';
import type { OrderChoice } from '../use-order-filter.ts';
import { type LedgerProps, OrderTable } from './order-table.tsx';

interface OrderLedgerProps extends LedgerProps {
  choice: OrderChoice;
  /** The rows of before, until those that were asked for are here. */
  isStale: boolean;
  /** How many there are on all pages, where that is known. */
  total: number | null;
  onArchive: (isShown: boolean) => void;
}

/** One page of orders: rows on a desk, cards where it is narrower. */
export function OrderLedger({ choice, isStale, total, onArchive, ...ledger }: OrderLedgerProps) {
  const title = ledgerTitle(choice);
  return (
    <section aria-label={title} aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="text-sm text-ink-soft tabular-nums empty:hidden">
            {choice.archive && 'Older than the 1,000 most recent orders'}
            {total !== null && total > 0 && `${total} ${choice.search ? 'found' : 'in all'}`}
          </p>
        </div>
        <Switch
          label={<span className="text-sm">Show Archived Orders</span>}
          isOn={choice.archive !== undefined}
          onChange={onArchive}
        />
      </div>
      <p role="status" className="sr-only">
        {choice.search && !isStale && total !== null && `${total} found`}
      </p>
      <OrderTable {...ledger} caption={title} empty={emptyText(choice)} />
    </section>
  );
}
