import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { MethodSwitch } from './method-switch.tsx';
import type { MethodPartProps } from './payments-section.tsx';
import { useSetMethods } from './use-payment-settings.ts';

const policies = [
  {
    value: 'first',
    label: 'Before you cook',
    description:
      'An order reaches your kitchen once it is paid. If it is not paid within 10 minutes, it is cancelled. No cash orders. Orders paid to your own UPI ID still come at once.',
  },
  {
    value: 'any_time',
    label: 'Any time until they collect',
    description: 'An order reaches your kitchen at once. Guests pay online, or in cash.',
  },
] as const;

/** Switches online payments, and chooses when guests pay. While online payments are on, a choice applies at once. */
export function OnlineSwitch({ vendorId, settings }: MethodPartProps) {
  const isOn = toMethodSwitches(settings).online;
  const savedPolicy = settings.policy ?? 'first';
  const [chosenPolicy, setChosenPolicy] = useState<PaymentPolicy>(savedPolicy);
  const { mutate, error } = useSetMethods(vendorId);

  function choose(policy: PaymentPolicy) {
    setChosenPolicy(policy);
    if (!isOn) return;
    mutate(
      { policy },
      { onSuccess: () => showToast(settingUpdated), onError: () => setChosenPolicy(savedPolicy) },
    );
  }

  return (
    <>
      <MethodSwitch
        vendorId={vendorId}
        label="Accept online payments"
        isOn={isOn}
        changeTo={(next) => ({ online: next, ...(next && { policy: chosenPolicy }) })}
      />
      <RadioCards
        legend="When do guests pay?"
        name="payment-policy"
        cards={policies}
        value={chosenPolicy}
        onChange={choose}
        error={error ? failureText(error, 'Could not change how guests pay.') : undefined}
      />
    </>
  );
}
