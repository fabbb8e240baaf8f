import { formatRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { Link } from 'wouter';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { vendorPath } from '../../shared/admin-links.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { DetailsLoading, Fact, Facts } from '../../shared/facts.tsx';
import { paidViaTexts, purposeText } from '../payment-texts.ts';
import { retryOptions } from '../provisioning-progress.ts';
import { PaymentBadges, ProvisioningSteps, ReasonNote } from './payment-state.tsx';
import { RetryForm } from './retry-form.tsx';

function PaymentDetails({ payment }: { payment: AdminPayment }) {
  const { provisioning, lastFailure, paidAt, paidVia } = payment;
  return (
    <div className="flex flex-col gap-5 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="money text-xl font-bold">{formatRupees(payment.amount)}</span>
        <PaymentBadges payment={payment} />
      </div>
      <section aria-label="Provisioning" className="flex flex-col gap-3 text-sm">
        <ProvisioningSteps payment={payment} />
        {provisioning.failure && <ReasonNote text={provisioning.failure} />}
        {provisioning.attempts > 1 && (
          <p className="text-ink-faint">Tried {provisioning.attempts} times.</p>
        )}
      </section>
      {retryOptions(payment).isAllowed && <RetryForm payment={payment} />}
      {lastFailure && <ReasonNote text={`The provider’s reason: ${lastFailure}`} />}
      <Facts>
        <Fact name="Started">
          <DateTime at={payment.createdAt} />
        </Fact>
        {paidAt && (
          <Fact name="Paid">
            <DateTime at={paidAt} />
          </Fact>
        )}
        {paidVia && <Fact name="First reported by">{paidViaTexts[paidVia]}</Fact>}
        <Fact name="Email">{payment.email}</Fact>
        <Fact name="Subdomain">{payment.subdomain}</Fact>
        <Fact name="Payment order">{payment.orderId}</Fact>
        {payment.paymentId && <Fact name="Razorpay’s payment">{payment.paymentId}</Fact>}
      </Facts>
      {hasVendor(payment) && (
        <Link
          href={vendorPath({ id: payment.vendorId, subdomain: payment.subdomain })}
          className="inline-flex min-h-11 items-center self-start font-semibold text-accent-ink hover:underline"
        >
          See the vendor
        </Link>
      )}
    </div>
  );
}

/** Whether the vendor exists. For a new plan, the step `vendor` creates it. */
function hasVendor({ purpose, provisioning: { step } }: AdminPayment): boolean {
  if (purpose !== 'plan') return true;
  return step !== null && step !== 'subscription' && step !== 'vendor';
}

interface PaymentSheetProps {
  orderId: string;
  /** The payment from the list, shown until the details load. */
  listedPayment: AdminPayment | undefined;
  onClose: () => void;
}

/** One payment, with the form that retries its provisioning. */
export function PaymentSheet({ orderId, listedPayment, onClose }: PaymentSheetProps) {
  const reading = useApi('GET /admin/payments/{paymentOrderId}', {
    params: { paymentOrderId: orderId },
  });
  const payment = reading.data?.payment ?? listedPayment;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={payment?.messName ?? 'Payment'}
      description={payment && purposeText(payment)}
    >
      {payment ? (
        <PaymentDetails payment={payment} />
      ) : (
        <Loaded reading={reading} loading={<DetailsLoading />}>
          {() => null}
        </Loaded>
      )}
    </Sheet>
  );
}
