import type { AcceptedPayments } from '@thali/shared/order-payments/payment-methods';
import { Suspense, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { paymentWays, type WayProps } from './payment-ways.tsx';
import { useSetMethods } from './use-payment-settings.ts';

/** Looking at a way changes nothing: its own part switches it on. Cash alone is on at once. Rule: pay-8 */
export function PaymentChooser({ vendorId, settings }: WayProps) {
  const [shown, setShown] = useState(settings.accepts);
  const { mutate, error } = useSetMethods(vendorId);
  const Part = paymentWays.find(({ value }) => value === shown)?.Part;

  function choose(value: AcceptedPayments) {
    setShown(value);
    if (value !== 'off' || settings.accepts === 'off') return;
    mutate(
      { accepts: 'off' },
      {
        onSuccess: () => showToast(settingUpdated),
        onError: () => setShown(settings.accepts),
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="How can guests pay?"
        name="payment-way"
        cards={paymentWays}
        value={shown}
        onChange={choose}
        error={error ? failureText(error, 'Could not change how guests pay.') : undefined}
      />
      {Part && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Part vendorId={vendorId} settings={settings} />
        </Suspense>
      )}
    </div>
  );
}
