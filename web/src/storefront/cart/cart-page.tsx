import { minimumProblem } from '@thali/shared/orders/minimum-order';
import type { OrderTotals } from '@thali/shared/orders/order-totals';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { lazy, Suspense, useRef } from 'react';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { Money } from '../../lib/ui/money.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { EmptyTab } from '../shared/empty-tab.tsx';
import * as texts from './cart-texts.ts';
import type { CustomerDetails } from './checkout/check-customer.ts';
import type { CartDraft } from './checkout/use-cart-draft.ts';
import { CartLines } from './parts/cart-lines.tsx';
import { GuestCheckout } from './parts/guest-checkout.tsx';
import { InterruptedNotice } from './parts/interrupted-notice.tsx';
import { OrderNote } from './parts/order-note.tsx';
import { PaymentChoice, payableChoice } from './parts/payment-choice.tsx';
import { ServiceChoice, TableChoice } from './parts/service-choice.tsx';
import type { Checkout } from './place/use-checkout.ts';
import { type Cart, type CartLine, itemsCount } from './state/cart.ts';
import { cartTotals } from './state/cart-sums.ts';

interface CartPageProps {
  storefront: Storefront;
  cart: Cart;
  open: OpenState;
  customer: CustomerDetails | undefined;
  checkout: Checkout;
  holdPrices: (isHeld: boolean) => void;
  draft: CartDraft;
  serving: Serving;
  /** Runs with the chosen slot of a pre-order; 'missing' before a choice. */
  onSlot: (readyFor: string | undefined) => void;
  /** Opens the sheet of a line's dish. */
  onChangeLine: (line: CartLine) => void;
  /** Opens the menu from an empty cart. Absent if the menu is beside the cart. */
  onBrowse?: (() => void) | undefined;
  onEditProfile: () => void;
}

export function CartPage(props: CartPageProps) {
  const { storefront, cart, open, customer, checkout, serving } = props;
  const { onChangeLine, onBrowse, onEditProfile } = props;
  const { vendor } = storefront;
  const payment = payableChoice(props.draft.payment, vendor.settings.payment);
  const draft = { ...props.draft, payment };
  const screen = useRef<HTMLDivElement>(null);
  useLostFocus(cart, () => screen.current);
  const totals = cartTotals(cart, serving);
  const { finalPaise } = totals;
  const minimumText =
    serving.readyFor === 'missing'
      ? texts.choosePickupTime
      : minimumProblem(totals.dishesPaise, vendor.settings.minimumOrder);
  const order = {
    vendor,
    menu: storefront,
    cart,
    open,
    checkout,
    draft,
    serving,
    finalPaise,
    minimumText,
    onChangeLine,
  };

  if (cart.length === 0) {
    return (
      <div ref={screen} tabIndex={-1} className="outline-none">
        <InterruptedNotice {...order} />
        <EmptyTab title={texts.cartEmpty} description={texts.cartEmptyHint} onBrowse={onBrowse} />
      </div>
    );
  }
  return (
    <div
      ref={screen}
      tabIndex={-1}
      className="mt-2 flex flex-col gap-4 outline-none [&_:is(input,textarea,button)]:scroll-mb-40"
    >
      <InterruptedNotice {...order} />
      <div className={sides}>
        <div className="flex min-w-0 flex-col gap-4">
          {vendor.settings.preOrders && (
            <Suspense>
              <LazySlotChoice vendor={vendor} failure={checkout.failure} onChange={props.onSlot} />
            </Suspense>
          )}
          {serving.serviceMode && (
            <div className="flex flex-col gap-2">
              <ServiceChoice
                parcel={serving.parcel}
                value={serving.serviceMode}
                onChange={draft.chooseService}
              />
              {serving.serviceMode === 'dine_in' && vendor.settings.tables !== undefined && (
                <TableChoice vendor={vendor} table={serving.table} />
              )}
            </div>
          )}
          <PaymentChoice
            payment={vendor.settings.payment}
            isGuest={!customer}
            value={draft.payment}
            onChange={draft.choosePayment}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:border-l xl:border-line xl:pl-4">
          <CartLines vendorId={vendor.id} cart={cart} menu={storefront} onChange={onChangeLine} />
          {customer && (
            <Suspense>
              <LazyOrderDetails customer={customer} onEdit={onEditProfile} />
            </Suspense>
          )}
          <OrderNote note={draft.note} onChange={draft.changeNote} />
          <CartTotals totals={totals} count={itemsCount(cart)} />
          {open.isOpen && storefront.readyTimes && !serving.readyFor && (
            <Suspense>
              <LazyReadyRange times={storefront.readyTimes} cart={cart} />
            </Suspense>
          )}
        </div>
      </div>
      {customer ? (
        <Suspense>
          <LazyCustomerCheckout {...order} customer={customer} />
        </Suspense>
      ) : (
        <GuestCheckout
          {...order}
          feePaise={totals.platformFeePaise}
          holdPrices={props.holdPrices}
        />
      )}
    </div>
  );
}

/** Load only for signed-in customers. */
const LazyOrderDetails = lazy(retryUntilLoaded(() => import('./parts/order-details-card.tsx')));
const LazyCustomerCheckout = lazy(retryUntilLoaded(() => import('./parts/customer-checkout.tsx')));

/** Loads only if the mess's waits are known. */
const LazyReadyRange = lazy(retryUntilLoaded(() => import('./parts/ready-range.tsx')));

/** Loads only if the mess takes pre-orders. */
const LazySlotChoice = lazy(retryUntilLoaded(() => import('../shared/pre-orders/slot-choice.tsx')));

/** One column. On a wide screen, the guest's choices are beside the dishes. */
const sides = 'flex flex-col gap-4 xl:grid xl:grid-cols-2';

function CartTotals({ totals, count }: { totals: OrderTotals; count: number }) {
  return (
    <dl className="flex flex-col gap-1.5 text-ink-soft">
      <Row label={texts.subtotal(count)} paise={totals.dishesPaise} />
      {totals.parcelPaise > 0 && <Row label={texts.parcelCharge} paise={totals.parcelPaise} />}
      {totals.platformFeePaise > 0 && (
        <Row label={texts.platformFee} paise={totals.platformFeePaise} />
      )}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="mt-2 flex items-baseline justify-between border-t border-dashed border-line-strong/60 pt-3 text-ink"
      >
        <dt className="font-display text-lg font-bold">{texts.total}</dt>
        <dd>
          <Money paise={totals.finalPaise} className="text-xl font-bold" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
