import {
  emptyTotals,
  pendingPaise,
  type SettlementRow,
  type WalletTotals,
} from '@thali/functions/ledger/ledger-rows';
import { newDay } from '@thali/functions/ledger/next-totals';
import { newCredit } from '@thali/functions/ledger/post-credit';
import { newFee } from '@thali/functions/ledger/post-fee';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { keys } from '@thali/functions/table/keys';
import { mondayOf } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';

type Row = Record<string, unknown>;

export interface HistoricWallet {
  /** All rows except the fees. Write them before the first order. */
  baseRows: Row[];
  fees: Row[];
  /** The sum of all fees up to each completed order, by order id. */
  feesUpToPaise: Map<string, number>;
}

/**
 * The wallet of a demo vendor's past orders, entered as the platform does. Each completed order owes a
 * fee. Each Monday morning a settlement pays all open fees.
 */
export function historicWallet(vendorId: string, orders: readonly OrderRecord[]): HistoricWallet {
  const wallet: HistoricWallet = { baseRows: [], fees: [], feesUpToPaise: new Map() };
  let totals: WalletTotals = emptyTotals;
  const moveTo = (after: WalletTotals) => {
    const day = newDay(totals, after);
    if (day) wallet.baseRows.push({ ...keys.walletDay(vendorId, day.date), ...day });
    totals = after;
  };

  const completed = orders
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  for (const order of completed) {
    const at = new Date(order.updatedAt);
    if (isNewWeek(totals, at) && pendingPaise(totals) > 0) {
      const { settlement, credit, after } = settleAll(totals, mondayMorning(at));
      wallet.baseRows.push(
        { ...keys.settlement(vendorId, settlement.number), ...settlement },
        { ...keys.walletCredit(vendorId, credit.number), ...credit },
      );
      moveTo(after);
    }
    const { fee, totals: after } = newFee(totals, order, at);
    wallet.fees.push({ ...keys.walletFee(vendorId, fee.number), ...fee });
    wallet.feesUpToPaise.set(order.id, fee.accruedPaise);
    moveTo(after);
  }
  wallet.baseRows.push({ ...keys.walletTotals(vendorId), ...totals });
  return wallet;
}

function settleAll(before: WalletTotals, at: Date) {
  const owedPaise = pendingPaise(before);
  const number = before.settlements + 1;
  const { credit, totals } = newCredit(
    before,
    { type: 'settlement', settlement: number, owedPaise: -owedPaise, balancePaise: 0 },
    {
      settlements: number,
      paidSettlements: before.paidSettlements + 1,
      coveredFees: before.fees,
    },
    at,
  );
  const settlement: SettlementRow = {
    number,
    type: 'settlement',
    status: 'settled',
    amountPaise: owedPaise,
    orderId: `order_mock_DEMO${number}`,
    paymentId: `pay_mock_DEMO${number}`,
    createdAt: totals.lastEntryAt,
    closedAt: totals.lastEntryAt,
  };
  return { settlement, credit, after: totals };
}

function isNewWeek(before: WalletTotals, at: Date): boolean {
  return before.fees > 0 && Date.parse(before.lastEntryAt) < mondayMorning(at).getTime();
}

/** 00:30 on the Monday of the week, before the first order. */
function mondayMorning(at: Date): Date {
  const { date } = toIst(at);
  return new Date(`${mondayOf(date)}T00:30:00+05:30`);
}
