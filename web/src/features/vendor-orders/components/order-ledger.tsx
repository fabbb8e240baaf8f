import type { OrderStatus } from '@thali/shared/orders/order-status';
import { statusLabel } from '../../../ui/status-badge.tsx';
import { type LedgerProps, OrderTable } from './order-table.tsx';

interface OrderLedgerProps extends LedgerProps {
  status: OrderStatus | undefined;
  /** The rows of before, until those that were asked for are here. */
  isStale: boolean;
}

/** One page of orders: rows on a desk, cards where it is narrower. */
export function OrderLedger({ status, isStale, ...ledger }: OrderLedgerProps) {
  const title = status ? `${statusLabel(status)} orders` : 'Earlier orders';
  return (
    <section aria-label={title} aria-busy={isStale} className={isStale ? 'opacity-60' : undefined}>
      <h3 className="mb-3 text-lg font-bold">{title}</h3>
      <OrderTable
        {...ledger}
        caption={title}
        empty={status ? `No ${statusLabel(status).toLowerCase()} orders` : 'No earlier orders here'}
      />
    </section>
  );
}
