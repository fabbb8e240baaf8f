import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { KeysForm } from './keys-form.tsx';
import { MethodFrame } from './method-frame.tsx';
import { OnlineSwitch } from './online-switch.tsx';
import type { MethodPartProps } from './payments-section.tsx';

/** The set-up of the mess's Razorpay account: first the keys, then the time of payment. */
export function RazorpayPart({ vendorId, settings }: MethodPartProps) {
  const [isChanging, setChanging] = useState(false);
  const { account, webhookUrl } = settings;
  if (isChanging) {
    return (
      <MethodFrame view="form">
        <KeysForm
          vendorId={vendorId}
          webhookUrl={webhookUrl}
          isFirst={!account}
          onDone={() => setChanging(false)}
        />
      </MethodFrame>
    );
  }
  if (!account) {
    return (
      <MethodFrame view="none">
        <Button variant="secondary" onClick={() => setChanging(true)} className="self-start">
          Set Up Razorpay
        </Button>
      </MethodFrame>
    );
  }
  return (
    <MethodFrame view="ready">
      <OnlineSwitch vendorId={vendorId} settings={settings} />
      <AccountCard
        vendorId={vendorId}
        account={account}
        webhookUrl={webhookUrl}
        onChange={() => setChanging(true)}
      />
    </MethodFrame>
  );
}
