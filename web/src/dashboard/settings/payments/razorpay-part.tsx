import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { KeysForm } from './keys-form.tsx';
import type { WayProps } from './payment-ways.tsx';
import { PolicyChoice } from './policy-choice.tsx';

/** The mess's own account: its keys first, then when guests pay. */
export default function RazorpayPart({ vendorId, settings }: WayProps) {
  const [isChanging, setChanging] = useState(false);
  const { account, webhookUrl } = settings;
  if (!account || isChanging) {
    return (
      <KeysForm
        vendorId={vendorId}
        webhookUrl={webhookUrl}
        isFirst={!account}
        onDone={() => setChanging(false)}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <AccountCard
        vendorId={vendorId}
        account={account}
        webhookUrl={webhookUrl}
        onChange={() => setChanging(true)}
      />
      <PolicyChoice vendorId={vendorId} settings={settings} />
    </div>
  );
}
