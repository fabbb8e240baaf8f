import type { Order } from '@thali/shared/orders/order.contract';
import { orderFields } from '../dashboard/orders/order-filter.ts';
import type { PendingChanges } from '../dashboard/orders/order-list.ts';
import { OrderStoreProvider } from '../dashboard/orders/order-store.tsx';
import { OrderLedger } from '../dashboard/orders/parts/order-ledger.tsx';
import type { KitchenActions } from '../kitchen/kitchen-actions.ts';
import { readUrlState } from '../lib/url-state/use-url-state.ts';
import { toastNotInDemo } from './not-in-demo.ts';

const noChanges: PendingChanges = new Map();
const allOrders = readUrlState(orderFields, new URLSearchParams());

/** The real list of orders with sample orders. */
export function OrdersDemo({
  orders,
  actions,
}: {
  orders: readonly Order[];
  actions: KitchenActions;
}) {
  return (
    <OrderStoreProvider vendorId="DEM0000000">
      <h2 className="sr-only">Orders</h2>
      <OrderLedger
        choice={allOrders}
        orders={orders}
        isStale={false}
        total={orders.length}
        firstNumber={1}
        changes={noChanges}
        onArchive={toastNotInDemo}
        onChangeStatus={({ order, status }, event) => actions.move(order, [status], event)}
        onView={toastNotInDemo}
        noOrders="All done. Reload the page for new sample orders."
      />
    </OrderStoreProvider>
  );
}
