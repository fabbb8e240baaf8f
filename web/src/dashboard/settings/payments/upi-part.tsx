import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { AcceptButton } from './accept-button.tsx';
import { MethodFrame } from './method-frame.tsx';
import type { MethodPartProps } from './payment-methods.tsx';
import { StoredCard } from './stored-card.tsx';
import { UpiForm } from './upi-form.tsx';
import { UpiTest } from './upi-test.tsx';
import { useConfirmUpi, useSetUpi } from './use-payment-settings.ts';

const updated = () => showToast(settingUpdated);

/** The set-up of UPI: enter an ID, test it with one rupee, then accept payments. Rule: pay-10, pay-11 */
export default function UpiPart({ vendorId, settings: { upi, accepts } }: MethodPartProps) {
  const [isChanging, setChanging] = useState(false);
  const remove = useSetUpi(vendorId);
  const confirm = useConfirmUpi(vendorId);
  const error = remove.error ?? confirm.error;
  if (!upi || isChanging) {
    return (
      <MethodFrame view="form">
        <UpiForm vendorId={vendorId} stored={upi ?? undefined} onDone={() => setChanging(false)} />
      </MethodFrame>
    );
  }
  return (
    <MethodFrame view={upi.confirmedAt ? accepts : 'test'}>
      <StoredCard
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
      {upi.confirmedAt && accepts !== 'upi' && (
        <AcceptButton vendorId={vendorId} methods={{ accepts: 'upi' }} label="Accept UPI" />
      )}
    </MethodFrame>
  );
}

const removal = {
  title: 'Remove your UPI ID?',
  text: 'Guests will pay in cash. Orders that still wait for UPI are paid at the counter.',
};
