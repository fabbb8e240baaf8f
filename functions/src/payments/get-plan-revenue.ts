import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type { getPlanRevenue as contract } from '@thali/shared/payments/admin-payments.contract';
import { addDays, monthStart } from '@thali/shared/time/dates';
import { istMonth, toIst } from '@thali/shared/time/ist';
import type { Actor } from '../http/actor.ts';
import { readPaymentList, readVendorPayments } from './payment-lists.table.ts';
import { isPlanPayment, type PlanPayment } from './payment-rows.ts';

type MonthRevenue = OutputOf<typeof contract>['thisMonth'];

/** Adds up the plan payments of two months. 0.5 read units for each payment. */
export async function getPlanRevenue(
  _actor: Actor,
  _input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const thisMonth = toIst(new Date()).date.slice(0, 7);
  const lastMonth = addDays(monthStart(`${thisMonth}-01`), -1).slice(0, 7);
  const payments = await readPlanPayments(istMonth(lastMonth).from);
  return {
    thisMonth: revenueOf(payments, thisMonth),
    lastMonth: revenueOf(payments, lastMonth),
  };
}

const pageSize = 100;

/** The paid plans and renewals since an instant. */
async function readPlanPayments(since: string): Promise<PlanPayment[]> {
  const payments: PlanPayment[] = [];
  for (let after: string | undefined; ; ) {
    const page = await readPaymentList('PAID', { after, limit: pageSize, newestFirst: true });
    const recent = page.entries.filter(({ position }) => position >= since);
    const rows = await readVendorPayments(recent.map(({ orderId }) => orderId));
    payments.push(...rows.filter(isPlanPayment));
    if (!page.nextPosition || recent.length < page.entries.length) return payments;
    after = page.nextPosition;
  }
}

function revenueOf(payments: readonly PlanPayment[], month: string): MonthRevenue {
  const { from, to } = istMonth(month);
  const paid = payments.filter(({ paidAt = '' }) => paidAt >= from && paidAt < to);
  const sum = (paiseOf: (payment: PlanPayment) => number) =>
    toRupees(paid.reduce((total, payment) => total + paiseOf(payment), 0));
  return {
    month,
    payments: paid.length,
    amount: sum(({ amountPaise }) => amountPaise),
    refunded: sum(({ refundedPaise = 0 }) => refundedPaise),
  };
}
