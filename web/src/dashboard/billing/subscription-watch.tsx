import { useEffect, useEffectEvent } from 'react';
import { readSession } from '../../lib/session/stored-session.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { formatDate } from '../../lib/time/format-time.ts';
import { showToast, type ToastContent, toastState } from '../../lib/ui/toast-store.ts';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { type Billing, useBilling } from './use-billing.ts';

interface SubscriptionWatchProps {
  /** Whether the first steps of a new mess are on screen. On a phone, a toast would cover them. */
  hasFirstSteps: boolean;
  onRenew: () => void;
}

/** Shows a toast about the plan once per sign-in, when no other toast is on screen. */
export function SubscriptionWatch({ hasFirstSteps, onRenew }: SubscriptionWatchProps) {
  const { data } = useBilling({ isBackground: true });
  const isPhone = !useMediaQuery('(min-width: 48rem)');
  const isBusy = useObservable(toastState) !== undefined || (isPhone && hasFirstSteps);
  const renew = useEffectEvent(onRenew);
  useEffect(() => {
    const toast = data && subscriptionToast(data, () => renew());
    if (!toast || isBusy) return;
    if (isFirstThisSignIn(data)) showToast(toast);
  }, [data, isBusy]);
  return null;
}

/**
 * Whether this sign-in has not shown the mess's state yet. The refresh token identifies the sign-in, so a reload is not
 * a new sign-in.
 */
function isFirstThisSignIn({ vendorId, state }: Pick<Billing, 'vendorId' | 'state'>): boolean {
  const key = `thali.subscription-told:${vendorId}`;
  const signInState = `${readSession()?.refreshToken.slice(-16)}:${state}`;
  try {
    if (sessionStorage.getItem(key) === signInState) return false;
    sessionStorage.setItem(key, signInState);
  } catch {
    // Without storage, this tab has no session either.
  }
  return true;
}

/** Rule: plans-19 */
const expiredMs = 8000;

/** The toast about the plan after sign-in. Returns undefined if the plan has no end. Rule: plans-19 */
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
