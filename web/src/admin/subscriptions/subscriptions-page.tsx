import type { EndingSubscription } from '@thali/shared/admin/admin-vendors.contract';
import { useMemo } from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import { DataTable } from '../../lib/ui/table/data-table.tsx';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { SubscriptionCard, subscriptionColumns } from './parts/subscription-list.tsx';

const fields = { days: urlChoice(['14', '7', '30']) };
const dayOptions = [
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
] as const;

/** Plans that end soon or ended recently. */
export default function SubscriptionsPage() {
  const [{ days }, change] = useUrlState(fields);
  const reading = useApi(
    'GET /admin/subscriptions/ending',
    { query: { days: Number(days) } },
    { keepsPrevious: true },
  );
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
      empty={`No plan ends within ${days} days, and none has ended.`}
    />
  );

  return (
    <section aria-label="Subscriptions ending soon" className="flex flex-col gap-4">
      <ScreenHeading
        title="Subscriptions ending soon"
        subtitle="When a plan ends, its mess takes orders through the grace period, then no more."
      >
        <ChoiceChips
          label="Ends within"
          options={dayOptions}
          value={days}
          onChange={(next) => change({ days: next }, { replace: true })}
        />
      </ScreenHeading>
      <Loaded reading={reading} loading={table([], true)}>
        {({ subscriptions }) => table(subscriptions)}
      </Loaded>
    </section>
  );
}
