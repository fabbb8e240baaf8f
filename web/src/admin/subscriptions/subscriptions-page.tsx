import { useMemo } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import { ChoiceChips } from '../shared/choice-chips.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useChoice } from '../shared/use-choice.ts';
import {
  type EndingSubscription,
  useEndingSubscriptions,
} from '../shared/use-ending-subscriptions.ts';
import { SubscriptionCard, subscriptionColumns } from './parts/subscription-list.tsx';

const days = ['14', '7', '30'] as const;
const dayOptions = [
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
] as const;

/** Who is about to stop paying, and who has. */
export default function SubscriptionsPage() {
  const [within, choose] = useChoice('days', days);
  const reading = useEndingSubscriptions(Number(within));
  const now = useNow(60_000);
  const columns = useMemo(() => subscriptionColumns(now), [now]);

  const table = (rows: readonly EndingSubscription[], isLoading = false) => (
    <DataTable
      caption="Plans that end soon"
      columns={columns}
      rows={rows}
      keyOf={({ vendorId }) => vendorId}
      renderCard={(row) => <SubscriptionCard row={row} now={now} />}
      isLoading={isLoading}
      empty={`No plan ends within ${within} days, and none has ended.`}
    />
  );

  return (
    <section aria-label="Subscriptions ending soon" className="flex flex-col gap-4">
      <ScreenHeading
        title="Subscriptions ending soon"
        note="When a plan ends, its mess takes orders through the grace period, then no more."
      >
        <ChoiceChips label="Ends within" options={dayOptions} value={within} onChange={choose} />
      </ScreenHeading>
      <Loaded reading={reading} loading={table([], true)}>
        {({ subscriptions }) => table(subscriptions)}
      </Loaded>
    </section>
  );
}
