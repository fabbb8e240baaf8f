import { Suspense, useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Badge } from '../../../lib/ui/badge.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { type MethodPartProps, paymentMethods } from './payment-methods.tsx';
import { type PaymentSettings, usePaymentSettings } from './use-payment-settings.ts';

/** The settings for how guests pay. Rule: pay-8 */
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

/** Opens the part of a method. Only a button in that part switches the method on. Rule: pay-8 */
function PaymentChooser({ vendorId, settings }: MethodPartProps) {
  const [openMethod, setOpenMethod] = useState(settings.accepts);
  const Part = paymentMethods.find(({ value }) => value === openMethod)?.Part;
  const cards = paymentMethods.map(({ label, ...method }) => ({
    ...method,
    label: method.value === settings.accepts ? <InUse label={label} settings={settings} /> : label,
  }));
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="How can guests pay?"
        name="payment-way"
        cards={cards}
        value={openMethod}
        onChange={setOpenMethod}
      />
      {Part && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Part vendorId={vendorId} settings={settings} />
        </Suspense>
      )}
    </div>
  );
}

/** Marks the method in use. */
function InUse({ label, settings }: { label: string; settings: PaymentSettings }) {
  const isTest = settings.accepts === 'online' && settings.account?.isTest;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {label}
      <Badge tone={isTest ? 'steel' : 'leaf'}>{isTest ? 'In use, test mode' : 'In use'}</Badge>
    </span>
  );
}
