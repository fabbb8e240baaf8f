import { Suspense, useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Badge } from '../../../lib/ui/badge.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { paymentWays, type WayProps } from './payment-ways.tsx';
import { type PaymentSettings, usePaymentSettings } from './use-payment-settings.ts';

/** How guests pay the mess besides cash. Rule: pay-8 */
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

/** Opening a method changes nothing. Only its own part switches it on. Rule: pay-8 */
function PaymentChooser({ vendorId, settings }: WayProps) {
  const [shown, setShown] = useState(settings.accepts);
  const Part = paymentWays.find(({ value }) => value === shown)?.Part;
  const cards = paymentWays.map(({ label, ...way }) => ({
    ...way,
    label: way.value === settings.accepts ? <InUse label={label} settings={settings} /> : label,
  }));
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="How can guests pay?"
        name="payment-way"
        cards={cards}
        value={shown}
        onChange={setShown}
      />
      {Part && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Part vendorId={vendorId} settings={settings} />
        </Suspense>
      )}
    </div>
  );
}

/** The method in use, whichever one is open. */
function InUse({ label, settings }: { label: string; settings: PaymentSettings }) {
  const isTest = settings.accepts === 'online' && settings.account?.isTest;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {label}
      <Badge tone={isTest ? 'steel' : 'leaf'}>{isTest ? 'In use, test mode' : 'In use'}</Badge>
    </span>
  );
}
