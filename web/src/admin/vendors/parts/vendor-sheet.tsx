import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { DetailsLoading } from '../../shared/details-loading.tsx';
import { Loaded, type Reading } from '../../shared/loaded.tsx';
import { VendorDetails } from './vendor-details.tsx';

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
