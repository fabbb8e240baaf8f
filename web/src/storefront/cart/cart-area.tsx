import { formatShortPaise } from '@thali/shared/money/paise';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { applyScannedTable, useGuestTable } from '../shared/guest-table.ts';
import { type StorefrontTab, useStorefrontAddress } from '../shared/storefront-address.ts';
import { CartPage } from './cart-page.tsx';
import * as texts from './cart-texts.ts';
import type { CustomerDetails } from './checkout/check-customer.ts';
import { rememberGuest } from './checkout/remembered-guest.ts';
import { type AgreedTotal, useAgreedTotal } from './checkout/use-agreed-total.ts';
import { useCartDraft } from './checkout/use-cart-draft.ts';
import { DoubtfulOrder } from './parts/doubtful-order.tsx';
import { loadGuestDialog } from './parts/guest-checkout.tsx';
import { useCheckout } from './place/use-checkout.ts';
import type { Cart, CartLine } from './state/cart.ts';
import { useMatchedCart } from './state/use-matched-cart.ts';

/** Loads on demand, because few messes ask for a code. */
const LazyConfirmPhone = lazy(retryUntilLoaded(() => import('./parts/confirm-phone.tsx')));

/** Loads if an order that waited for the network lost its slot. */
const LazyLostSlot = lazy(retryUntilLoaded(() => import('./parts/lost-slot.tsx')));

/** Loads when the cart has a dish. */
const loadOrderPlaced = retryUntilLoaded(() => import('./parts/order-placed.tsx'));
const LazyOrderPlaced = lazy(loadOrderPlaced);

interface CartAreaProps {
  storefront: Storefront;
  cart: Cart;
  open: OpenState;
  /** The signed-in customer; undefined for a guest. */
  customer: CustomerDetails | undefined;
  /** Whether the cart is on screen. A hidden cart still finishes an interrupted order. */
  isShown: boolean;
  /** Runs when the server refuses an order because the menu on screen is outdated. */
  onStaleMenu: () => void;
  onPlaced: () => void;
  selectTab: (tab: StorefrontTab) => void;
  /** Whether the cart is beside the menu. */
  isBesideMenu: boolean;
}

/** The cart. After an order, its confirmation fills the screen. */
export default function CartArea(props: CartAreaProps) {
  const { storefront, cart, customer, isShown, isBesideMenu, selectTab } = props;
  const { vendor } = storefront;
  const owner = { vendorId: vendor.id, customerId: customer?.id };
  const draft = useCartDraft(vendor.id);
  const { parcel, tables } = vendor.settings;
  const table = useGuestTable(vendor);
  useEffect(() => void applyScannedTable(vendor.id), [vendor.id]);
  const hasServiceChoice = parcel !== undefined || tables !== undefined;
  const [slot, setSlot] = useState<string>();
  const readyFor = vendor.settings.preOrders && slot;
  const serving: Serving = {
    ...(hasServiceChoice && { serviceMode: draft.serviceMode, parcel, table }),
    ...(readyFor && { readyFor }),
  };
  const total = useAgreedTotal(cart, serving, useCheckout(owner, props.onStaleMenu));
  const { checkout } = total;
  const { showDish } = useStorefrontAddress();
  const changeLine = (line: CartLine) => showDish(line.menuItemId, cart.indexOf(line));
  useMatchedCart(vendor.id, cart, storefront, isShown, changeLine);

  // Loads the next screens early, so that they open at once, even offline.
  const isFilled = cart.length > 0;
  const isGuest = !customer;
  useEffect(() => {
    if (!isFilled) return;
    void loadOrderPlaced();
    if (isGuest) void loadGuestDialog();
  }, [isFilled, isGuest]);

  const { order } = checkout;
  const afterPlacing = useEffectEvent(() => {
    // After a reload, the details of an interrupted order are unknown.
    if (order?.isGuestOrder && draft.guest.name) rememberGuest(draft.guest);
    draft.reset();
    props.onPlaced();
  });
  useEffect(() => {
    if (order) afterPlacing();
  }, [order]);

  function leaveFor(tab: StorefrontTab) {
    checkout.dismissOrder();
    selectTab(tab);
  }
  if (order) {
    return (
      <Suspense>
        <LazyOrderPlaced
          order={order}
          onViewOrders={() => leaveFor('orders')}
          onBack={() => leaveFor('menu')}
        />
      </Suspense>
    );
  }
  const question = (
    <>
      <DoubtfulOrder checkout={checkout} cart={cart} menu={storefront} />
      {checkout.unverified && (
        <Suspense>
          <LazyConfirmPhone
            {...checkout.unverified}
            onVerified={() => void checkout.finish()}
            onClose={() => void checkout.forget()}
          />
        </Suspense>
      )}
      {checkout.lostSlot && (
        <Suspense>
          <LazyLostSlot
            {...checkout.lostSlot}
            onReplace={checkout.replaceSlot}
            onChoose={() => {
              checkout.replaceSlot(undefined);
              selectTab('cart');
            }}
          />
        </Suspense>
      )}
    </>
  );
  if (!isShown) return question;
  return (
    <>
      {question}
      <CartPage
        {...{ storefront, cart, customer, checkout, draft, serving }}
        open={props.open}
        holdPrices={total.hold}
        onSlot={setSlot}
        onChangeLine={changeLine}
        onBrowse={isBesideMenu ? undefined : () => selectTab('menu')}
        onEditProfile={() => selectTab('profile')}
      />
      <ChangedTotal {...total} />
    </>
  );
}

/** Asks before placing an order at another total. Cancel has the focus, so that a hasty second tap only cancels. */
function ChangedTotal({ question, confirm, dismiss }: AgreedTotal) {
  if (!question) return null;
  const { fromPaise, toPaise } = question;
  const to = formatShortPaise(toPaise);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={texts.totalChanged}
      description={texts.totalWent(toPaise > fromPaise, formatShortPaise(fromPaise), to)}
      size="small"
    >
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={dismiss} data-autofocus>
          {texts.cancel}
        </Button>
        <Button onClick={confirm}>{texts.placeOrderFor(to)}</Button>
      </div>
    </Dialog>
  );
}
