import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { usePolling } from '../../lib/time/use-polling.ts';
import { walletKey } from './wallet-lists.ts';
import { overviewQuery, payMutation, readMutation, walletState } from './wallet-state.ts';

const freshMs = 60_000;
const recoverMs = 10_000;

/** A burst of orders is one round of questions. */
const gatherMs = 1000;

/**
 * A vendor's wallet, read whenever its tab is opened, and again in the background when the window gets
 * the focus back and when `changes` counts on.
 */
export function useWallet(vendorId: string, changes: number) {
  const client = useQueryClient();
  const overview = useQuery(overviewQuery(vendorId));
  const reading = useMutation(readMutation(client, vendorId));
  const paying = useMutation(payMutation(client, vendorId));
  const state = walletState(overview, reading, paying);
  const { mutate: read } = reading;

  const refreshAll = useCallback(
    () => client.invalidateQueries({ queryKey: walletKey(vendorId) }),
    [client, vendorId],
  );
  const comeBack = useEffectEvent(() => {
    // Without any figures there is a failure on screen, to be taken away.
    if (!state.wallet) read();
    else if (!state.refreshing) void refreshAll();
  });

  useEffect(() => read(), [read]);

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') comeBack();
    };
    addEventListener('focus', ask);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('focus', ask);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  // In case the last answer did not come.
  usePolling(state.wallet ? freshMs : recoverMs, () => {
    if (!state.loading && !state.refreshing) void refreshAll();
  });

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => comeBack(), gatherMs);
    return () => clearTimeout(timer);
  }, [changes]);

  return {
    state,
    read: () => read(),
    refreshAll,
    pay: paying.mutateAsync,
    isPaying: paying.isPending,
    clearError() {
      reading.reset();
      paying.reset();
    },
  };
}
