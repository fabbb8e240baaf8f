import { Loaded } from '../../../lib/data/loaded.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { PaymentChooser } from './payment-chooser.tsx';
import { usePaymentSettings } from './use-payment-settings.ts';

/** How guests pay a mess, besides cash. Rule: pay-8 */
export function PaymentsSection({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection
      title="Payments"
      description="How guests pay you. Their money goes straight to you; Thali never holds it."
    >
      <Loaded
        reading={usePaymentSettings()}
        isPart
        loading={
          <div className="flex flex-col gap-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        }
      >
        {(settings) => <PaymentChooser vendorId={vendor.id} settings={settings} />}
      </Loaded>
    </SettingsSection>
  );
}
