import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { errorText } from '../../lib/api/error-text.ts';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import { useTypedSearch } from '../../lib/ui/use-typed-search.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { customerSorts, useCustomerChoice } from './customer-choice.ts';
import { CustomersTable } from './parts/customers-table.tsx';
import { SaveCustomers } from './parts/save-customers.tsx';
import { useCustomers } from './use-customers.ts';

interface CustomersPageProps {
  vendorId: string;
  subdomain: string;
  analyticsPath: string;
  ordersPath: string;
}

/** A vendor's own customers: how often they came, what they spent, when they were here last. */
export default function CustomersPage(props: CustomersPageProps) {
  const { vendorId, subdomain, analyticsPath, ordersPath } = props;
  const { choice, choose } = useCustomerChoice();
  const list = useCustomers(vendorId, choice);
  const [typed, setTyped] = useTypedSearch(choice.search, (search) => choose({ search }));
  const isOnline = useOnline();
  const hasFailed = list.isError && !list.data;

  return (
    <div className="flex flex-col gap-5">
      <div>
        <Link
          href={analyticsPath}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
        >
          <ArrowLeft size={18} />
          Analytics
        </Link>
        <TabHeader title="Customers">
          <SaveCustomers
            vendorId={vendorId}
            subdomain={subdomain}
            filter={choice}
            isEmpty={!list.data || list.data.pagination.total === 0}
          />
        </TabHeader>
        {list.data && <OfflineBanner stillWorks="This is the last list we have." />}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <SearchBox
            label="Search customers"
            value={typed}
            onChange={setTyped}
            className="w-full sm:w-80"
          />
          <PillSelect
            aria-label="Sort by"
            options={customerSorts.map(({ value, label }) => ({
              value,
              label: `By ${label.toLowerCase()}`,
            }))}
            value={choice.sort}
            onChange={(sort) => choose({ sort })}
          />
        </div>
      </div>
      {!hasFailed ? (
        <CustomersTable
          list={list.data}
          isStale={list.isPlaceholderData}
          isSearched={choice.search !== ''}
          page={choice.page}
          onPage={(page, options) => choose({ page }, options)}
          ordersPath={ordersPath}
        />
      ) : isOnline ? (
        <ErrorState
          title="Failed to fetch customers"
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <OfflineState />
      )}
    </div>
  );
}
