import type { ChosenOption } from '@thali/shared/menu/choices';
import { allGroupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { formatShortPaise } from '@thali/shared/money/paise';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { Order } from '@thali/shared/orders/order.contract';
import { tableNames } from '@thali/shared/tables/table-names';
import { ChevronUp, ClipboardList, MonitorSmartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { ConfirmDialog } from '../../lib/ui/confirm-dialog.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { serviceNamed } from '../../orders/display/order-name.ts';
import { countText } from '../../orders/display/order-texts.ts';
import { LinkBanner, LiveMark } from '../../orders/live/live-link.tsx';
import { PersonMark, UnlockButton } from '../device/person/person-mark.tsx';
import { useStoredDevice } from '../device/stored-device.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import type { KitchenData } from '../kitchen-data.ts';
import type { KitchenStore } from '../kitchen-store.ts';
import { KitchenUndo, UnsentBar, useUnsent } from '../parts/kitchen-bars.tsx';
import * as texts from './counter-texts.ts';
import { ChooseDialog } from './parts/choose-dialog.tsx';
import { DishTiles } from './parts/dish-tiles.tsx';
import { LatestSale } from './parts/latest-sale.tsx';
import { OfflineBar } from './parts/offline-bar.tsx';
import { PayButtons, SalePanel } from './parts/sale-panel.tsx';
import { type WaitingDialog, WaitingDialogs } from './parts/waiting-dialogs.tsx';
import { WaitingList } from './parts/waiting-list.tsx';
import { addDish, bodyOf, newSale, type Sale, totalsOf } from './sale.ts';
import { type SaleResult, viewOf } from './sale-result.ts';
import type { CounterMenu } from './use-counter-menu.ts';
import { useGuestScreen } from './use-guest-screen.ts';
import { useSell } from './use-sell.ts';
import { useUpiCode } from './use-upi-code.ts';

interface CounterProps {
  store: KitchenStore;
  vendor: KitchenData['vendor'];
  menu: CounterMenu;
  orders: readonly Order[];
  actions: KitchenActions;
  /** Runs if a price or a dish on the server differs from the screen. */
  onMenuChanged: () => void;
}

/** The dishes, the sale and the waiting orders. */
export function Counter({ store, vendor, menu, orders, actions, onMenuChanged }: CounterProps) {
  const [sale, setSale] = useState(newSale);
  const [handsOver, setHandsOver] = useState(false);
  const [dishToChoose, setDishToChoose] = useState<MenuItem>();
  const [saleResult, setSaleResult] = useState<SaleResult>();
  const [waitingDialog, setWaitingDialog] = useState<WaitingDialog>();
  const [openSheet, setOpenSheet] = useState<'sale' | 'waiting'>();
  const onSold = (result: SaleResult) => {
    setSaleResult(result);
    setOpenSheet(undefined);
    setSale(newSale());
    setHandsOver(false);
  };
  const selling = useSell({ vendor, menu, applyOrders: store.applyOrders, onSold, onMenuChanged });
  const { offline } = selling;
  const device = useStoredDevice();
  const link = useObservable(store.link);
  const unsent = useUnsent(store.queue);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { parcel } = vendor.settings;
  const totalPaise = totalsOf(sale, parcel).finalPaise;
  const { link: upiLink, isLinkLoading, isAutoConfirmed } = useUpiCode(saleResult, vendor);
  const resultView = useMemo(
    () =>
      saleResult && viewOf(saleResult, orders, { link: upiLink, isLinkLoading, isAutoConfirmed }),
    [saleResult, orders, upiLink, isLinkLoading, isAutoConfirmed],
  );
  useGuestScreen({ messName: vendor.displayName, sale, totalPaise, result: resultView });

  function add(dish: MenuItem, chosenOptions: readonly ChosenOption[]) {
    setSale((current) => addDish(current, dish, chosenOptions, menu.optionGroups));
    setDishToChoose(undefined);
  }

  const pay = (method: 'cash' | 'upi', exceedsCap = false) =>
    selling.sell({ key: sale.key, body: bodyOf(sale, { method, parcel, handsOver, exceedsCap }) });

  const methods = toMethodSwitches(vendor.settings.payment);
  const canPayByUpi = offline.keepsSales
    ? methods.upi && menu.upi !== undefined
    : methods.upi || methods.online;
  const counts = useMemo(() => countsOf(sale), [sale]);
  const waitingCount = orders.filter(({ status }) => status === 'ready').length;
  const portionCount = sale.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const closeSheet = () => setOpenSheet(undefined);
  const waitingList = <WaitingList {...{ orders, actions }} onOpen={setWaitingDialog} />;
  const salePanel = (
    <SalePanel
      sale={sale}
      onChange={setSale}
      tables={tableNames(vendor.settings.tables)}
      {...{ handsOver }}
      onHandsOver={setHandsOver}
    />
  );
  const payButtons = sale.lines.length > 0 && (
    <PayButtons
      totalPaise={totalPaise}
      isBusy={selling.isBusy}
      canPayByUpi={canPayByUpi}
      onPay={pay}
    />
  );
  return (
    <main className="flex h-dvh flex-col overflow-hidden bg-sunken">
      <header className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-b border-line bg-paper px-3 py-1 sm:px-4">
        <div className="min-w-20 grow basis-0 sm:min-w-0">
          <h1 className="truncate font-display text-lg leading-tight font-bold">
            <span className="sr-only">{texts.counter}</span>
            {vendor.displayName}
          </h1>
          <LiveMark link={link} />
        </div>
        <PersonMark />
        {device && <UnlockButton />}
        <a
          href="/counter?view=guest"
          target="thali-guest-screen"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <MonitorSmartphone size={18} />
          <span className="max-sm:sr-only">{texts.guestScreen}</span>
        </a>
        {!isWide && (
          <Button
            size="small"
            variant="secondary"
            icon={<ClipboardList size={18} />}
            onClick={() => setOpenSheet('waiting')}
          >
            {texts.waiting} {waitingCount > 0 && waitingCount}
          </Button>
        )}
      </header>
      <p role="status" className="sr-only">
        {portionCount > 0 && `${countText(portionCount)}, ${formatShortPaise(totalPaise)}`}
      </p>
      <UnsentBar unsent={unsent} />
      <OfflineBar offline={offline} />
      <div className="px-3 *:*:mt-2! empty:hidden">
        {unsent.length === 0 && !offline.isOffline && <LinkBanner link={link} />}
      </div>
      <div id="main" className="grid min-h-0 grow lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-h-0 overflow-y-auto p-3 sm:p-4">
          <DishTiles
            dishes={menu.dishes}
            categories={menu.categories}
            counts={counts}
            onAdd={(dish) =>
              allGroupsOf(dish, menu.optionGroups).length > 0
                ? setDishToChoose(dish)
                : add(dish, [])
            }
          />
        </div>
        {isWide && (
          <div className="flex min-h-0 flex-col border-l border-line bg-paper">
            <div className="min-h-0 grow overflow-y-auto p-4">
              <section aria-label={texts.sale}>{salePanel}</section>
              <hr className="my-5 border-line" />
              {waitingList}
            </div>
            {payButtons && <div className="border-t border-line p-4">{payButtons}</div>}
          </div>
        )}
      </div>
      {!isWide && payButtons && (
        <div className="border-t border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button
            variant="quiet"
            size="small"
            isFullWidth
            aria-haspopup="dialog"
            icon={<ChevronUp size={18} />}
            onClick={() => setOpenSheet('sale')}
            className="mb-1"
          >
            {countText(portionCount)} · {serviceNamed(sale.serviceMode ?? 'dine_in')}
          </Button>
          {payButtons}
        </div>
      )}
      <Sheet
        isOpen={openSheet === 'sale' && !isWide && sale.lines.length > 0}
        onClose={closeSheet}
        title={texts.sale}
        footer={payButtons}
      >
        {salePanel}
      </Sheet>
      <KitchenUndo queue={store.queue} />
      {dishToChoose && (
        <ChooseDialog
          dish={dishToChoose}
          groups={menu.optionGroups}
          onAdd={(chosenOptions) => add(dishToChoose, chosenOptions)}
          onClose={() => setDishToChoose(undefined)}
        />
      )}
      {saleResult && resultView && (
        <LatestSale
          {...{ result: saleResult, actions }}
          view={resultView}
          onChange={setSaleResult}
          onClose={() => setSaleResult(undefined)}
        />
      )}
      <Sheet isOpen={openSheet === 'waiting'} onClose={closeSheet} title={texts.waiting}>
        {waitingList}
      </Sheet>
      {waitingDialog && (
        <WaitingDialogs
          {...{ dialog: waitingDialog, actions }}
          unsentCount={offline.waiting.length}
          onUndone={(order) => store.applyOrders([order])}
          onClose={() => setWaitingDialog(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={selling.refusedSale !== undefined}
        onClose={selling.reset}
        onConfirm={() => pay(selling.refusedSale?.request?.body.paymentMethod ?? 'cash', true)}
        title={texts.kitchenFull}
        text={selling.refusedSale?.text ?? ''}
        confirmLabel={texts.takeAnyway}
        keepLabel={texts.doNotSell}
      />
    </main>
  );
}

/** The portions of each dish in the sale. */
function countsOf({ lines }: Sale): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { dish, quantity } of lines)
    counts.set(dish.id, (counts.get(dish.id) ?? 0) + quantity);
  return counts;
}
