import { CircleAlert, CircleCheck, KeyRound } from 'lucide-react';
import { timeOrDayText } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { CopyField } from '../../../lib/ui/qr/copy-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingNotUpdated } from '../setting-toasts.ts';
import { PaymentAccountCard } from './payment-account-card.tsx';
import { type PaymentSettings, useRemoveKeys } from './use-payment-settings.ts';

interface AccountCardProps {
  vendorId: string;
  account: NonNullable<PaymentSettings['account']>;
  webhookUrl: string;
  onChange: () => void;
}

/** Shows the keys in use, and whether Razorpay's webhooks arrive. */
export function AccountCard({ vendorId, account, webhookUrl, onChange }: AccountCardProps) {
  const { keyId, isTest, testedAt, webhookSeenAt } = account;
  const { mutate, isPending } = useRemoveKeys(vendorId);
  const now = useNow();
  const Icon = webhookSeenAt ? CircleCheck : CircleAlert;
  const checked = `Checked with Razorpay, ${timeOrDayText(new Date(testedAt), now)}`;
  return (
    <PaymentAccountCard
      icon={KeyRound}
      name={keyId}
      notes={isTest ? [checked, 'Test key: no real money is taken with it.'] : [checked]}
      itemName="Keys"
      onChange={onChange}
      question={removal}
      isRemoving={isPending}
      onRemove={(close) =>
        mutate(undefined, {
          onSuccess: () => showToast({ kind: 'success', title: 'Keys removed' }),
          onError: (error) => showToast(settingNotUpdated(error)),
          onSettled: close,
        })
      }
    >
      <p role="status" className="flex items-start gap-3 text-sm">
        <Icon
          size={20}
          aria-hidden="true"
          className={webhookSeenAt ? 'shrink-0 text-leaf' : 'shrink-0 text-ink-faint'}
        />
        {webhookText(webhookSeenAt, now)}
      </p>
      {!webhookSeenAt && <CopyField label="Webhook address" value={webhookUrl} />}
    </PaymentAccountCard>
  );
}

const removal = {
  title: 'Remove these keys?',
  text: 'Guests can no longer pay online. Thali can refund their payments for another 180 days. Please do not delete the key at Razorpay before that.',
};

const minuteMs = 60_000;

/** Says whether a webhook of Razorpay has arrived, and when the last webhook came. */
export function webhookText(seenAt: string | null, now: Date): string {
  if (seenAt === null) return 'No webhook seen yet. The first one comes with the first payment.';
  const minutes = Math.floor((now.getTime() - Date.parse(seenAt)) / minuteMs);
  if (minutes < 1) return 'Webhook seen just now';
  if (minutes < 60) return `Webhook seen ${minutes} min ago`;
  return `Webhook seen ${timeOrDayText(new Date(seenAt), now)}`;
}
