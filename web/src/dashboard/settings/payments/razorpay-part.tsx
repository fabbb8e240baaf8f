import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { KeysForm } from './keys-form.tsx';
import { MethodFrame } from './method-frame.tsx';
import type { MethodPartProps } from './payment-methods.tsx';
import { PolicyChoice } from './policy-choice.tsx';

/** The set-up of the mess's Razorpay account: first the keys, then the time of payment. */
export default function RazorpayPart({ vendorId, settings }: MethodPartProps) {
  const [isChanging, setChanging] = useState(false);
  const { account, webhookUrl } = settings;
  if (!account || isChanging) {
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
  return (
    <MethodFrame view={settings.accepts}>
      <AccountCard
        vendorId={vendorId}
        account={account}
        webhookUrl={webhookUrl}
        onChange={() => setChanging(true)}
      />
      <PolicyChoice vendorId={vendorId} settings={settings} />
    </MethodFrame>
  );
}
