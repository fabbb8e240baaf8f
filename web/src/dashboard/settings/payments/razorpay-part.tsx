import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { KeysForm } from './keys-form.tsx';
import type { WayProps } from './payment-ways.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { WayPart } from './way-part.tsx';

/** The mess's own Razorpay account: first its keys, then the time of payment. */
export default function RazorpayPart({ vendorId, settings }: WayProps) {
  const [isChanging, setChanging] = useState(false);
  const { account, webhookUrl } = settings;
  if (!account || isChanging) {
    return (
      <WayPart view="form">
        <KeysForm
          vendorId={vendorId}
          webhookUrl={webhookUrl}
          isFirst={!account}
          onDone={() => setChanging(false)}
        />
      </WayPart>
    );
  }
  return (
    <WayPart view={settings.accepts}>
      <AccountCard
        vendorId={vendorId}
        account={account}
        webhookUrl={webhookUrl}
        onChange={() => setChanging(true)}
      />
      <PolicyChoice vendorId={vendorId} settings={settings} />
    </WayPart>
  );
}
