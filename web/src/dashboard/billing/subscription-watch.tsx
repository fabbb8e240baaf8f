import { useEffect, useEffectEvent } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { shownToast, showToast } from '../../lib/ui/toast-store.ts';
import { isFirstThisSignIn } from './once-per-sign-in.ts';
import { subscriptionToast } from './subscription-toast.ts';
import { useBilling } from './use-billing.ts';

/** Tells once per sign-in how the plan stands, when no other message is on screen. */
export function SubscriptionWatch({ onRenew }: { onRenew: () => void }) {
  const { data } = useBilling({ isBeside: true });
  const isBusy = useObservable(shownToast) !== undefined;
  const renew = useEffectEvent(onRenew);
  useEffect(() => {
    const toast = data && subscriptionToast(data, () => renew());
    if (!toast || isBusy) return;
    if (isFirstThisSignIn(`${data.vendorId}:${data.state}`)) showToast(toast);
  }, [data, isBusy]);
  return null;
}
