import { useId } from 'react';
import { mailLink } from '../../../lib/tenant/support-email.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import type { Billing, Offer } from '../billing.ts';
import { OfferCard } from './offer-card.tsx';

interface OtherPlansProps {
  billing: Billing;
  now: Date;
  paying: Offer | undefined;
  onChoose: (offer: Offer) => void;
}

/** The plans that there could be instead. */
export function OtherPlans({ billing, now, paying, onChoose }: OtherPlansProps) {
  const id = useId();
  const others = billing.offers.filter(({ isRenewal }) => !isRenewal);
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-bold">
          {billing.plan ? 'Change plan' : 'Choose a plan'}
        </h2>
        <ul className="divide-y divide-line">
          {others.map((offer) => (
            <OfferCard
              key={offer.planId}
              billing={billing}
              offer={offer}
              now={now}
              isBusy={paying?.planId === offer.planId}
              onChoose={() => onChoose(offer)}
            />
          ))}
          {billing.plan?.planId !== 'enterprise' && (
            <li className="pt-4">
              <h3 className="font-bold">Enterprise</h3>
              <p className="mt-0.5 text-sm text-ink-soft">
                White-label, integrations and a manager of your own, by arrangement.
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
