import type { VendorCustomer } from '@thali/shared/customers/list-customers.contract';
import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { PagedList } from '../../lib/data/paged-list.tsx';
import { usePagedApi } from '../../lib/data/use-paged-api.ts';
import { BackLink } from '../../lib/ui/back-link.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { useTypedSearch } from '../../lib/ui/use-typed-search.ts';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { urlPage, urlSearch } from '../../lib/url-state/url-fields.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { tableCardsPath, tabPath } from '../shared/dashboard-paths.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { CustomerCard, customerColumns } from './parts/customer-columns.tsx';
import { SaveCustomers } from './parts/save-customers.tsx';

const sorts = [
  { value: 'last-order', label: 'By last order' },
  { value: 'spent', label: 'By spend' },
  { value: 'orders', label: 'By orders' },
  { value: 'name', label: 'By name' },
] as const;

const fields = {
  search: urlSearch(),
  sort: urlChoice(['last-order', 'spent', 'orders', 'name']),
  page: urlPage,
};

interface CustomersPageProps {
  vendorId: string;
  subdomain: string;
}

export default function CustomersPage({ vendorId, subdomain }: CustomersPageProps) {
  const [{ search, sort, page }, change] = useUrlState(fields);
  const [searchText, setSearchText] = useTypedSearch(search, (text) => change({ search: text }));
  const list = usePagedApi(
    'GET /customers',
    { query: { vendorId, search: search || undefined, sort } },
    { rowsOf: ({ customers }) => customers, keyOf, page },
  );
  return (
    <div className="flex flex-col gap-5">
      <div>
        <BackLink href={tabPath('analytics')} label="Analytics" />
        <TabHeader title="Customers">
          <SaveCustomers subdomain={subdomain} isEmpty={list.total === 0} readAll={list.readAll} />
        </TabHeader>
        {list.data !== undefined && (
          <OfflineBanner possibleActions="This is the last list we have." />
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <SearchBox
            label="Search customers"
            value={searchText}
            onChange={setSearchText}
            className="w-full sm:w-80"
          />
          <PillSelect
            aria-label="Sort by"
            options={sorts}
            value={sort}
            onChange={(next) => change({ sort: next })}
          />
        </div>
      </div>
      <PagedList
        list={list}
        onPage={(next, options) => change({ page: next }, options)}
        failedTitle="Failed to fetch customers"
        whenEmpty={search === '' && noCustomers}
        caption="Customers"
        columns={customerColumns}
        keyOf={keyOf}
        renderCard={(customer) => <CustomerCard customer={customer} />}
        empty="No customers match this search"
      />
    </div>
  );
}

const keyOf = ({ id }: VendorCustomer) => id;

const noCustomers = (
  <EmptyState
    title="No customers yet"
    description="Everyone who orders is listed here, from their first order."
    picture={<EmptyThali className="size-36" />}
    action={
      <Link href={tableCardsPath} className={buttonClass({})}>
        <Printer size={18} />
        Print QR
      </Link>
    }
  />
);
