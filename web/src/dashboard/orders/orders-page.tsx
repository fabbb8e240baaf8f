import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { BellRing, CookingPot } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../lib/data/loaded.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { CancelDialog } from '../../orders/end-order/cancel-dialog.tsx';
import { LinkBanner, LiveMark } from '../../orders/live/live-link.tsx';
import { HandOverDialog } from '../../orders/payment/hand-over-dialog.tsx';
import { ReadyDefault } from '../../orders/staff/ready-time.tsx';
import { useBulkStep } from './bulk-step.ts';
import { filterKey, listFilterOf, noFilter, orderFields } from './order-filter.ts';
import { pageSize } from './order-list.ts';
import { useVendorOrders, useViewedOrder } from './order-queries.ts';
import { BulkBar, BulkFailures } from './parts/bulk-bar.tsx';
import { ExpireOld } from './parts/expire-old.tsx';
import { ListPages } from './parts/list-pages.tsx';
import { OrderDetailsDialog } from './parts/order-details-dialog.tsx';
import { OrderLedger } from './parts/order-ledger.tsx';
import { OrdersToolbar } from './parts/orders-toolbar.tsx';
import { SaveOrders } from './parts/save-orders.tsx';
import { SoundControl } from './parts/sound-control.tsx';
import { useChangeOrderStatus } from './use-change-order-status.ts';
import { useLinkedOrder } from './use-linked-order.ts';

interface OrdersPageProps {
  banner: ReactNode;
  noOrders: ReactNode;
  /** The names of the mess's tables. */
  tables: readonly string[];
  subdomain: string;
  orderCap: OrderCap | undefined;
}

/** The screen 'Orders Management': a page of orders with their steps. */
export function OrdersPage({ banner, noOrders, tables, subdomain, orderCap }: OrdersPageProps) {
  const [choice, change] = useUrlState(orderFields);
  const filter = useMemo(() => listFilterOf(choice), [choice]);
  const orders = useVendorOrders(filter);
  const { changeStatus, cancelling, cancel, stopCancelling, ...handOverState } =
    useChangeOrderStatus();
  const { viewedOrder, view, closeView } = useViewedOrder(orders);
  useLinkedOrder(view);
  const bulk = useBulkStep(orders.ongoingOrders, filterKey(choice), orderCap);

  const waiting = orders.ongoingOrders.filter(({ status }) => status === 'pending').length;
  const shownWaiting = orders.pageOrders.filter(({ status }) => status === 'pending').length;

  return (
    <div className="-mt-4 flex flex-col gap-3">
      <div>
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="mr-auto flex flex-wrap items-baseline gap-x-3 max-lg:-order-1 lg:max-xl:block">
            <h2 className="font-display text-xl font-bold">Orders Management</h2>
            <LiveMark link={orders.link} />
          </div>
          <OrdersToolbar choice={choice} onChange={change} />
          <Link
            href="/kitchen"
            className={`${buttonClass({ size: 'small' })} max-lg:-order-1 max-md:hidden!`}
          >
            <CookingPot size={18} /> Open Kitchen
          </Link>
        </header>
        <div className="mt-3 empty:hidden">{banner}</div>
        <LinkBanner link={orders.link} />
      </div>
      <Loaded
        reading={orders.reading}
        loading={<OrdersSkeleton />}
        failedTitle="Failed to fetch orders"
        className="flex flex-col gap-3"
      >
        {(list) => (
          <>
            <WaitingBar
              count={orders.ringing.size > 0 || shownWaiting > 0 ? 0 : waiting}
              onShow={() =>
                change({ ...noFilter, isArchived: false, after: [] }, { replace: false })
              }
            />
            <BulkFailures report={bulk.report} />
            <OrderLedger
              choice={choice}
              orders={orders.pageOrders}
              isStale={orders.reading.isPlaceholderData}
              total={list.pagination.total}
              firstNumber={(choice.page - 1) * pageSize + 1}
              onArchive={(isArchived) => change({ isArchived, after: [] })}
              noOrders={noOrders}
              changes={orders.changes}
              selection={bulk.selection}
              onChangeStatus={changeStatus}
              onView={view}
            />
            <BulkBar {...bulk} />
            <ListPages choice={choice} onChange={change} list={list} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <SoundControl />
              <ReadyDefault />
              <ExpireOld />
              <SaveOrders
                filter={filter}
                subdomain={subdomain}
                isEmpty={orders.pageOrders.length === 0}
              />
            </div>
          </>
        )}
      </Loaded>
      <OrderDetailsDialog
        order={viewedOrder}
        tables={tables}
        isMoving={viewedOrder !== undefined && orders.changes.has(viewedOrder.id)}
        onChangeStatus={changeStatus}
        onClose={closeView}
      />
      <CancelDialog order={cancelling} onCancel={cancel} onKeep={stopCancelling} />
      {handOverState.unpaid && (
        <HandOverDialog
          orders={[handOverState.unpaid]}
          onHandOver={handOverState.handOver}
          onClose={handOverState.stopHandOver}
        />
      )}
      {bulk.unpaidOrders && (
        <HandOverDialog
          orders={bulk.unpaidOrders}
          onHandOver={bulk.handOver}
          onClose={bulk.stopHandOver}
        />
      )}
    </div>
  );
}

/** The bar that appears while orders wait for confirmation, unless a waiting order is on screen. */
function WaitingBar({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border-3 border-accent bg-accent-soft py-2 pr-2 pl-4">
      <p className="flex items-center gap-2.5 font-bold">
        <BellRing size={20} className="shrink-0" />
        {count === 1
          ? '1 order is waiting to be confirmed'
          : `${count} orders are waiting to be confirmed`}
      </p>
      <Button size="small" onClick={onShow}>
        Show
      </Button>
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading orders...</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-16 rounded-card" />
      ))}
    </div>
  );
}
