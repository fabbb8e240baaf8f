import type { OrderStatus } from '@thali/shared/orders/order-status';
import { statusLabel } from '../../../ui/status-badge.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { OrderCards } from './order-cards.tsx';
import { type LedgerProps, OrderTable } from './order-table.tsx';

interface OrderLedgerProps extends LedgerProps {
  status: OrderStatus | undefined;
  /** The rows of before, until those that were asked for are here. */
  isStale: boolean;
}

/** One page of orders: rows on a desk, cards where it is narrower. */
export function OrderLedger({ status, isStale, ...ledger }: OrderLedgerProps) {
  const isWide = useMediaQuery('(min-width: 75rem)');
  const title = status ? `${statusLabel(status)} orders` : 'Earlier orders';
  return (
    <section aria-label={title} aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
      <h3 className="mb-3 text-lg font-bold">{title}</h3>
      {ledger.orders.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong/60 px-4 py-8 text-center text-ink-soft">
          {status ? `No ${statusLabel(status).toLowerCase()} orders` : 'No earlier orders here'}
        </p>
      ) : isWide ? (
        <OrderTable {...ledger} />
      ) : (
        <OrderCards {...ledger} />
      )}
    </section>
  );
}
