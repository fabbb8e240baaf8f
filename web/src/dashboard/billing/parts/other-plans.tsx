import { formatShortRupees } from '@thali/shared/money/paise';
import { useId } from 'react';
import { mailLink } from '../../../lib/tenant/support-email.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { offerButtonText, offerText, planChangeText } from '../offer-texts.ts';
import type { Billing, Offer } from '../use-billing.ts';

interface OtherPlansProps {
  billing: Billing;
  now: Date;
  offerInPayment: Offer | undefined;
  onChoose: (offer: Offer) => void;
}

export function OtherPlans({ billing, now, offerInPayment, onChoose }: OtherPlansProps) {
  const id = useId();
  const otherOffers = billing.offers.filter(({ isRenewal }) => !isRenewal);
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-bold">
          {billing.plan ? 'Change plan' : 'Choose a plan'}
        </h2>
        <ul className="divide-y divide-line">
          {otherOffers.map((offer) => (
            <OfferCard
              key={offer.planId}
              billing={billing}
              offer={offer}
              now={now}
              isBusy={offerInPayment?.planId === offer.planId}
              onChoose={() => onChoose(offer)}
            />
          ))}
          {billing.plan?.planId !== 'enterprise' && (
            <li className="pt-4">
              <h3 className="font-bold">Enterprise</h3>
              <p className="mt-0.5 text-sm text-ink-soft">
                White-label, integrations and an account manager. Our team makes you an offer.
              </p>
              <a
                href={mailLink('Enterprise plan')}
                className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mb-2 -ml-3.5`}
              >
                Contact Sales
              </a>
            </li>
          )}
        </ul>
      </section>
    </Card>
  );
}

interface OfferCardProps {
  billing: Billing;
  offer: Offer;
  now: Date;
  isBusy: boolean;
  onChoose: () => void;
}

/** Another plan with its price, its changes and the value of the unused days. */
function OfferCard({ billing, offer, now, isBusy, onChoose }: OfferCardProps) {
  return (
    <li className="py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{offer.planName}</h3>
        <p className="text-sm text-ink-soft">
          <span className="money font-semibold text-ink">{formatShortRupees(offer.price)}</span> a
          month
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {planChangeText(billing.plan?.planId, offer.planId)}
      </p>
      <p className="mt-1.5 text-sm text-ink-soft">{offerText(billing, offer, now)}</p>
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        busyLabel="Paying..."
        onClick={onChoose}
        className="mt-3"
      >
        {offerButtonText(billing, offer)}
      </Button>
    </li>
  );
}
