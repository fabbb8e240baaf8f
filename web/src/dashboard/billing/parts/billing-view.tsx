import type { User } from '@thali/shared/auth/user.contract';
import { CircleAlert, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { paymentToasts } from '../../../lib/payments/payment-toasts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { payQuestion } from '../offer-texts.ts';
import { type Billing, newestReceipt, type Offer } from '../use-billing.ts';
import { usePayOffer } from '../use-pay-offer.ts';
import { GstinCard } from './gstin-card.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReceiptList } from './receipt-list.tsx';

interface BillingViewProps {
  user: User;
  billing: Billing;
  /** Whether the receipt of a successful payment has not arrived yet. */
  isPending: boolean;
  /** @param previousReceipt  the newest receipt when the payment began */
  onPaid: (previousReceipt: string) => void;
}

/** The plan, the offers and the receipts. */
export function BillingView({ user, billing, isPending, onPaid }: BillingViewProps) {
  const now = useNow();
  const [chosenOffer, setChosenOffer] = useState<Offer>();
  const payment = usePayOffer(user, {
    onPaid: ({ offer, previousReceipt }) => {
      onPaid(previousReceipt);
      paymentToasts.succeeded(`Your ${offer.planName} plan is paid for one more month.`);
    },
    onFailed: ({ message }) => paymentToasts.failed(message),
  });
  const offerInPayment = payment.isPending ? payment.variables.offer : undefined;
  const question = chosenOffer && payQuestion(billing, chosenOffer, now);
  const chooseOffer = (offer: Offer) => {
    // A second payment would buy a second month.
    if (!offerInPayment) setChosenOffer(offer);
  };

  return (
    <div className="flex flex-col gap-5">
      <PaymentOutcome failure={payment.error?.message} isPending={isPending && !offerInPayment} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <PlanCard
            billing={billing}
            now={now}
            offerInPayment={offerInPayment}
            onChoose={chooseOffer}
          />
          <ReceiptList receipts={billing.receipts} />
          <GstinCard gstin={billing.gstin} billGstin={billing.billGstin} />
        </div>
        <OtherPlans
          billing={billing}
          now={now}
          offerInPayment={offerInPayment}
          onChoose={chooseOffer}
        />
      </div>
      {chosenOffer && question && (
        <ConfirmDialog
          isOpen
          onClose={() => setChosenOffer(undefined)}
          onConfirm={() => {
            // Closes the dialog first, because it would cover Checkout.
            setChosenOffer(undefined);
            payment.mutate({ offer: chosenOffer, previousReceipt: newestReceipt(billing) });
          }}
          {...question}
        />
      )}
    </div>
  );
}

/** The outcome of the last payment, which stays on screen, unlike a toast. */
function PaymentOutcome({
  failure,
  isPending,
}: {
  failure: string | undefined;
  isPending: boolean;
}) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && (
          <p className="flex items-start gap-3 rounded-card bg-chilli-soft px-4 py-3 font-semibold text-chilli">
            <CircleAlert size={20} className="mt-0.5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {isPending && (
          <p className="flex items-start gap-3 rounded-card bg-steel-soft px-4 py-3">
            <Hourglass size={20} className="mt-0.5 shrink-0" />
            Your payment is on its way. Your plan and receipt will update here once the bank
            confirms it. Please do not pay again.
          </p>
        )}
      </div>
    </>
  );
}
