import { CircleAlert, CircleCheck, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { CopyField } from '../../../lib/ui/qr/copy-field.tsx';
import { RemoveKeysDialog } from './remove-keys-dialog.tsx';
import type { PaymentSettings } from './use-payment-settings.ts';
import { webhookText } from './webhook-text.ts';

interface AccountCardProps {
  vendorId: string;
  account: NonNullable<PaymentSettings['account']>;
  webhookUrl: string;
  onChange: () => void;
}

/** The keys in use, and whether Razorpay's webhooks arrive. */
export function AccountCard({ vendorId, account, webhookUrl, onChange }: AccountCardProps) {
  const { keyId, isTest, testedAt, webhookSeenAt } = account;
  const [isRemoving, setRemoving] = useState(false);
  const now = useNow();
  const Icon = webhookSeenAt ? CircleCheck : CircleAlert;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <KeyRound size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{keyId}</p>
          <p className="text-sm text-ink-soft">
            Checked with Razorpay {momentText(new Date(testedAt), now)}
          </p>
        </div>
      </div>
      {isTest && (
        <p className="text-sm text-ink-soft">This is a test key: no real money is taken with it.</p>
      )}
      <p role="status" className="flex items-start gap-3 text-sm">
        <Icon
          size={20}
          aria-hidden="true"
          className={webhookSeenAt ? 'shrink-0 text-leaf' : 'shrink-0 text-ink-faint'}
        />
        {webhookText(webhookSeenAt, now)}
      </p>
      {!webhookSeenAt && <CopyField label="Webhook address" value={webhookUrl} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onChange}>
          Change Keys
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setRemoving(true)}
        >
          Remove Keys
        </Button>
      </div>
      <RemoveKeysDialog
        vendorId={vendorId}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}
