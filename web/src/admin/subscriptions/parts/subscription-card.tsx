import { formatDate } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { dayDistance } from '../../shared/day-distance.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { planText } from '../../shared/plan-text.ts';
import { subscriptionLooks } from '../../shared/subscription-looks.ts';
import type { EndingSubscription } from '../../shared/use-ending-subscriptions.ts';
import { VendorLink } from './subscription-columns.tsx';

/** The same plan as a card, for phones. */
export function SubscriptionCard({ row, now }: { row: EndingSubscription; now: Date }) {
  const { plan, state, periodEnd, ordersUntil } = row;
  return (
    <Card className="px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold">
          <VendorLink row={row} />
        </h3>
        <LookBadge look={subscriptionLooks[state]} />
      </div>
      <p className="mt-1">
        {planText(plan)} · paid until {formatDate(periodEnd)} ({dayDistance(periodEnd, now)})
      </p>
      <p className="text-ink-faint">
        {state === 'ended' ? 'Took' : 'Takes'} orders until {formatDate(ordersUntil)} (
        {dayDistance(ordersUntil, now)})
      </p>
    </Card>
  );
}
