interface WireAnalytics {
  daily: readonly { date: string }[];
  current: { order_status_breakdown: object };
}

/** As of 214 messes, on the days of the answer. */
export function busyAnalytics(answer: WireAnalytics): object {
  const daily = answer.daily.map(({ date }, index) => {
    const orders = 820 + ((index * 137) % 410) - (index % 7 === 6 ? 380 : 0);
    return { date, orders, revenue: orders * 118.5, fees: orders * 1.9 };
  });
  const sum = (name: 'orders' | 'revenue' | 'fees') =>
    daily.reduce((total, day) => total + day[name], 0);
  const current = { orders: sum('orders'), revenue: sum('revenue'), fees: sum('fees') };
  return {
    current: {
      ...current,
      order_status_breakdown: {
        pending: 41,
        confirmed: 88,
        preparing: 63,
        ready: 27,
        completed: current.orders - 412,
        cancelled: 171,
        expired: 22,
      },
    },
    previous: { orders: 1, revenue: 1, fees: 1 },
    order_growth: 12.4,
    revenue_growth: -3.1,
    fee_growth: 0,
    today: { orders: 1024, revenue: 123_456.5, fees: 1980 },
    daily,
    vendors: {
      total: 214,
      by_status: { active: 198, suspended: 4, pending: 12 },
      by_plan: { starter: 121, professional: 74, enterprise: 3, none: 16 },
    },
  };
}
