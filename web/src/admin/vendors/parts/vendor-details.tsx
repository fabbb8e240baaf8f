import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { Loaded, type Reading } from '../../../lib/data/loaded.tsx';
import { formatDate, formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { DetailsLoading, Fact, Facts } from '../../shared/facts.tsx';
import { LookBadge, vendorLooks } from '../../shared/look-badge.tsx';
import { Nothing } from '../../shared/moment.tsx';
import { useVendorBilling, useVendorWallet } from '../use-vendor-details.ts';
import { BillingPart, WalletPart } from './billing-part.tsx';
import { CustomersPart } from './customers-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { UncollectedPart } from './uncollected-part.tsx';
import { StatusButton, StorefrontLink } from './vendor-list.tsx';

interface VendorDetailsProps {
  vendor: AdminVendor;
  onChangeStatus: (vendor: AdminVendor) => void;
}

/** Its status, what it has paid for and owes, and who orders there. */
function VendorDetails({ vendor, onChangeStatus }: VendorDetailsProps) {
  const { id, subdomain, status, statusReason, lastOrderAt, createdAt } = vendor;
  const billing = useVendorBilling(id);
  const wallet = useVendorWallet(id);
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
            {lastOrderAt ? formatDayAndTime(lastOrderAt) : <Nothing text="No order yet" />}
          </Fact>
          <Fact name="With us since">{formatDate(createdAt)}</Fact>
          <Fact name="Vendor id">{id}</Fact>
        </Facts>
        <div>
          <StatusButton vendor={vendor} onPress={() => onChangeStatus(vendor)} />
        </div>
      </div>
      <ProfilePart vendorId={id} />
      <BillingPart billing={billing} />
      <WalletPart wallet={wallet} />
      <UncollectedPart uncollected={vendor.uncollected} />
      <PaymentsPart billing={billing} wallet={wallet} />
      <CustomersPart vendorId={id} />
    </div>
  );
}

interface VendorSheetProps {
  isOpen: boolean;
  /** Undefined while it is looked for. */
  vendor: AdminVendor | undefined;
  reading: Reading<AdminVendor>;
  onClose: () => void;
  onChangeStatus: (vendor: AdminVendor) => void;
}

/** All that the platform knows of one vendor. */
export function VendorSheet(props: VendorSheetProps) {
  const { isOpen, vendor, reading, onClose, onChangeStatus } = props;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={vendor?.name ?? 'Vendor'}>
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
