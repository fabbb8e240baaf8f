import type { PaymentPolicy } from '@thali/shared/order-payments/payment-methods';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import type { WayProps } from './payment-ways.tsx';
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

/** When guests pay, and the button that switches it on; from then on a choice counts at once. */
export function PolicyChoice({ vendorId, settings }: WayProps) {
  const isOn = settings.accepts === 'online';
  const [chosen, setChosen] = useState<PaymentPolicy>(settings.policy ?? 'first');
  const { mutate, isPending, error } = useSetMethods(vendorId);
  const save = (policy: PaymentPolicy) =>
    mutate(
      { accepts: 'online', policy },
      {
        onSuccess: () => showToast(settingUpdated),
        onError: () => setChosen(settings.policy ?? 'first'),
      },
    );

  function choose(policy: PaymentPolicy) {
    setChosen(policy);
    if (isOn) save(policy);
  }

  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend="When do guests pay?"
        name="payment-policy"
        cards={policies}
        value={chosen}
        onChange={choose}
      />
      <FormFailure text={error ? failureText(error, 'Could not save this.') : undefined} />
      {!isOn && (
        <Button
          isBusy={isPending}
          busyLabel="Switching on..."
          onClick={() => save(chosen)}
          className="self-start"
        >
          Accept Online Payments
        </Button>
      )}
    </div>
  );
}
