import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';

/** A healthy week for tests: nothing to recommend. */
export function samplePeriod(changes: Partial<AnalyticsPeriod> = {}): AnalyticsPeriod {
  return {
    startDate: '2026-11-14',
    endDate: '2026-11-20',
    totalOrders: 100,
    totalRevenue: 31_000,
    averageOrderValue: 320,
    activeCustomers: 40,
    newCustomers: 12,
    customerGrowth: 25,
    orderGrowth: 10,
    revenueGrowth: 20,
    aovGrowth: -2.5,
    todayOrders: 14,
    todayRevenue: 4_200,
    todayOrderGrowth: 0,
    todayRevenueGrowth: 5,
    pendingOrders: 1,
    confirmedOrders: 1,
    preparingOrders: 1,
    readyOrders: 1,
    completedOrders: 92,
    cancelledOrders: 3,
    expiredOrders: 1,
    totalMenuItems: 24,
    availableMenuItems: 20,
    vegetarianItems: 16,
    spicyItems: 6,
    totalCategories: 5,
    popularItems: [
      { menuItemId: 'veg-thali', name: 'Veg Thali', quantity: 64, revenue: 7_680 },
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
    ...changes,
  };
}
