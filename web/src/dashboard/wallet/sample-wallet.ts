import { addDays } from '@thali/shared/time/dates';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import type { WalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import type { WalletOverview } from './use-wallet.ts';

/** A week up to Friday afternoon. */
function partOfWeek(monday: string) {
  return { startDate: monday, endDate: addDays(monday, 4), until: '16:10' };
}

/** One fee for tests. */
export function sampleFee(changes: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    id: 'F000012',
    orderId: 'DEM0000000AAAAAAAA12345678',
    customerInfo: { name: 'Asha Patil', phone: '+919812345678' },
    amount: 2,
    paidAmount: 0,
    paymentMethod: 'cod',
    status: 'pending',
    createdAt: '2026-11-20T07:35:00.000Z',
    ...changes,
  };
}

export function sampleSettlement(changes: Partial<Settlement> = {}): Settlement {
  return {
    id: 'S000003',
    amount: 40,
    transactionType: 'settlement',
    status: 'settled',
    note: null,
    paymentId: 'pay_1',
    createdAt: '2026-11-18T06:00:00.000Z',
    closedAt: '2026-11-18T06:01:00.000Z',
    ...changes,
  };
}

export function sampleOverview(pendingCodFees = 24): WalletOverview {
  return {
    vendorId: 'DEM0000000',
    wallet: { balance: 0, pendingCodFees, availableForSettlement: pendingCodFees },
    summary: {
      totalSettled: 40,
      totalOrders: 30,
      totalCodOrders: 30,
      totalOnlineOrders: 0,
      totalCounterOrders: 0,
      settlementCount: 1,
    },
    statistics: {
      thisWeek: {
        codFees: 12,
        compared: {
          codFees: 9,
          previousCodFees: 8,
          previousFrom: '2026-11-09',
          previousTo: '2026-11-13',
          parts: {
            current: { ...partOfWeek('2026-11-16'), codFees: 9 },
            previous: { ...partOfWeek('2026-11-09'), codFees: 8 },
          },
        },
      },
      thisMonth: { codFees: 64, compared: null },
      daily: [
        { date: '2026-11-19', codFees: 9 },
        { date: '2026-11-20', codFees: 3 },
      ],
    },
    recentTransactions: [sampleFee()],
    recentSettlements: [sampleSettlement()],
  };
}

/** November: starts with 20 owed, adds 7, and subtracts 15 paid and 2 corrected. */
export function sampleStatement(changes: Partial<WalletStatement> = {}): WalletStatement {
  return {
    vendorId: 'DEM0000000',
    vendorName: 'Teen Katori Mess',
    month: '2026-11',
    isOpen: false,
    opening: 20,
    accrued: 7,
    orders: 3,
    settled: 15,
    corrected: -2,
    closing: 10,
    balance: 0,
    days: [
      {
        date: '2026-11-02',
        opening: 20,
        accrued: 5,
        orders: 2,
        settled: 15,
        corrected: 0,
        closing: 10,
      },
      {
        date: '2026-11-18',
        opening: 10,
        accrued: 2,
        orders: 1,
        settled: 0,
        corrected: -2,
        closing: 10,
      },
    ],
    settlements: [
      sampleSettlement({ id: 'S000001', amount: 15, createdAt: '2026-11-02T06:00:00.000Z' }),
      sampleSettlement({
        id: 'S000002',
        amount: -2,
        transactionType: 'correction',
        note: '=Refund of a fee',
        paymentId: null,
      }),
    ],
    ...changes,
  };
}
