import { formatRupees } from '@thali/shared/money/paise';
import { planChangeName } from '@thali/shared/plans/plan-catalogue';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDate } from '../../../lib/time/format-time.ts';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';
import { Section, SectionLoading } from './billing-section.tsx';

/** A vendor's plan payments and latest settlements. */
export function PaymentsSection({ vendorId }: { vendorId: string }) {
  const billing = useApi('GET /billing', { query: { vendorId } });
  const wallet = useApi('GET /vendor-wallet/overview', { query: { vendorId } });
  return (
    <Section title="Payments">
      <Loaded reading={billing} loading={<SectionLoading rows={3} />} isSection>
        {(plans) => (
          <Loaded reading={wallet} loading={<SectionLoading rows={3} />} isSection>
            {(fees) => (
              <PaymentList
                payments={vendorPayments(plans.billing.receipts, fees.recentSettlements)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

function PaymentList({ payments }: { payments: ReturnType<typeof vendorPayments> }) {
  if (payments.length === 0) return <p className="text-sm text-ink-soft">Nothing paid yet.</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {payments.map(({ key, purpose, number, amount, at, unpaidStatus }) => (
        <li key={key} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="block font-semibold">{purpose}</span>
            <span className="text-ink-faint tabular-nums">
              {number} · {formatDate(at)}
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <span className="money font-semibold">{formatRupees(amount)}</span>
            {unpaidStatus && <FeeStatusBadge status={unpaidStatus} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Receipt = Pick<
  AnswerOf<'GET /billing'>['billing']['receipts'][number],
  'number' | 'planId' | 'planName' | 'fromPlanId' | 'amount' | 'issuedAt'
>;
type Settlement = Pick<
  AnswerOf<'GET /vendor-wallet/overview'>['recentSettlements'][number],
  'id' | 'transactionType' | 'amount' | 'createdAt' | 'status'
>;

/** A payment by a vendor. A settlement may be unpaid. */
interface VendorPayment {
  key: string;
  purpose: string;
  /** Receipt or settlement number. */
  number: string;
  /** Rupees. */
  amount: number;
  at: string;
  /** Undefined for a paid payment. */
  unpaidStatus: string | undefined;
}

/** Plans and settlements together, newest first. */
export function vendorPayments(
  receipts: readonly Receipt[],
  settlements: readonly Settlement[],
): VendorPayment[] {
  const payments = [...receipts.map(fromReceipt), ...settlements.map(fromSettlement)];
  return payments.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function fromReceipt({
  number,
  planId,
  planName,
  fromPlanId,
  amount,
  issuedAt,
}: Receipt): VendorPayment {
  return {
    key: number,
    purpose: fromPlanId ? planChangeName(fromPlanId, planId) : `${planName} plan`,
    number,
    amount,
    at: issuedAt,
    unpaidStatus: undefined,
  };
}

function fromSettlement(settlement: Settlement): VendorPayment {
  const { id, transactionType, amount, createdAt, status } = settlement;
  return {
    key: id,
    purpose: transactionType === 'correction' ? 'Fee correction' : 'Fee settlement',
    number: id,
    amount,
    at: createdAt,
    unpaidStatus: status === 'settled' ? undefined : status,
  };
}
