import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { KnownUpi } from './known-upi.tsx';
import type { WayProps } from './payment-ways.tsx';
import { UpiForm } from './upi-form.tsx';
import { UpiTest } from './upi-test.tsx';
import { useConfirmUpi, useSetMethods, useSetUpi } from './use-payment-settings.ts';

const done = { onSuccess: () => showToast(settingUpdated) };

/** The mess's own UPI ID: entered, tried with one rupee, and from then on what guests pay to. Rule: pay-10, pay-11 */
export default function UpiPart({ vendorId, settings: { upi, accepts } }: WayProps) {
  const [isChanging, setChanging] = useState(false);
  const set = useSetUpi(vendorId);
  const confirm = useConfirmUpi(vendorId);
  const methods = useSetMethods(vendorId);
  const error = set.error ?? confirm.error ?? methods.error;
  return (
    <div className="flex flex-col gap-4">
      {!upi || isChanging ? (
        <UpiForm
          stored={upi ?? undefined}
          isBusy={set.isPending}
          onSave={(typed) =>
            set.mutate(typed, {
              onSuccess: () => {
                setChanging(false);
                showToast(settingUpdated);
              },
            })
          }
          onCancel={upi ? () => setChanging(false) : undefined}
        />
      ) : (
        <>
          <KnownUpi
            upi={upi}
            isBusy={set.isPending}
            onChange={() => setChanging(true)}
            onRemove={() => set.mutate({ upiId: '' }, done)}
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
              onReceived={() => confirm.mutate(upi.id, done)}
            />
          )}
          {upi.confirmedAt && accepts !== 'upi' && (
            <Button
              isBusy={methods.isPending}
              onClick={() => methods.mutate({ accepts: 'upi' }, done)}
            >
              Accept UPI
            </Button>
          )}
        </>
      )}
      <FormFailure text={error ? failureText(error, 'The UPI ID was not changed.') : undefined} />
    </div>
  );
}
