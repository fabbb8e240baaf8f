import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import { Banknote, CreditCard, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { RazorpayPart } from './razorpay-part.tsx';
import { UpiPart } from './upi-part.tsx';
import { type PaymentSettings, usePaymentSettings } from './use-payment-settings.ts';

export interface MethodPartProps {
  vendorId: string;
  settings: PaymentSettings;
}

/** The settings for how guests pay. Rule: pay-8 */
export function PaymentsSection({ vendor }: { vendor: Vendor }) {
  return (
    <SettingsSection
      title="Payments"
      description="How guests pay you. Their money goes straight to you; Thali never holds it."
    >
      <Loaded
        reading={usePaymentSettings()}
        isSection
        loading={
          <div className="flex flex-col gap-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        }
      >
        {(settings) => <PaymentMethods vendorId={vendor.id} settings={settings} />}
      </Loaded>
    </SettingsSection>
  );
}

/** Each method has its own switch, so guests can choose between UPI and Razorpay. Rule: pay-8 */
function PaymentMethods(props: MethodPartProps) {
  const { account, policy } = props.settings;
  const { upi, online } = toMethodSwitches(props.settings);
  const isPaidFirst = online && policy === 'first';
  return (
    <div className="flex flex-col divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
      <Method
        title="Cash"
        description={
          isPaidFirst
            ? 'Off, because guests pay online before you cook.'
            : 'Guests pay at the counter.'
        }
        icon={<Banknote size={20} />}
        state={isPaidFirst ? undefined : 'On'}
      />
      <Method
        title="UPI to your own ID"
        description="Guests pay to your UPI ID, and you check your UPI app. No charges."
        icon={<QrCode size={20} />}
        state={upi ? 'On' : undefined}
      >
        <UpiPart {...props} />
      </Method>
      <Method
        title="Online with Razorpay"
        description="Guests pay by UPI or card, and you see each payment at once. Razorpay charges a fee."
        icon={<CreditCard size={20} />}
        state={online ? (account?.isTest ? 'On, test mode' : 'On') : undefined}
      >
        <RazorpayPart {...props} />
      </Method>
    </div>
  );
}

interface MethodProps {
  title: string;
  description: string;
  icon: ReactNode;
  state: string | undefined;
  children?: ReactNode;
}

function Method({ title, description, icon, state, children }: MethodProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint">
          {icon}
        </span>
        <div className="min-w-0 grow">
          <h4 className="font-bold">{title}</h4>
          <p className="text-sm text-ink-soft">{description}</p>
        </div>
        {state && <Badge tone={state === 'On' ? 'leaf' : 'steel'}>{state}</Badge>}
      </div>
      {children}
    </div>
  );
}
