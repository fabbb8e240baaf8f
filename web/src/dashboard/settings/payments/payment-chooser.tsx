import { Suspense, useState } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { paymentWays, type WayProps } from './payment-ways.tsx';
import type { PaymentSettings } from './use-payment-settings.ts';

/** Looking at a way changes nothing: its own part switches it on. Rule: pay-8 */
export function PaymentChooser({ vendorId, settings }: WayProps) {
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

/** The way that counts, whichever is looked at. */
function InUse({ label, settings }: { label: string; settings: PaymentSettings }) {
  const isTest = settings.accepts === 'online' && settings.account?.isTest;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {label}
      <Badge tone={isTest ? 'steel' : 'leaf'}>{isTest ? 'In use, test mode' : 'In use'}</Badge>
    </span>
  );
}
