import { useMemo } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { announceNewOrder } from './announce-new-order.ts';
import { LinkBanner } from './components/link-banner.tsx';
import { LiveMark } from './components/live-mark.tsx';
import { OngoingOrders } from './components/ongoing-orders.tsx';
import { OrderDetailsDialog } from './components/order-details-dialog.tsx';
import { OrderLedger } from './components/order-ledger.tsx';
import { OrdersSkeleton } from './components/orders-skeleton.tsx';
import { OrdersToolbar } from './components/orders-toolbar.tsx';
import { WaitingBar } from './components/waiting-bar.tsx';
import { pageCount, pageSize } from './order-list.ts';
import { earlierOrders } from './order-sections.ts';
import { useActOnOrder } from './use-act-on-order.ts';
import { listFilterOf, useOrderFilter } from './use-order-filter.ts';
import { useVendorOrders } from './use-vendor-orders.ts';
import { useViewedOrder } from './use-viewed-order.ts';

/** 'Orders Management': what is ongoing first and large, then one page of the rest. */
export default function VendorOrdersTab({ vendorId }: { vendorId: string }) {
  const { status, page, setStatus, setPage } = useOrderFilter();
  const filter = useMemo(() => listFilterOf({ status, page }), [status, page]);
  const orders = useVendorOrders({
    vendorId,
    filter,
    onNewOrder: (order) => announceNewOrder(order, () => view(order)),
  });
  const act = useActOnOrder(orders.move);
  const { viewed, view, closeView } = useViewedOrder(orders);

  const isOverview = status === undefined && page === 1;
  const ledgerOrders = useMemo(
    () => (status ? orders.pageOrders : earlierOrders(orders.pageOrders)),
    [status, orders.pageOrders],
  );
  const waiting = orders.ongoingOrders.filter((order) => order.status === 'pending').length;

  return (
    <div className="flex flex-col gap-6">
      <div>
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 className="font-display text-xl font-bold sm:text-2xl">Orders Management</h2>
            <LiveMark link={orders.link} />
          </div>
          <OrdersToolbar vendorId={vendorId} status={status} onStatusChange={setStatus} />
        </header>
        <LinkBanner link={orders.link} />
      </div>
      {orders.page.isPending || orders.ongoing.isPending ? (
        <OrdersSkeleton />
      ) : !orders.page.data || !orders.ongoing.data ? (
        <ErrorState
          title="Failed to fetch orders"
          message={(orders.page.error ?? orders.ongoing.error)?.message}
          onRetry={() => void Promise.all([orders.page.refetch(), orders.ongoing.refetch()])}
          isRetrying={orders.page.isFetching || orders.ongoing.isFetching}
        />
      ) : (
        <>
          {isOverview ? (
            <OngoingOrders
              orders={orders.ongoingOrders}
              unseen={orders.unseen}
              changes={orders.changes}
              onAct={act}
              onView={view}
            />
          ) : (
            status !== 'pending' && (
              <WaitingBar count={waiting} onShow={() => setStatus(undefined)} />
            )
          )}
          <OrderLedger
            status={status}
            orders={ledgerOrders}
            isStale={orders.page.isPlaceholderData}
            firstNumber={(page - 1) * pageSize + 1}
            changes={orders.changes}
            onAct={act}
            onView={view}
          />
          <Pagination
            page={page}
            pages={pageCount(orders.page.data)}
            onChange={(next) => {
              setPage(next);
              scrollTo({ top: 0, behavior: 'instant' });
            }}
          />
        </>
      )}
      <OrderDetailsDialog
        order={viewed}
        isMoving={viewed !== undefined && orders.changes.has(viewed.id)}
        onAct={act}
        onClose={closeView}
      />
    </div>
  );
}
