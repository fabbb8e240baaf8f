import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { type CallOptions, callApi } from '../../../lib/api/call-api.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDate, formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { EmptyValue } from '../../shared/date-time.tsx';
import { DetailsLoading, Fact, Facts } from '../../shared/facts.tsx';
import { LookBadge, vendorLooks } from '../../shared/look-badge.tsx';
import { BillingSection, WalletSection } from './billing-section.tsx';
import { CustomersSection } from './customers-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { CounterSection, UncollectedSection } from './uncollected-section.tsx';
import { StatusButton, StorefrontLink } from './vendor-list.tsx';

interface VendorDetailsProps {
  vendor: AdminVendor;
  onChangeStatus: (vendor: AdminVendor) => void;
}

/** Status, profile, plan, wallet, payments and customers of a vendor. */
function VendorDetails({ vendor, onChangeStatus }: VendorDetailsProps) {
  const { id, subdomain, status, statusReason, lastOrderAt, createdAt } = vendor;
  return (
    <div className="flex flex-col gap-6 pb-4">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <LookBadge look={vendorLooks[status]} />
          <StorefrontLink subdomain={subdomain} className="min-h-11 font-semibold" />
        </div>
        {statusReason && (
          <p className="rounded-field bg-sunken px-3 py-2 text-sm">
            <span className="text-ink-soft">Reason: </span>
            {statusReason}
          </p>
        )}
        <Facts>
          <Fact name="Last order">
            {lastOrderAt ? formatDayAndTime(lastOrderAt) : <EmptyValue text="No order yet" />}
          </Fact>
          <Fact name="With us since">{formatDate(createdAt)}</Fact>
          <Fact name="Vendor id">{id}</Fact>
        </Facts>
        <div>
          <StatusButton vendor={vendor} onPress={() => onChangeStatus(vendor)} />
        </div>
      </div>
      <ProfileSection vendorId={id} />
      <BillingSection vendorId={id} />
      <WalletSection vendorId={id} />
      <UncollectedSection uncollected={vendor.uncollected} />
      {vendor.sold.counterOrders > 0 && <CounterSection sold={vendor.sold} />}
      <PaymentsSection vendorId={id} />
      <CustomersSection vendorId={id} />
    </div>
  );
}

interface VendorSheetProps {
  /** Undefined while the sheet is closed. */
  vendorId: string | undefined;
  /** The vendor from the list, if the list contains it. */
  listedVendor: AdminVendor | undefined;
  isListPending: boolean;
  onClose: () => void;
  onChangeStatus: (vendor: AdminVendor) => void;
}

/** Everything that the platform knows about one vendor. */
export function VendorSheet(props: VendorSheetProps) {
  const { vendorId = '', listedVendor, isListPending, onClose, onChangeStatus } = props;
  const reading = useApi(
    'GET /admin/vendors',
    { query: { search: vendorId, limit: 1 } },
    {
      read: (options) => findVendor(vendorId, options),
      enabled: vendorId !== '' && !listedVendor && !isListPending,
    },
  );
  const vendor = listedVendor ?? reading.data?.vendors[0];
  return (
    <Sheet isOpen={vendorId !== ''} onClose={onClose} title={vendor?.name ?? 'Vendor'}>
      {vendor ? (
        <VendorDetails key={vendor.id} vendor={vendor} onChangeStatus={onChangeStatus} />
      ) : (
        <Loaded reading={reading} loading={<DetailsLoading />}>
          {() => null}
        </Loaded>
      )}
    </Sheet>
  );
}

/** Finds a vendor's list entry by its subdomain, because the list cannot search by id. */
async function findVendor(vendorId: string, options: CallOptions) {
  const answer = await callApi('GET /vendors/{vendorId}', { params: { vendorId }, ...options });
  const query = { search: answer.vendor.subdomain, limit: 100 };
  const { vendors, pagination } = await callApi('GET /admin/vendors', { query, ...options });
  const matchingVendors = vendors.filter(({ id }) => id === vendorId);
  if (matchingVendors.length > 0) return { vendors: matchingVendors, pagination };
  throw new ApiError({ status: 404, code: 'VENDOR_NOT_FOUND', message: 'Vendor not found' });
}
