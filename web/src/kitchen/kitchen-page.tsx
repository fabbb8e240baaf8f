import { tableNames } from '@thali/shared/tables/table-names';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { AlarmOnThisPhone } from '../lib/push/alarm-on-this-phone.tsx';
import { useRegisteredAlarm } from '../lib/push/use-registered-alarm.ts';
import { useObservable } from '../lib/state/observable.ts';
import { storeClockDifference } from '../lib/time/store-clock-difference.ts';
import { ErrorState } from '../lib/ui/error-state.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { SkipLink } from '../lib/ui/skip-link.tsx';
import { LinkBanner } from '../orders/live/live-link.tsx';
import { PrinterControls } from '../orders/printing/printer-controls.tsx';
import { PrinterMark, useUnprinted } from '../orders/printing/printer-mark.tsx';
import { useTickets } from '../orders/printing/use-tickets.tsx';
import { SoldOutDialog } from '../orders/sold-out/sold-out-dialog.tsx';
import { MoveSheet } from '../orders/staff/move-sheet.tsx';
import { kitchenCall, readPrintedOrder } from './device/kitchen-call.ts';
import { useStoredDevice } from './device/stored-device.ts';
import { createKitchenActions } from './kitchen-actions.ts';
import { createKitchenStore } from './kitchen-store.ts';
import * as texts from './kitchen-texts.ts';
import { useLastOrder } from './last-order.ts';
import { AlarmBar } from './parts/alarm-bar.tsx';
import { ControlsSheet } from './parts/controls-sheet.tsx';
import { DishesSheet } from './parts/dishes-sheet.tsx';
import { HandedOverSheet } from './parts/handed-over-sheet.tsx';
import { KitchenUndo, UnsentBar, useUnsent } from './parts/kitchen-bars.tsx';
import { KitchenBoard } from './parts/kitchen-board.tsx';
import { KitchenHeader, type KitchenView } from './parts/kitchen-header.tsx';
import { KitchenIdle } from './parts/kitchen-idle.tsx';
import { LaterButton } from './parts/later-button.tsx';
import { LaterStrip } from './parts/later-strip.tsx';
import { OrderSheet } from './parts/order-sheet.tsx';
import { RushBanner } from './rush/rush-banner.tsx';
import { RushPanel } from './rush/rush-panel.tsx';
import { subjectOf } from './steps.ts';
import { useAlarm } from './use-alarm.ts';
import { useDueBell } from './use-due.ts';
import { useHandedOver } from './use-handed-over.ts';
import { useKitchen } from './use-kitchen.ts';
import { useKitchenLayout } from './use-kitchen-layout.ts';

const LazyKitchenPots = lazy(retryUntilLoaded(() => import('./pots/kitchen-pots.tsx')));

/** /kitchen: the orders to cook. The screen stays open all day. Rule: kitchen-20 */
export default function KitchenPage() {
  const [store] = useState(createKitchenStore);
  const kitchen = useKitchen(store);
  const { reading, vendor, items, groups, categories, orders, columns, totals, ringing } = kitchen;
  const { later, current } = kitchen;
  const actions = useMemo(() => createKitchenActions(store.queue), [store]);
  const link = useObservable(store.link);
  const unsent = useUnsent(store.queue);
  const unsentIds = useMemo(() => new Set(unsent.map(subjectOf)), [unsent]);
  const { isPhone, hasRoom } = useKitchenLayout();
  const [view, setView] = useState<KitchenView>('tickets');
  const [sheet, setSheet] = useState<'dishes' | 'controls' | 'handed-over' | 'pots'>();
  const handedOver = useHandedOver(store, sheet === 'handed-over');
  const [moreId, setMoreId] = useState<string>();
  const [movingId, setMovingId] = useState<string>();
  const device = useStoredDevice();
  const tickets = useTickets(store.data, {
    readOrder: readPrintedOrder,
    // Stops the alarm of the order, because the cooks have its ticket.
    onPrinted: (order) => order.acknowledgedAt === null && actions.acknowledge([order]),
  });
  const unprinted = useUnprinted(tickets.printer, current);
  const lastOrder = useLastOrder(orders, vendor?.id);
  useAlarm(ringing, vendor !== undefined);
  useDueBell(later, current);
  useEffect(storeClockDifference, []);

  if (!vendor) {
    if (!reading.isError) return <PageLoading />;
    return (
      <ErrorState
        level={1}
        title={texts.notLoaded}
        message={reading.error.message}
        onRetry={() => void reading.refetch()}
        isRetrying={reading.isFetching}
      />
    );
  }
  const listener = device?.deviceId ?? vendor.id;
  const dialogOrder = orders.find(({ id }) => id === moreId);
  const moving = orders.find(({ id }) => id === movingId);
  const tables = tableNames(vendor.settings.tables);
  const closeSheet = () => setSheet(undefined);
  const showHandedOver = () => setSheet('handed-over');
  const showPots = () => setSheet('pots');
  const isIdle = Object.values(columns).every(({ length }) => length === 0);
  const laterProps: ComponentProps<typeof LaterStrip> = {
    ...{ later, items, settings: vendor.settings },
    onMore: ({ id }) => setMoreId(id),
  };
  const rush = {
    settings: vendor.settings,
    vendorId: vendor.id,
    call: kitchenCall,
    onChange: () => void reading.refetch(),
  };
  return (
    <main className="flex h-dvh flex-col overflow-hidden bg-sunken">
      <title>{pageTitle(ringing.length, vendor.displayName)}</title>
      <SkipLink />
      <KitchenHeader
        messName={vendor.displayName}
        link={link}
        view={hasRoom || isPhone ? undefined : view}
        onView={setView}
        onDishes={() => setSheet('dishes')}
        onControls={() => setSheet('controls')}
        alarm={<AlarmBar ringing={ringing} onGotIt={() => actions.acknowledge(ringing)} />}
        isRinging={ringing.length > 0}
        printer={<PrinterMark printer={tickets.printer} isBrief />}
      />
      <RegisteredAlarm vendorId={vendor.id} listener={listener} ongoing={orders} />
      <UnsentBar unsent={unsent} />
      {unsent.length === 0 && (
        <div className="px-3 *:*:mt-2! empty:hidden">
          <LinkBanner link={link} />
        </div>
      )}
      <div className="px-3 pt-2 empty:hidden max-md:pb-2 sm:px-4 short:py-1">
        <RushBanner {...rush} />
      </div>
      {vendor.settings.pots && (
        <Suspense>
          <LazyKitchenPots
            vendorId={vendor.id}
            queue={store.queue}
            isRinging={ringing.length > 0}
            isOpen={sheet === 'pots'}
            onOpen={showPots}
            onClose={closeSheet}
          />
        </Suspense>
      )}
      {later.length > 0 && isIdle && <LaterStrip {...laterProps} />}
      <KitchenBoard
        {...{ columns, totals, view, actions }}
        settings={vendor.settings}
        unsent={unsentIds}
        unprinted={unprinted}
        onMore={({ id }) => setMoreId(id)}
        onMove={tables.length > 0 ? ({ id }) => setMovingId(id) : undefined}
        onHandedOver={showHandedOver}
        later={
          later.length > 0
            ? {
                count: later.length,
                list: <LaterStrip {...laterProps} isList />,
                button: <LaterButton {...laterProps} />,
                rail: <LaterButton {...laterProps} isRail />,
              }
            : undefined
        }
        idle={
          <KitchenIdle lastOrder={lastOrder} printer={<PrinterMark printer={tickets.printer} />} />
        }
      />
      <KitchenUndo queue={store.queue} />
      <DishesSheet
        isOpen={sheet === 'dishes'}
        onClose={closeSheet}
        vendorId={vendor.id}
        messName={vendor.displayName}
        onMore={({ id }) => setMoreId(id)}
        {...{ orders, categories, items, groups, actions }}
      />
      <ControlsSheet
        isOpen={sheet === 'controls'}
        onClose={closeSheet}
        onHandedOver={showHandedOver}
        alarm={
          <AlarmOnThisPhone call={kitchenCall} listener={listener} appName={vendor.displayName} />
        }
        printer={<PrinterControls tickets={tickets} messName={vendor.displayName} />}
        hasPasses={vendor.settings.passes !== undefined}
        onPots={vendor.settings.pots && showPots}
      >
        <RushPanel {...rush} />
      </ControlsSheet>
      <HandedOverSheet
        isOpen={sheet === 'handed-over'}
        onClose={closeSheet}
        {...handedOver}
        actions={actions}
        onPrint={tickets.print}
      />
      {dialogOrder && (
        <OrderSheet
          order={dialogOrder}
          actions={actions}
          onMove={
            tables.length > 0
              ? () => {
                  setMoreId(undefined);
                  setMovingId(dialogOrder.id);
                }
              : undefined
          }
          onPrint={tickets.print}
          onClose={() => setMoreId(undefined)}
        />
      )}
      {moving && (
        <MoveSheet
          order={moving}
          tables={tables}
          onMove={(table) => actions.moveTo(moving, table)}
          onClose={() => setMovingId(undefined)}
        />
      )}
      <SoldOutDialog
        orders={orders}
        messName={vendor.displayName}
        onMore={({ id }) => setMoreId(id)}
      />
      {tickets.sheet}
    </main>
  );
}

/** Keeps the push subscription of the alarm up to date. */
function RegisteredAlarm(props: Omit<Parameters<typeof useRegisteredAlarm>[0], 'call'>) {
  useRegisteredAlarm({ ...props, call: kitchenCall });
  return null;
}

/** Starts with the new orders, because a narrow tab cuts off the end. */
function pageTitle(ringingCount: number, messName: string): string {
  const title = texts.pageTitle(messName);
  if (ringingCount === 0) return title;
  return `(${ringingCount}) ${ringingCount === 1 ? texts.newOrder : texts.newOrdersTitle} · ${title}`;
}
