import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { sampleBilling } from '../dashboard/billing/sample-billing.ts';
import type { AnswerOf, CallKey } from '../lib/api/calls.ts';
import type { RequestParts } from '../lib/api/send-request.ts';
import { serverNow } from '../lib/time/server-clock.ts';
import { demoAnalytics, demoDaily, demoSummary } from './demo-analytics.ts';
import { demoTime, dishList } from './demo-days.ts';
import { demoCategories, demoDishes } from './demo-dishes.ts';
import { demoOrders } from './demo-orders.ts';
import {
  demoDevices,
  demoPayments,
  demoTeam,
  demoTeamLog,
  demoTeamTotals,
  demoVendor,
} from './demo-vendor.ts';
import { demoFees, demoOverview, demoSettlements } from './demo-wallet.ts';
import { refuseChange } from './not-in-demo.ts';

type Query = Record<string, string | undefined>;
type Answers = {
  [Key in CallKey]?: (query: Query, now: Date) => AnswerOf<Key>;
};

const answers: Answers = {
  'GET /vendors/{vendorId}': () => ({ vendor: demoVendor }),
  'GET /vendors/{vendorId}/menu-items': () => ({ menuItems: dishList }),
  'GET /vendors/{vendorId}/menu-categories': () => ({ menuCategories: [...demoCategories] }),
  'GET /vendors/{vendorId}/option-groups': () => ({ optionGroups: [] }),
  'GET /vendors/{vendorId}/menu-items/{itemId}/day-menu': (_, now) => dayMenu(now),
  'GET /vendors/{vendorId}/week-menu': (_, now) => demoWeek(now),
  'GET /vendors/{vendorId}/analytics': (query, now) => demoAnalytics(spanOf(query), demoTime(now)),
  'GET /vendors/{vendorId}/analytics/daily': (query, now) =>
    demoDaily(spanOf(query), demoTime(now)),
  'GET /orders/analytics/summary': (_, now) => demoSummary(demoTime(now)),
  'GET /vendor-wallet/overview': (_, now) => demoOverview(now),
  'GET /vendor-wallet/transactions': (query, now) => page(demoFees(now), query),
  'GET /vendor-wallet/settlements': (query, now) => page(demoSettlements(now), query),
  'GET /vendor-payments': () => demoPayments,
  'GET /vendor-payments/takings': (query, now) => takings(query, now),
  'GET /vendors/{vendorId}/kitchen-devices': (_, now) => demoDevices(now),
  'GET /vendors/{vendorId}/team': () => demoTeam,
  'GET /vendors/{vendorId}/team/log': (_, now) => demoTeamLog(now),
  'GET /vendors/{vendorId}/team/totals': () => demoTeamTotals,
  'GET /vendors/{vendorId}/bills': () => ({
    bills: [],
    pagination: { limit: 100, nextCursor: null },
    nextCursor: null,
  }),
  'GET /billing': () => ({ billing: sampleBilling() }),
};

/** Answers a read with sample data, and refuses every change. Makes no call. Rule: site-19 */
export async function answerInDemo(key: CallKey, { query }: RequestParts): Promise<unknown> {
  const answer = answers[key];
  return answer ? answer((query ?? {}) as Query, new Date(serverNow())) : refuseChange();
}

function spanOf(query: Query): DateSpan & { compareStartDate?: string | undefined } {
  const { startDate = '', endDate = '', compareStartDate } = query;
  return { startDate, endDate, compareStartDate };
}

const filters = ['status', 'paymentMethod', 'transactionType'] as const;

type ListRow = { createdAt: string } & { [Name in (typeof filters)[number]]?: string };

function page<Row extends ListRow>(rows: readonly Row[], query: Query) {
  const { startDate, endDate } = query;
  const selected = rows.filter((row) => {
    const { date } = toIst(new Date(row.createdAt));
    const isIn = (!startDate || date >= startDate) && (!endDate || date <= endDate);
    return isIn && filters.every((name) => !query[name] || row[name] === query[name]);
  });
  const [limit, offset] = [Number(query.limit ?? 50), Number(query.offset ?? 0)];
  return {
    data: selected.slice(offset, offset + limit),
    pagination: {
      ...{ limit, offset, total: selected.length, page: Math.floor(offset / limit) + 1 },
      nextCursor: null,
    },
  };
}

function dayMenu(now: Date) {
  const { date } = toIst(now);
  const [contents, weekBefore] = [demoDishes.thali.contents ?? null, addDays(date, -7)];
  const suggestions = [
    { date: weekBefore, contents: 'Rajma, bhindi fry, 3 chapatis, rice, salad' },
  ];
  return {
    today: { date, contents, suggestions },
    tomorrow: { date: addDays(date, 1), contents: null, suggestions },
  };
}

/** Lunch of the last week. */
function demoWeek(now: Date): AnswerOf<'GET /vendors/{vendorId}/week-menu'> {
  const { date: today } = toIst(now);
  const lunches = [
    'Rajma, rice, 3 chapatis, salad',
    'Chole, jeera rice, curd',
    'Kadhi, rice, aloo',
  ];
  const days = lunches.map((contents, index) => {
    const publishedAt = now.toISOString();
    const meals = [{ name: 'Lunch', contents, publishedAt }];
    return { date: addDays(today, index - 6), updatedAt: publishedAt, meals };
  });
  return { today, days, thalis: [], offeredMeals: [{ name: 'Lunch' }, { name: 'Dinner' }] };
}

/** Today's orders by UPI. */
function takings({ date }: Query, now: Date): AnswerOf<'GET /vendor-payments/takings'> {
  const isToday = date === toIst(now).date;
  const rows = isToday
    ? demoOrders(now).filter(({ paymentMethod }) => paymentMethod === 'upi')
    : [];
  return {
    takings: rows.map((order) => ({
      orderId: order.id,
      ...(order.token && { token: order.token }),
      ...{ createdAt: order.createdAt, status: order.status, amount: order.finalAmount },
      ...{ paymentMethod: 'upi', paymentStatus: 'paid' },
      payment: { digits: '4182', receivedAt: order.createdAt, receivedBy: 'Kitchen tablet' },
    })),
    pagination: { limit: 500, nextCursor: null },
    nextCursor: null,
  };
}
