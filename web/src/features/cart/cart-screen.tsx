import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyThali } from '../../ui/marks/lazy-pictures.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { type Cart, cartTotals, itemsCount, oversizedLine, setQuantity } from './cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { cartStoreOf } from './cart-store.ts';
import { CartTotals } from './cart-totals.tsx';
import { type PaymentChoice as Choice, onlineComingSoon } from './check-guest.ts';
import { GuestCheckoutDialog } from './guest-checkout-dialog.tsx';
import { InterruptedNotice } from './interrupted-notice.tsx';
import { missingIds } from './match-menu.ts';
import { guestOrderBody } from './order-body.ts';
import { orderFailureText } from './order-failure-text.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import type { Checkout } from './use-checkout.ts';

interface CartScreenProps {
  storefront: Storefront;
  cart: Cart;
  open: OpenState;
  checkout: Checkout;
  /** Leads to the menu from an empty cart; absent where the menu stands beside it. */
  onBrowse?: (() => void) | undefined;
}

export function CartScreen({ storefront, cart, open, checkout, onBrowse }: CartScreenProps) {
  const { vendor, menuItems } = storefront;
  const [isAsking, setAsking] = useState(false);
  const [payment, setPayment] = useState<Choice>('cod');
  const [note, setNote] = useState('');
  const screen = useRef<HTMLDivElement>(null);
  useLostFocus(cart.length, () => screen.current);
  const totals = cartTotals(cart);
  const missing = missingIds(cart, menuItems);
  const mustSignIn = vendor.settings.requireCustomerLogin === true;
  const nameOf = (id: string) =>
    [...cart.map((line) => line.menuItem), ...menuItems].find((item) => item.id === id)?.name;

  function ask() {
    const oversized = oversizedLine(cart);
    const problem = oversized
      ? `Cannot order more than 100 units of ${oversized.menuItem.name}.`
      : !open.isOpen
        ? `Sorry, ${open.reason}`
        : payment === 'online'
          ? onlineComingSoon
          : undefined;
    if (problem) showToast({ kind: 'error', title: problem });
    else setAsking(true);
  }

  if (cart.length === 0) {
    return (
      <div ref={screen} tabIndex={-1} className="outline-none">
        {checkout.isInterrupted && <InterruptedNotice checkout={checkout} />}
        <EmptyState
          title="Your cart is empty"
          description="Pick something from the menu and it will wait for you here."
          picture={<EmptyThali className="size-36" />}
          action={onBrowse && <Button onClick={onBrowse}>Browse the menu</Button>}
        />
      </div>
    );
  }
  return (
    <div ref={screen} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {checkout.isInterrupted && !isAsking && <InterruptedNotice checkout={checkout} />}
      <ul className="divide-y divide-line">
        {cart.map((line) => (
          <CartLineRow
            key={line.menuItemId}
            line={line}
            isMissing={missing.has(line.menuItemId)}
            onQuantity={(quantity) => {
              cartStoreOf(vendor.id).change((stored) =>
                setQuantity(stored, line.menuItem, quantity),
              );
              if (quantity <= 0) showToast({ kind: 'info', title: 'Item removed from cart' });
            }}
          />
        ))}
      </ul>
      <TextArea
        label="Special Instructions"
        isOptional
        rows={3}
        maxLength={500}
        placeholder="Less spicy, no onion …"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <PaymentChoice value={payment} onChange={setPayment} />
      <CartTotals totals={totals} count={itemsCount(cart)} />
      {mustSignIn ? (
        <div className="flex flex-col gap-2 rounded-card bg-accent-soft p-4">
          <p className="font-semibold">
            {vendor.displayName} takes orders from signed-in customers.
          </p>
          <SignInLinks />
        </div>
      ) : (
        <>
          <PlaceOrderBar
            finalPaise={totals.finalPaise}
            isBusy={checkout.isPlacing && !isAsking}
            onPlace={ask}
          />
          <p className="text-center text-sm text-ink-faint">
            <strong className="font-semibold text-ink-soft">Guest Checkout</strong>: no account
            needed, we ask for your name and phone.
            {totals.serviceFeePaise > 0 && ' Includes platform fee charged by the product.'}
          </p>
          <div className="flex justify-center">
            <SignInLinks />
          </div>
        </>
      )}
      <GuestCheckoutDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          checkout.dismissFailure();
        }}
        onPlace={(guest) =>
          void checkout.place(
            guestOrderBody({ vendorId: vendor.id, cart, guest, specialInstructions: note }),
          )
        }
        isPlacing={checkout.isPlacing}
        failure={checkout.failure ? orderFailureText(checkout.failure, nameOf) : undefined}
        finalPaise={totals.finalPaise}
        open={open}
        payment={payment}
      />
    </div>
  );
}
