import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import { QrCode } from 'lucide-react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { useEditor } from '../use-editor.ts';
import { MethodFrame } from './method-frame.tsx';
import { MethodSwitch } from './method-switch.tsx';
import { PaymentAccountCard } from './payment-account-card.tsx';
import type { MethodPartProps } from './payments-section.tsx';
import { UpiForm } from './upi-form.tsx';
import { UpiTest } from './upi-test.tsx';
import { useConfirmUpi, useSetUpi } from './use-payment-settings.ts';

const updated = () => showToast(settingUpdated);

/** The set-up of UPI: enter an ID and test it with one rupee, which switches UPI on. Rule: pay-10, pay-11 */
export function UpiPart({ vendorId, settings }: MethodPartProps) {
  const { upi } = settings;
  const [isChanging, setChanging] = useEditor('upi', !upi);
  const remove = useSetUpi(vendorId);
  const confirm = useConfirmUpi(vendorId);
  const error = remove.error ?? confirm.error;
  if (isChanging) {
    return (
      <MethodFrame view="form">
        <UpiForm vendorId={vendorId} stored={upi ?? undefined} onDone={() => setChanging(false)} />
      </MethodFrame>
    );
  }
  if (!upi) {
    return (
      <MethodFrame view="none">
        <Button variant="secondary" onClick={() => setChanging(true)} className="self-start">
          Set Up UPI
        </Button>
      </MethodFrame>
    );
  }
  return (
    <MethodFrame view={upi.confirmedAt ? 'ready' : 'test'}>
      {upi.confirmedAt && (
        <MethodSwitch
          vendorId={vendorId}
          label="Accept UPI"
          isOn={toMethodSwitches(settings).upi}
          changeTo={(isOn) => ({ upi: isOn })}
        />
      )}
      <PaymentAccountCard
        icon={QrCode}
        name={upi.id}
        notes={[upi.payeeName]}
        itemName="UPI ID"
        onChange={() => setChanging(true)}
        question={removal}
        isRemoving={remove.isPending}
        onRemove={(close) => remove.mutate({ upiId: '' }, { onSuccess: updated, onSettled: close })}
      />
      {upi.confirmedAt ? (
        <p className="text-sm text-ink-soft">
          Thali cannot see who paid. When a guest says that they paid, check your UPI app, then
          press ‘Received’ on the order.
        </p>
      ) : (
        <UpiTest
          upi={upi}
          isBusy={confirm.isPending}
          onReceived={() => confirm.mutate(upi.id, { onSuccess: updated })}
        />
      )}
      <FormFailure text={error ? failureText(error, 'The UPI ID was not changed.') : undefined} />
    </MethodFrame>
  );
}

const removal = {
  title: 'Remove your UPI ID?',
  text: 'Guests can no longer choose it. Orders that still wait for UPI are paid at the counter.',
};
