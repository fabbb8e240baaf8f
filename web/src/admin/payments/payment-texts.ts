import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import type { PaidVia, PaymentStatus } from '@thali/shared/payments/payment-fields';
import { planChangeName } from '@thali/shared/plans/plan-catalogue';
import { CircleCheck, CircleX, Clock, ShieldCheck } from 'lucide-react';
import { planText } from '../shared/format.ts';
import type { Look } from '../shared/look-badge.tsx';

export const paymentLooks: Record<PaymentStatus, Look> = {
  created: { label: 'Created', tone: 'neutral', Icon: Clock },
  failed: { label: 'Failed', tone: 'chilli', Icon: CircleX },
  authorized: { label: 'Authorized', tone: 'steel', Icon: ShieldCheck },
  paid: { label: 'Paid', tone: 'leaf', Icon: CircleCheck },
};

export const paidViaTexts: Record<PaidVia, string> = {
  checkout: 'The buyer’s browser',
  webhook: 'Razorpay’s message',
  reconciliation: 'Our own check',
  mock: 'No checkout (mock)',
};

/** `Starter plan`, `Renewal: Starter`, `Upgrade: Starter to Professional`, `Fee settlement`. */
export function purposeText({
  purpose,
  planId,
  fromPlanId,
}: Pick<AdminPayment, 'purpose' | 'planId' | 'fromPlanId'>): string {
  if (purpose === 'settlement') return 'Fee settlement';
  if (fromPlanId && planId) return planChangeName(fromPlanId, planId);
  return purpose === 'renewal' ? `Renewal: ${planText(planId)}` : `${planText(planId)} plan`;
}
