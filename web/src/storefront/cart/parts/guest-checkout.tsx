import { useState } from 'react';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { oversizedText, shortText } from '../check-customer.ts';
import { type CheckoutParts, nameIn } from '../checkout-parts.ts';
import { type OrderDetails, orderBody } from '../order-body.ts';
import { orderFailureText, unknownFailure } from '../order-failure-text.ts';
import { GuestCheckoutDialog } from './guest-checkout-dialog.tsx';
import { ClosedNote, PlaceOrderBar } from './place-order-bar.tsx';
import { SignInLinks } from './sign-in-links.tsx';

/** Placing an order without an account: name and phone are asked for at the end. */
export function GuestCheckout(props: CheckoutParts & { feePaise: number }) {
  const { vendor, menuItems, cart, open, checkout, draft, finalPaise, feePaise } = props;
  const [isAsking, setAsking] = useState(false);

  if (vendor.settings.requireCustomerLogin === true) return <SignInFirst {...vendor} />;

  function ask() {
    const problem = oversizedText(cart) ?? shortText(cart, menuItems);
    if (problem) showToast({ kind: 'error', title: problem });
    else setAsking(true);
  }

  function place(person: OrderDetails) {
    const { note: specialInstructions } = draft;
    const parts = { vendorId: vendor.id, cart, person, isGuest: true, specialInstructions };
    void checkout.place(orderBody(parts));
  }

  return (
    <>
      <ClosedNote open={open} status={vendor.status} />
      <PlaceOrderBar
        finalPaise={finalPaise}
        isBusy={checkout.isPlacing && !isAsking}
        onPlace={ask}
      />
      <p className="text-center text-sm text-ink-faint">
        <strong className="font-semibold text-ink-soft">Guest Checkout</strong>: no account needed,
        we ask for your name and phone.
        {feePaise > 0 && ' Includes platform fee charged by the product.'}
      </p>
      <div className="flex justify-center">
        <SignInLinks />
      </div>
      <GuestCheckoutDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          checkout.dismissFailure();
        }}
        form={draft.guest}
        onForm={draft.changeGuest}
        onPlace={place}
        isPlacing={checkout.isPlacing}
        failure={
          checkout.failure
            ? orderFailureText(checkout.failure, nameIn(props), unknownFailure.guest)
            : undefined
        }
        finalPaise={finalPaise}
        open={open}
        payment={draft.payment}
      />
    </>
  );
}

function SignInFirst({ displayName }: { displayName: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-card bg-accent-soft p-4">
      <p className="font-semibold">{displayName} takes orders from signed-in customers.</p>
      <SignInLinks />
    </div>
  );
}
