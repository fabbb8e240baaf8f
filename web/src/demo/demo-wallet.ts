import { addDays, datesBetween, daysSinceMonday, monthStart } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { sampleFee, sampleSettlement } from '../dashboard/wallet/sample-wallet.ts';
import type { AnswerOf } from '../lib/api/calls.ts';
import { demoDay, sum } from './demo-days.ts';

/** The last payment covers the fees of earlier days. */
const unpaidDays = 6;
const guests = ['Asha', 'Ravi', 'Meera', 'Imran', 'Kavita', 'John', 'Sunita', 'Farhan', 'Deepa'];

/** The wallet of the made-up days. Amounts in rupees. */
export function demoOverview(now: Date): AnswerOf<'GET /vendor-wallet/overview'> {
  const { date: today } = toIst(now);
  const monday = addDays(today, -daysSinceMonday(today));
  const feesFrom = (from: string, to: string) =>
    from > to ? 0 : sum(datesBetween(from, to).map((date) => feesOn(date, now)));
  const dueAmount = feesFrom(firstUnpaid(now), today);
  const settlements = demoSettlements(now);
  // The settlements cover the fees of every earlier order.
  const firstDay = addDays(firstUnpaid(now), -7 * settlements.length);
  const orders = datesBetween(firstDay, today).map((date) => demoDay(date, now).sold);
  const start = monthStart(today) < monday ? monthStart(today) : monday;
  return {
    vendorId: 'DEM0000000',
    wallet: { balance: 0, pendingCodFees: dueAmount, availableForSettlement: dueAmount },
    summary: {
      totalSettled: sum(settlements.map(({ amount }) => amount)),
      totalOrders: sum(orders),
      totalCodOrders: sum(orders),
      totalOnlineOrders: 0,
      totalCounterOrders: 0,
      settlementCount: settlements.length,
    },
    statistics: {
      thisWeek: { codFees: feesFrom(monday, today), compared: null },
      thisMonth: { codFees: feesFrom(monthStart(today), today), compared: null },
      daily: datesBetween(start, today).map((date) => ({ date, codFees: feesOn(date, now) })),
    },
    recentTransactions: demoFees(now).slice(0, 5),
    recentSettlements: settlements.slice(0, 5),
  };
}

/** The fees of the last two weeks, newest first. */
export function demoFees(now: Date): WalletTransaction[] {
  const { date: today } = toIst(now);
  return datesBetween(addDays(today, -13), today)
    .toReversed()
    .flatMap((date) => {
      const { fees } = demoDay(date, now);
      const isPaid = date < firstUnpaid(now);
      return fees
        .map((amount, index) =>
          sampleFee({
            id: `${date}-${index}`,
            orderId: `DEM0000000AAAAAAAA${date.slice(5).replace('-', '')}${String(index).padStart(4, '0')}`,
            customerInfo: { name: guests[index % guests.length] ?? '', phone: '+919800000000' },
            amount,
            paidAmount: isPaid ? amount : 0,
            status: isPaid ? 'settled' : 'pending',
            createdAt: timeOf(date, index, fees.length, now),
          }),
        )
        .toReversed();
    });
}

/** The settlements, one for each week's fees, newest first. */
export function demoSettlements(now: Date): Settlement[] {
  return [0, 1, 2, 3].map((week) => {
    const paidOn = addDays(firstUnpaid(now), -7 * week);
    const days = datesBetween(addDays(paidOn, -7), addDays(paidOn, -1));
    const at = `${paidOn}T05:30:00.000Z`;
    return sampleSettlement({
      id: `S00000${4 - week}`,
      amount: sum(days.map((date) => feesOn(date, now))),
      paymentId: `pay_demo${4 - week}`,
      ...{ createdAt: at, closedAt: at },
    });
  });
}

function firstUnpaid(now: Date): string {
  return addDays(toIst(now).date, 1 - unpaidDays);
}

function feesOn(date: string, now: Date): number {
  return sum(demoDay(date, now).fees);
}

/** Spreads the orders of a day from 8 am to 9 pm, or to now. */
function timeOf(date: string, index: number, count: number, now: Date): string {
  const first = Date.parse(`${date}T08:00:00+05:30`);
  const last = Math.min(Date.parse(`${date}T21:00:00+05:30`), now.getTime());
  return new Date(first + ((last - first) * index) / Math.max(1, count - 1)).toISOString();
}
