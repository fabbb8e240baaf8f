import type { VendorCustomer } from '@thali/shared/customers/list-customers.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { formatCount } from '../../shared/format.ts';
import { Section, SectionLoading } from './billing-section.tsx';

const firstRows = 10;
const moreRows = 50;
/** The server returns at most this many. */
const maxRows = 500;

/** The vendor's customers, latest order first. Their phone numbers are masked. */
export function CustomersSection({ vendorId }: { vendorId: string }) {
  const [limit, setLimit] = useState(firstRows);
  const reading = useApi('GET /customers', { query: { vendorId, limit } }, { keepsPrevious: true });
  const { data } = reading;
  const hasMore = data !== undefined && data.customers.length < data.pagination.total;

  return (
    <Section title={data ? `Customers (${formatCount(data.pagination.total)})` : 'Customers'}>
      <Loaded reading={reading} loading={<SectionLoading rows={4} />} isSection>
        {({ customers }) => <CustomerList customers={customers} />}
      </Loaded>
      {hasMore && limit < maxRows && (
        <Button
          variant="secondary"
          size="small"
          isBusy={reading.isFetching}
          onClick={() => setLimit((current) => Math.min(maxRows, current + moreRows))}
        >
          Show more customers
        </Button>
      )}
    </Section>
  );
}

function CustomerList({ customers }: { customers: readonly VendorCustomer[] }) {
  if (customers.length === 0) {
    return <p className="text-sm text-ink-soft">Nobody has ordered yet.</p>;
  }
  return (
    <ul className="divide-y divide-line text-sm">
      {customers.map(({ id, name, phone, isGuest, orders, spent, lastOrderAt }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {isGuest && <Badge>Guest</Badge>}
            </span>
            <span className="text-ink-faint tabular-nums">{readablePhone(phone)}</span>
          </span>
          <span className="shrink-0 text-right">
            <span className="money block font-semibold">{formatRupees(spent)}</span>
            <span className="text-ink-faint tabular-nums">
              {orders === 1 ? '1 order' : `${formatCount(orders)} orders`} ·{' '}
              {formatDate(lastOrderAt)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
