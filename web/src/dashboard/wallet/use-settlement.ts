import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionState } from '../../account/session/session-store.ts';
import { useSession } from '../../account/session/use-session.ts';
import { paymentToasts } from '../../lib/payments/payment-toasts.ts';
import { cancelSettlement, type FeePayment } from './pay-settlement.ts';
import { failureText, outcomeNews, type SettlementNews } from './settlement-news.ts';
import type { useWallet } from './use-wallet.ts';

export type SettlementDesk = ReturnType<typeof useSettlement>;

const pollMs = 5000;

/** Pays fees and gives payments up, with the outcome of the last one. */
export function useSettlement(vendorId: string, wallet: ReturnType<typeof useWallet>) {
  const session = useSession();
  const [news, setNews] = useState<SettlementNews>();
  // A second tap comes before the screen has changed.
  const isBusy = useRef(false);

  useAwaited(
    news?.kind === 'on-its-way' ? news.settlementId : undefined,
    wallet.state.settlements,
    {
      ask() {
        // Asked again, an answer that takes longer would never come.
        if (!wallet.state.refreshing) void wallet.refreshAll();
      },
      onEnd: ({ status }) => {
        const isPaid = status === 'settled';
        setNews(isPaid ? undefined : { kind: 'failed', text: failureText(undefined) });
        if (isPaid) paymentToasts.succeeded(paidText);
      },
    },
  );

  /** @returns whether it was paid, also where that is still to be confirmed */
  async function pay(rupees: number): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setNews(undefined);
    try {
      const payer = payerOf(session);
      const { kind, settlementId } = await wallet.pay({ vendorId, amount: rupees, payer });
      if (kind === 'paid') paymentToasts.succeeded(paidText);
      else setNews(outcomeNews({ kind, settlementId }, rupees));
      return kind === 'paid' || kind === 'on-its-way';
    } catch (error) {
      // The form shows it, so the alert need not.
      wallet.clearError();
      setNews({ kind: 'failed', text: failureText(error) });
      void wallet.refreshAll();
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  async function giveUp({ id, amount }: Settlement): Promise<void> {
    const kind = await cancelSettlement(vendorId, id);
    setNews(outcomeNews({ kind, settlementId: id }, amount));
    await wallet.refreshAll();
  }

  return { news, isPaying: wallet.isPaying, pay, giveUp };
}

const paidText = 'Your platform fees are settled.';

/** The person who is signed in, as Checkout fills them in. */
function payerOf(session: SessionState): FeePayment['payer'] {
  if (session.status !== 'signed-in') return {};
  const { name, email, phone } = session.user;
  return { name, ...(email && { email }), ...(phone && { phone }) };
}

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
