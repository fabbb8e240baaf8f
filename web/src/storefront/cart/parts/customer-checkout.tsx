import { NetworkError } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import {
  type CustomerDetails,
  checkCustomerOrder,
  hasDetails,
} from '../checkout/check-customer.ts';
import { checkoutNotice } from '../checkout/checkout-notice.ts';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import { orderBody } from '../place/order-body.ts';
import { OrderWaitsError } from '../place/order-failure-text.ts';
import { ClosedNote, PlaceOrderBar } from './place-order-bar.tsx';

type CustomerCheckoutProps = CheckoutParts & { customer: CustomerDetails };

/** The checkout of a signed-in customer. */
export default function CustomerCheckout(props: CustomerCheckoutProps) {
  const { vendor, cart, open, checkout, draft, serving, finalPaise, minimumText, customer } = props;
  const { failure, isPlacing } = checkout;
  const isComplete = hasDetails(customer);
  // The notice of the interrupted order already explains these failures.
  const isAnswerMissing = failure instanceof NetworkError || failure instanceof OrderWaitsError;
  const isAnnounced = checkout.interrupted !== undefined && isAnswerMissing;

  function placeForCustomer() {
    const order = { cart, customer, open, payment: draft.payment };
    const problem = checkCustomerOrder(order);
    if (problem) return showToast({ kind: 'error', title: problem });
    const { name, phone, email } = customer;
    void checkout.place(
      orderBody({
        vendorId: vendor.id,
        cart,
        serving,
        person: { name, phone: phone ?? '', email: email ?? undefined },
        isGuest: false,
        specialInstructions: draft.note,
        payment: draft.payment,
      }),
    );
  }

  return (
    <>
      <ClosedNote open={open} status={vendor.status} />
      <PlaceOrderBar
        finalPaise={finalPaise}
        isBusy={isPlacing}
        isDisabled={!isComplete}
        minimumText={minimumText}
        notice={isAnnounced ? undefined : checkoutNotice(props)}
        onPlace={placeForCustomer}
      />
    </>
  );
}
