import type { Order } from '@thali/shared/orders/order.contract';
import { useMemo } from 'react';
import type { KitchenActions } from '../kitchen/kitchen-actions.ts';
import { KitchenBoard } from '../kitchen/parts/kitchen-board.tsx';
import { dishTotals } from '../kitchen/totals.ts';
import { EmptyState } from '../lib/ui/empty-state.tsx';
import { kitchenColumns } from '../orders/staff/kitchen-columns.ts';
import { toastNotInDemo } from './not-in-demo.ts';

const none: ReadonlySet<string> = new Set();

/** The real board of the kitchen with sample orders. */
export function KitchenDemo({
  orders,
  actions,
}: {
  orders: readonly Order[];
  actions: KitchenActions;
}) {
  const oldestFirst = useMemo(() => orders.toReversed(), [orders]);
  return (
    <div className="flex h-160 flex-col bg-sunken sm:h-[calc(100dvh-10rem)] sm:min-h-120">
      <KitchenBoard
        columns={useMemo(() => kitchenColumns(oldestFirst), [oldestFirst])}
        totals={useMemo(() => dishTotals(oldestFirst), [oldestFirst])}
        unsent={none}
        unprinted={none}
        view="tickets"
        settings={{}}
        actions={actions}
        onMore={toastNotInDemo}
        onHandedOver={toastNotInDemo}
        idle={<EmptyState title="All done" description="Reload the page for new sample orders." />}
      />
    </div>
  );
}
