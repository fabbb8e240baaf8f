import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionState } from '../../account/session/session-store.ts';
import { useSession } from '../../account/session/use-session.ts';
import { paymentToasts } from '../../lib/payments/payment-toasts.ts';
import { usePolling } from '../../lib/time/use-polling.ts';
import { cancelSettlement, type FeePayment } from './pay-settlement.ts';
import { failureText, outcomeNotice, type SettlementNotice } from './settlement-notice.ts';
import type { useWallet } from './use-wallet.ts';

export type SettlementState = ReturnType<typeof useSettlement>;

const pollMs = 5000;

/** Pays fees, cancels payments, and remembers the result of the last payment. */
export function useSettlement(vendorId: string, wallet: ReturnType<typeof useWallet>) {
  const session = useSession();
  const [notice, setNotice] = useState<SettlementNotice>();
  // Blocks a second tap that comes before the button is disabled.
  const isBusy = useRef(false);

  const awaitedId = notice?.kind === 'on-its-way' ? notice.settlementId : undefined;
  const awaitedSettlement = wallet.state.settlements.find(({ id }) => id === awaitedId);
  const isFinished = awaitedSettlement !== undefined && awaitedSettlement.status !== 'pending';
  // `cancelRefetch: false`, so that the next poll does not cancel a slow answer.
  usePolling(awaitedId && !isFinished ? pollMs : undefined, () =>
    wallet.refresh({ cancelRefetch: false }),
  );
  const showResult = useEffectEvent(() => {
    const isPaid = awaitedSettlement?.status === 'settled';
    setNotice(isPaid ? undefined : { kind: 'failed', text: failureText(undefined) });
    if (isPaid) paymentToasts.succeeded(paidText);
  });
  useEffect(() => {
    if (isFinished) showResult();
  }, [isFinished]);

  /** @returns whether the user paid; the bank may still have to confirm the payment */
  async function pay(rupees: number): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setNotice(undefined);
    try {
      const payer = payerOf(session);
      const { kind, settlementId } = await wallet.pay({ vendorId, amount: rupees, payer });
      if (kind === 'paid') paymentToasts.succeeded(paidText);
      else setNotice(outcomeNotice({ kind, settlementId }, rupees));
      return kind === 'paid' || kind === 'on-its-way';
    } catch (error) {
      // The form shows the failure, so the alert must not repeat it.
      wallet.clearError();
      setNotice({ kind: 'failed', text: failureText(error) });
      void wallet.refresh();
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  async function cancel({ id, amount }: Settlement): Promise<void> {
    const kind = await cancelSettlement(vendorId, id);
    setNotice(outcomeNotice({ kind, settlementId: id }, amount));
    await wallet.refresh();
  }

  return { notice, isPaying: wallet.isPaying, pay, cancel };
}

const paidText = 'Your platform fees are settled.';

/** The details of the signed-in user, to fill in Checkout. */
function payerOf(session: SessionState): FeePayment['payer'] {
  if (session.status !== 'signed-in') return {};
  const { name, email, phone } = session.user;
  return { name, ...(email && { email }), ...(phone && { phone }) };
}
