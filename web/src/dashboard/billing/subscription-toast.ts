import { formatDate } from '../../lib/time/format-time.ts';
import type { ToastContent } from '../../lib/ui/toast-store.ts';
import type { Billing } from './billing.ts';

/** Rule: plans-19 */
const expiredMs = 8000;

/**
 * What a vendor hears of the plan after signing in; nothing where a plan has no end.
 * Rule: plans-19
 */
export function subscriptionToast(
  { state, plan, periodEnd, ordersUntil }: Billing,
  onRenew: () => void,
): ToastContent | undefined {
  if (state === 'none' || !plan || !periodEnd || !ordersUntil) return undefined;
  const end = formatDate(periodEnd);
  if (state === 'active') {
    return {
      kind: 'success',
      title: 'Subscription active',
      description: `Your ${plan.planName} plan is paid until ${end}.`,
    };
  }
  return {
    kind: state === 'ended' ? 'error' : 'warning',
    title: 'Subscription expired',
    description:
      state === 'ended'
        ? `Your ${plan.planName} plan ended on ${end}: your storefront takes no orders.`
        : `Your ${plan.planName} plan ended on ${end}. Orders are taken until ${formatDate(ordersUntil)}.`,
    action: { label: 'Renew', onPress: onRenew },
    durationMs: expiredMs,
  };
}
