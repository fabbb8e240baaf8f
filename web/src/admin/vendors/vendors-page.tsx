import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { useMemo, useState } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { useApiPages } from '../../lib/data/use-paged-api.ts';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { useTypedSearch } from '../../lib/ui/use-typed-search.ts';
import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { urlSearch } from '../../lib/url-state/url-fields.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { vendorLooks } from '../shared/look-badge.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { StatusDialog } from './parts/status-dialog.tsx';
import { VendorSheet } from './parts/vendor-details.tsx';
import { VendorCard, vendorColumns } from './parts/vendor-list.tsx';
import { statusChangeOf } from './status-change.ts';

const statuses = ['all', 'active', 'suspended', 'pending'] as const;
const statusOptions = statuses.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : vendorLooks[value].label,
}));

const fields = { search: urlSearch(), status: urlChoice(statuses), vendor: urlId() };

/** All vendors, with search, details, suspension and reactivation. */
export default function VendorsPage() {
  const [{ search, status, vendor: openedId }, change] = useUrlState(fields);
  const [searchText, setSearchText] = useTypedSearch(search, (text) => change({ search: text }));
  const [vendorToChange, setVendorToChange] = useState<AdminVendor>();
  const list = useApiPages('GET /admin/vendors', {
    query: {
      search: search || undefined,
      status: status === 'all' ? undefined : status,
      limit: 50,
    },
  });
  const vendors = useMemo(
    () => list.data?.pages.flatMap((page) => page.vendors) ?? [],
    [list.data],
  );
  const actions = useMemo(
    () => ({ onOpen: (id: string) => change({ vendor: id }), onChangeStatus: setVendorToChange }),
    [change],
  );
  const columns = useMemo(() => vendorColumns(actions), [actions]);
  const statusChange = vendorToChange && statusChangeOf(vendorToChange);

  return (
    <section aria-label="Vendors" className="flex flex-col gap-4">
      <ScreenHeading title="Vendors">
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          <SearchBox
            label="Search vendors"
            value={searchText}
            onChange={setSearchText}
            className="min-w-0 grow basis-44 sm:w-72"
          />
          <PillSelect
            aria-label="Status"
            options={statusOptions}
            value={status}
            onChange={(next) => change({ status: next }, { replace: true })}
          />
        </div>
      </ScreenHeading>
      <GrowingList
        list={list}
        moreLabel="more vendors"
        caption="Vendors"
        columns={columns}
        rows={vendors}
        keyOf={({ id }) => id}
        renderCard={(vendor) => <VendorCard vendor={vendor} actions={actions} />}
        wideFrom="64rem"
        empty={search || status !== 'all' ? 'No vendors match.' : 'No vendors yet.'}
      />
      <VendorSheet
        vendorId={openedId}
        listedVendor={vendors.find(({ id }) => id === openedId)}
        isListPending={list.isPending}
        onClose={() => change({ vendor: undefined }, { replace: true })}
        onChangeStatus={setVendorToChange}
      />
      {vendorToChange && statusChange && (
        <StatusDialog
          key={vendorToChange.id}
          vendor={vendorToChange}
          change={statusChange}
          onClose={() => setVendorToChange(undefined)}
        />
      )}
    </section>
  );
}
