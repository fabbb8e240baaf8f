import { lazy, Suspense, useEffect, useState } from 'react';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { oversizedText } from '../checkout/check-customer.ts';
import { checkoutNotice } from '../checkout/checkout-notice.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import * as texts from '../checkout-texts.ts';
import { type OrderDetails, orderBody } from '../place/order-body.ts';
import { unknownFailure } from '../place/order-failure-text.ts';
import { ClosedNote, PlaceOrderBar } from './place-order-bar.tsx';
import { SignInLinks } from './sign-in-links.tsx';

export const loadGuestDialog = retryUntilLoaded(() => import('./guest-checkout-dialog.tsx'));
const LazyGuestDialog = lazy(loadGuestDialog);

interface GuestCheckoutProps extends CheckoutParts {
  feePaise: number;
  /** Holds the seen prices while the dialog is open. */
  holdPrices: (isHeld: boolean) => void;
}

/** The checkout of a guest. Asks for the name and phone last. */
export function GuestCheckout(props: GuestCheckoutProps) {
  const { vendor, cart, open, checkout, draft, serving, finalPaise, feePaise } = props;
  const { minimumText, holdPrices } = props;
  const [isDialogOpen, setDialogOpen] = useState(false);
  useEffect(() => {
    holdPrices(isDialogOpen);
    return () => holdPrices(false);
  }, [holdPrices, isDialogOpen]);

  if (vendor.settings.requireCustomerLogin === true) return <SignInFirst {...vendor} />;

  function openDialog() {
    const problem = oversizedText(cart);
    if (problem) showToast({ kind: 'error', title: problem });
    else setDialogOpen(true);
  }

  function place(person: OrderDetails) {
    const { note: specialInstructions, payment } = draft;
    const order = { vendorId: vendor.id, cart, serving, person, isGuest: true };
    void checkout.place(orderBody({ ...order, specialInstructions, payment }));
  }

  const notice = checkoutNotice(props, unknownFailure.guest);
  return (
    <>
      <ClosedNote open={open} status={vendor.status} />
      <PlaceOrderBar
        finalPaise={finalPaise}
        isBusy={checkout.isPlacing && !isDialogOpen}
        minimumText={minimumText}
        notice={isDialogOpen ? undefined : notice}
        onPlace={openDialog}
      />
      <p className="text-center text-sm text-ink-faint">
        <strong className="font-semibold text-ink-soft">{texts.guestCheckout}</strong>
        {texts.noAccountNeeded}

        {feePaise > 0 && texts.includesPlatformFee}
      </p>
      <div className="flex justify-center">
        <SignInLinks />
      </div>
      {isDialogOpen && !checkout.unverified && (
        <Suspense>
          <LazyGuestDialog
            onClose={() => {
              setDialogOpen(false);
              checkout.dismissFailure();
            }}
            guest={draft.guest}
            onGuest={draft.changeGuest}
            onPlace={place}
            isPlacing={checkout.isPlacing}
            notice={minimumText ? { text: minimumText } : notice}
            isBelowMinimum={minimumText !== undefined}
            finalPaise={finalPaise}
            feePaise={feePaise}
            open={open}
            payment={draft.payment}
          />
        </Suspense>
      )}
    </>
  );
}

function SignInFirst({ displayName }: { displayName: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-card bg-accent-soft p-4">
      <p className="font-semibold">{texts.signedInOnly(displayName)}</p>
      <SignInLinks />
    </div>
  );
}
