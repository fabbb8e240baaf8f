import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { AcceptButton } from './accept-button.tsx';
import type { MethodPartProps } from './payment-methods.tsx';
import { useSetMethods } from './use-payment-settings.ts';

const policies = [
  {
    value: 'first',
    label: 'Before you cook',
    description:
      'An order reaches your kitchen once it is paid. If it is not paid within 10 minutes, it is cancelled. No cash orders.',
  },
  {
    value: 'any_time',
    label: 'Any time until they collect',
    description: 'An order reaches your kitchen at once. Guests pay online, or in cash.',
  },
] as const;

/** Chooses when guests pay online, and switches online payments on. Once they are on, a choice applies at once. */
export function PolicyChoice({ vendorId, settings }: MethodPartProps) {
  const isOn = settings.accepts === 'online';
  const [chosen, setChosen] = useState<PaymentPolicy>(settings.policy ?? 'first');
  const { mutate, error } = useSetMethods(vendorId);

  function choose(policy: PaymentPolicy) {
    setChosen(policy);
    if (!isOn) return;
    mutate(
      { accepts: 'online', policy },
      {
        onSuccess: () => showToast(settingUpdated),
        onError: () => setChosen(settings.policy ?? 'first'),
      },
    );
  }

  return (
    <>
      <RadioCards
        legend="When do guests pay?"
        name="payment-policy"
        cards={policies}
        value={chosen}
        onChange={choose}
        error={error ? failureText(error, 'Could not change how guests pay.') : undefined}
      />
      {!isOn && (
        <AcceptButton
          vendorId={vendorId}
          methods={{ accepts: 'online', policy: chosen }}
          label="Accept Online Payments"
        />
      )}
    </>
  );
}
