import { formatRupees } from '@thali/shared/money/paise';
import { Button } from '../../../lib/ui/button.tsx';
import type { Billing, Offer } from '../billing.ts';
import { offerName, offerText } from '../offer-texts.ts';
import { featureChange } from '../plan-features.ts';

interface OfferCardProps {
  billing: Billing;
  offer: Offer;
  now: Date;
  isBusy: boolean;
  onChoose: () => void;
}

/** A plan to change to: its price, what changes, and what becomes of the days that are paid. */
export function OfferCard({ billing, offer, now, isBusy, onChoose }: OfferCardProps) {
  const { lead, features } = featureChange(billing.plan?.planId, offer.planId);
  return (
    <li className="py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{offer.planName}</h3>
        <p className="text-sm text-ink-soft">
          <span className="money font-semibold text-ink">{formatRupees(offer.price)}</span> a month
        </p>
      </div>
      {features.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          <span className="font-semibold text-ink">{lead}:</span> {features.join(', ')}.
        </p>
      )}
      <p className="mt-1.5 text-sm text-ink-soft">{offerText(billing, offer, now)}</p>
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        busyLabel="Paying..."
        onClick={onChoose}
        className="mt-3"
      >
        {offerName(billing, offer)}
      </Button>
    </li>
  );
}
