import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useObservable } from '../../lib/state/observable.ts';
import type { PlanForSale } from '../shared/plan-for-sale.ts';
import { buyPlan, type PurchaseStage } from './buy-plan.ts';
import type { Details, DetailsProblem } from './check-details.ts';
import { findPaidPurchase } from './find-paid-purchase.ts';
import { currentPurchase, type PurchaseSession, watchPurchaseEnd } from './purchase-session.ts';

export interface Purchase {
  stage: PurchaseStage;
  /** The purchase of this tab, paid or not. */
  session: PurchaseSession | undefined;
  /** @param note  a sentence for the top of the form */
  choose(plan: PlanForSale, note?: string): void;
  /** @returns the problem if the buyer returns to the form */
  pay(plan: PlanForSale, details: Details): Promise<DetailsProblem | undefined>;
  close(): void;
}

/** The state of a purchase from the form to its end. */
export function usePurchase(): Purchase {
  const [stage, setStage] = useState<PurchaseStage>({ name: 'closed' });
  const session = useObservable(currentPurchase);
  useEffect(() => watchPurchaseEnd(), []);
  useLeaveWarning(stage.name === 'confirming');

  async function pay(plan: PlanForSale, details: Details) {
    setStage({ name: 'ordering', plan });
    const { stage: endStage, showResult } = await buyPlan(plan, details, (name) =>
      setStage({ name, plan }),
    );
    // The dialog must be visible before its form focuses a field.
    flushSync(() => setStage(endStage));
    showResult?.();
    return endStage.name === 'form' ? endStage.problem : undefined;
  }

  /** Shows the purchase instead of the form if the buyer has already paid. */
  async function showPaid(): Promise<void> {
    const paidPurchase = await findPaidPurchase();
    if (paidPurchase) setStage((now) => (now.name === 'form' ? paidPurchase : now));
  }

  return {
    stage,
    session,
    choose: (plan, note) => {
      setStage({ name: 'form', plan, note });
      void showPaid();
    },
    pay,
    close: () => setStage({ name: 'closed' }),
  };
}

/** Warns a buyer who leaves the page before the server has confirmed the payment. */
function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
