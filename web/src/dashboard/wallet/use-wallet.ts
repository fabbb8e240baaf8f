import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { usePolling } from '../../lib/time/use-polling.ts';
import { walletListsKey } from './use-wallet-lists.ts';
import { walletStoreOf } from './wallet-stores.ts';

const freshMs = 60_000;
const recoverMs = 10_000;

/** A burst of orders is one round of questions. */
const gatherMs = 1000;

/**
 * A vendor's wallet, asked for whenever its tab is opened, and again in the background when somebody comes
 * back to it and when `changes` counts on.
 */
export function useWallet(vendorId: string, changes: number) {
  const client = useQueryClient();
  const store = useMemo(() => walletStoreOf(vendorId), [vendorId]);
  const state = useObservable(store);

  const refreshLists = useCallback(
    () => client.invalidateQueries({ queryKey: walletListsKey(vendorId) }),
    [client, vendorId],
  );
  const refreshAll = useCallback(
    () => Promise.all([store.refresh(), refreshLists()]),
    [store, refreshLists],
  );
  const comeBack = useEffectEvent(() => {
    // Without any figures there is a failure on screen, to be taken away.
    if (!store.get().wallet) void store.fetch();
    else if (!store.get().refreshing) void refreshAll();
  });

  useEffect(() => {
    void store.fetch();
  }, [store]);

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

  // In case that what was asked last did not come.
  usePolling(state.wallet ? freshMs : recoverMs, () => {
    if (!store.get().loading && !store.get().refreshing) void refreshAll();
  });

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => comeBack(), gatherMs);
    return () => clearTimeout(timer);
  }, [changes]);

  return { state, store, refreshLists, refreshAll };
}
