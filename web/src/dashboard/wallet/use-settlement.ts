import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../account/session/use-session.ts';
import { paymentToasts } from '../../lib/payments/payment-toasts.ts';
import { cancelSettlement } from './cancel-settlement.ts';
import { payerOf } from './payer-of.ts';
import { failureText, outcomeNews, type SettlementNews } from './settlement-news.ts';
import type { useWallet } from './use-wallet.ts';

export type SettlementDesk = ReturnType<typeof useSettlement>;

const pollMs = 5000;

/** Pays fees and gives payments up, and knows what came of it. */
export function useSettlement(
  vendorId: string,
  { state, store, refreshLists, refreshAll }: ReturnType<typeof useWallet>,
) {
  const session = useSession();
  const [news, setNews] = useState<SettlementNews>();
  const [isPaying, setPaying] = useState(false);
  // A second tap comes before the screen has changed.
  const isBusy = useRef(false);

  useAwaited(news?.kind === 'on-its-way' ? news.settlementId : undefined, state.settlements, {
    ask: () => void refreshAll(),
    onEnd: ({ status }) => {
      const isPaid = status === 'settled';
      setNews(isPaid ? undefined : { kind: 'failed', text: failureText(undefined) });
      if (isPaid) paymentToasts.succeeded(paidText);
    },
  });

  /** @returns whether it was paid, also where that is still to be confirmed */
  async function pay(rupees: number): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPaying(true);
    setNews(undefined);
    try {
      const payer = payerOf(session);
      const { kind, settlementId } = await store.pay({ vendorId, amount: rupees, payer });
      if (kind === 'paid') paymentToasts.succeeded(paidText);
      else setNews(outcomeNews({ kind, settlementId }, rupees));
      void refreshLists();
      return kind === 'paid' || kind === 'on-its-way';
    } catch (error) {
      // The form says it; twice would be once too often.
      store.clearError();
      setNews({ kind: 'failed', text: failureText(error) });
      void refreshAll();
      return false;
    } finally {
      isBusy.current = false;
      setPaying(false);
    }
  }

  async function giveUp({ id, amount }: Settlement): Promise<void> {
    const kind = await cancelSettlement(vendorId, id);
    setNews(outcomeNews({ kind, settlementId: id }, amount));
    await refreshAll();
  }

  return { news, isPaying, pay, giveUp };
}

const paidText = 'Your platform fees are settled.';

interface Awaiting {
  ask: () => void;
  onEnd: (settlement: Settlement) => void;
}

/** Asks again and again until a settlement is not pending any more. */
function useAwaited(
  id: string | undefined,
  latest: readonly Settlement[],
  { ask, onEnd }: Awaiting,
): void {
  const settlement = latest.find((one) => one.id === id);
  const isOver = settlement !== undefined && settlement.status !== 'pending';
  const askNow = useEffectEvent(ask);
  const end = useEffectEvent(() => {
    if (settlement) onEnd(settlement);
  });

  useEffect(() => {
    if (!id || isOver) return;
    const timer = setInterval(() => askNow(), pollMs);
    return () => clearInterval(timer);
  }, [id, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
}
