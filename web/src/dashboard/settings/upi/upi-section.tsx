import { useState } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { KnownUpi } from './known-upi.tsx';
import { UpiForm } from './upi-form.tsx';
import { UpiTest } from './upi-test.tsx';
import { useUpiAccount } from './use-upi-account.ts';

/** The mess's own UPI id: entered, tried with one rupee, and from then on what guests pay to. Rule: pay-10, pay-11 */
export function UpiSection({ vendor }: { vendor: Vendor }) {
  const [isChanging, setChanging] = useState(false);
  const { set, confirm } = useUpiAccount(vendor.id);
  const { accepts, upi } = vendor.settings.payment ?? {};
  const isOn = accepts === 'upi';
  return (
    <SettingsSection
      title="UPI"
      description="Guests pay you directly, to your own UPI id. Thali never holds the money."
      aside={isOn && <Badge tone="leaf">On</Badge>}
    >
      {!upi || isChanging ? (
        <UpiForm
          stored={upi}
          isBusy={set.isPending}
          onSave={(typed) => set.mutate(typed, { onSuccess: () => setChanging(false) })}
          onCancel={upi && (() => setChanging(false))}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <KnownUpi
            upi={upi}
            isBusy={set.isPending}
            onChange={() => setChanging(true)}
            onRemove={() => set.mutate({ upiId: '' })}
          />
          {upi.confirmedAt ? (
            <p className="text-sm text-ink-soft">
              Your bank does not tell Thali who paid. When a guest says so, look at your UPI app,
              then press ‘Received’ on the order.
            </p>
          ) : (
            <UpiTest
              upi={upi}
              isBusy={confirm.isPending}
              onReceived={() => confirm.mutate(upi.id)}
            />
          )}
        </div>
      )}
    </SettingsSection>
  );
}
