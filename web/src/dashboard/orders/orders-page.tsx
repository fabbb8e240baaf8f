import { useMemo } from 'react';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { Pagination } from '../../lib/ui/table/pagination.tsx';
import { pageCount, pageSize } from './order-list.ts';
import { earlierOrders } from './order-sections.ts';
import { ArchivePages } from './parts/archive-pages.tsx';
import { BulkBar, BulkFailures } from './parts/bulk-bar.tsx';
import { CancelDialog } from './parts/cancel-dialog.tsx';
import { LinkBanner } from './parts/link-banner.tsx';
import { LiveMark } from './parts/live-mark.tsx';
import { OngoingOrders } from './parts/ongoing-orders.tsx';
import { OrderDetailsDialog } from './parts/order-details-dialog.tsx';
import { OrderLedger } from './parts/order-ledger.tsx';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { OrdersToolbar } from './parts/orders-toolbar.tsx';
import { ReadyDefault } from './parts/ready-default.tsx';
import { SoundControl } from './parts/sound-control.tsx';
import { WaitingBar } from './parts/waiting-bar.tsx';
import { useBulkStep } from './use-bulk-step.ts';
import { useChangeOrderStatus } from './use-change-order-status.ts';
import { isOverview, listFilterOf, useOrderFilter } from './use-order-filter.ts';
import { useVendorOrders } from './use-vendor-orders.ts';
import { useViewedOrder } from './use-viewed-order.ts';

/** 'Orders Management': what is ongoing first and large, then one page of the rest. */
export default function OrdersPage() {
  const filter = useOrderFilter();
  const listFilter = useStableFilter(filter);
  const orders = useVendorOrders(listFilter);
  const { changeStatus, cancelling, cancel, stopCancelling } = useChangeOrderStatus();
  const { viewed, view, closeView } = useViewedOrder(orders);
  const bulk = useBulkStep(orders.ongoingOrders, `${filter.status} ${filter.search}`);

  const isKitchen = isOverview(filter);
  const ledgerOrders = useMemo(
    () => (isKitchen ? earlierOrders(orders.pageOrders) : orders.pageOrders),
    [isKitchen, orders.pageOrders],
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
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <SoundControl />
            <ReadyDefault />
          </div>
        </header>
        <OrdersToolbar filter={filter} />
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
          {isKitchen ? (
            <OngoingOrders
              orders={orders.ongoingOrders}
              calling={orders.calling}
              changes={orders.changes}
              onChangeStatus={changeStatus}
              onView={view}
            />
          ) : (
            <>
              <WaitingBar
                count={orders.calling.size > 0 ? 0 : waiting}
                onShow={filter.showTickets}
              />
              <BulkFailures report={bulk.report} />
            </>
          )}
          <OrderLedger
            choice={filter}
            orders={ledgerOrders}
            isStale={orders.page.isPlaceholderData}
            total={isKitchen ? null : orders.page.data.pagination.total}
            firstNumber={(filter.page - 1) * pageSize + 1}
            onArchive={(isShown) => filter.setArchive(isShown ? [] : undefined)}
            changes={orders.changes}
            selection={isKitchen ? undefined : bulk.selection}
            onChangeStatus={changeStatus}
            onView={view}
          />
          {!isKitchen && <BulkBar {...bulk} isRaised={orders.calling.size > 0} />}
          {filter.archive ? (
            <ArchivePages
              archive={filter.archive}
              list={orders.page.data}
              onChange={(archive) => {
                filter.setArchive(archive);
                scrollTo({ top: 0, behavior: 'instant' });
              }}
            />
          ) : (
            <Pagination
              page={filter.page}
              pages={pageCount(orders.page.data)}
              onChange={(next) => {
                filter.setPage(next);
                scrollTo({ top: 0, behavior: 'instant' });
              }}
            />
          )}
        </>
      )}
      <OrderDetailsDialog
        order={viewed}
        isMoving={viewed !== undefined && orders.changes.has(viewed.id)}
        onChangeStatus={changeStatus}
        onClose={closeView}
      />
      <CancelDialog order={cancelling} onCancel={cancel} onKeep={stopCancelling} />
    </div>
  );
}

/** The same object for the same choice: lists and rows are remembered by it. */
function useStableFilter(filter: Parameters<typeof listFilterOf>[0]) {
  const { status, search, page, isTable, archive } = filter;
  const after = archive?.join(' ');
  return useMemo(
    () =>
      listFilterOf({
        status,
        search,
        page,
        isTable,
        archive: after === undefined ? undefined : after.split(' ').filter(Boolean),
      }),
    [status, search, page, isTable, after],
  );
}
