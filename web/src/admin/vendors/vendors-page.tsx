import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { useMemo, useState } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useChoice, useOpened } from '../shared/use-choice.ts';
import { useAdminVendor, useAdminVendors } from './admin-vendors.ts';
import { StatusDialog } from './parts/status-dialog.tsx';
import { VendorSheet } from './parts/vendor-details.tsx';
import { statusChoices, useSearchText, VendorFilters } from './parts/vendor-filters.tsx';
import { VendorCard, vendorColumns } from './parts/vendor-list.tsx';
import { statusChangeOf } from './status-change.ts';

/** Every vendor: looked for, looked at, suspended and reactivated. */
export default function VendorsPage() {
  const { search, typed, setTyped } = useSearchText();
  const [status, setStatus] = useChoice('status', statusChoices);
  const { opened, open, close } = useOpened('vendor');
  const [asked, setAsked] = useState<AdminVendor>();
  const list = useAdminVendors({ search, status: status === 'all' ? undefined : status });
  const vendors = useMemo(
    () => list.data?.pages.flatMap((page) => page.vendors) ?? [],
    [list.data],
  );
  const listed = vendors.find(({ id }) => id === opened);
  const looked = useAdminVendor(opened, !listed && !list.isPending);
  const actions = useMemo(() => ({ onOpen: open, onChangeStatus: setAsked }), [open]);
  const columns = useMemo(() => vendorColumns(actions), [actions]);
  const change = asked && statusChangeOf(asked);

  return (
    <section aria-label="Vendors" className="flex flex-col gap-4">
      <ScreenHeading title="Vendors">
        <VendorFilters typed={typed} onType={setTyped} status={status} onStatus={setStatus} />
      </ScreenHeading>
      <GrowingList
        list={list}
        more="more vendors"
        caption="Vendors"
        columns={columns}
        rows={vendors}
        keyOf={({ id }) => id}
        renderCard={(vendor) => <VendorCard vendor={vendor} actions={actions} />}
        wideFrom="64rem"
        empty={search || status !== 'all' ? 'No vendors match.' : 'No vendors yet.'}
      />
      <VendorSheet
        isOpen={opened !== undefined}
        vendor={listed ?? looked.data}
        reading={looked}
        onClose={close}
        onChangeStatus={setAsked}
      />
      {asked && change && (
        <StatusDialog
          key={asked.id}
          vendor={asked}
          change={change}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
