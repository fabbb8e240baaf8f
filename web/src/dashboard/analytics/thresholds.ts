/** A figure above a level counts as high or good. Rule: analytics-18 */
export const levels = {
  averageOrderValue: { high: 300, good: 200 },
  menuItems: { high: 20, good: 10 },
  activeCustomers: { high: 50, good: 20 },
  completionRate: { high: 90, good: 80 },
  availableItems: { high: 15, good: 8 },
} as const;

/** Figures below these limits lead to advice. Cancellations above `cancelledPercent` also lead to advice. */
export const adviceLimits = {
  averageOrderValue: 250,
  menuItems: 15,
  activeCustomers: 30,
  completionRate: 85,
  availablePercent: 70,
  cancelledPercent: 10,
  vegetarianPercent: 30,
  ordersPerCustomer: 2,
  revenuePerOrder: 200,
} as const;
