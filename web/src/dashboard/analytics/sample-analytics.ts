import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';

const week = { startDate: '2026-11-14', endDate: '2026-11-20' };
const weekBefore = { startDate: '2026-11-07', endDate: '2026-11-13' };

/** A healthy week that needs no advice. */
export function samplePeriod(changes: Partial<AnalyticsPeriod> = {}): AnalyticsPeriod {
  return {
    ...week,
    totalOrders: 100,
    soldOrders: 96,
    openRevenue: 1_240,
    revenueByPayment: { cash: 0, upi: 0, online: 0, unpaid: 0, givenBack: 0 },
    counterOrders: 0,
    counterRevenue: 0,
    totalRevenue: 31_000,
    averageOrderValue: 322.92,
    activeCustomers: 40,
    newCustomers: 12,
    customerGrowth: 25,
    orderGrowth: 10,
    revenueGrowth: 20,
    aovGrowth: -2.5,
    isComparable: true,
    compared: {
      sales: {
        current: { ...week, until: '16:00', orders: 99, revenue: 30_000 },
        previous: { ...weekBefore, until: '16:00', orders: 90, revenue: 25_000 },
      },
      days: {
        current: {
          ...{ startDate: week.startDate, endDate: '2026-11-19', until: null },
          ...{ totalOrders: 86, averageOrderValue: 312, completionRate: '96.0' },
          ...{ activeCustomers: 40, newCustomers: 12 },
        },
        previous: {
          ...{ startDate: weekBefore.startDate, endDate: '2026-11-12', until: null },
          ...{ totalOrders: 80, averageOrderValue: 320, completionRate: '80.0' },
          ...{ activeCustomers: 32, newCustomers: 0 },
        },
      },
    },
    todayOrders: 14,
    todayRevenue: 4_200,
    todayOrderGrowth: 0,
    todayRevenueGrowth: 5,
    todayCompared: {
      ...{ date: '2026-11-13', untilHour: 16, orders: 14, revenue: 4_000 },
      revenueByHour: Array.from({ length: 24 }, (_, hour) => (hour === 13 ? 4_000 : 0)),
    },
    pendingOrders: 1,
    confirmedOrders: 1,
    preparingOrders: 1,
    readyOrders: 1,
    completedOrders: 92,
    cancelledOrders: 3,
    notCollectedOrders: 1,
    expiredOrders: 1,
    medianAnswerSeconds: 24,
    missedOrders: 2,
    totalMenuItems: 24,
    availableMenuItems: 20,
    vegetarianItems: 16,
    spicyItems: 6,
    totalCategories: 5,
    popularItems: [
      {
        ...{ menuItemId: 'veg-thali', name: 'Veg Thali', quantity: 64, revenue: 7_680 },
        choices: [
          { choiceId: 'full', name: 'Full', quantity: 40 },
          { choiceId: 'half', name: 'Half', quantity: 24 },
        ],
      },
      { menuItemId: 'masala-chai', name: 'Masala Chai', quantity: 51, revenue: 1_020 },
    ],
    completionRate: '92.0',
    orderStatusBreakdown: {
      pending: 1,
      confirmed: 1,
      preparing: 1,
      ready: 1,
      completed: 92,
      cancelled: 3,
      expired: 1,
    },
    ordersByHour: Array.from({ length: 24 }, (_, hour) =>
      hour === 13 ? 60 : hour === 20 ? 40 : 0,
    ),
    revenueByHour: Array.from({ length: 24 }, (_, hour) =>
      hour === 13 ? 19_000 : hour === 20 ? 12_000 : 0,
    ),
    ...changes,
  };
}
