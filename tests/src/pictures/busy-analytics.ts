import { datesBetween } from '@thali/shared/time/dates';
import type { Page, Route } from 'playwright-core';

/** The server's own answers, with the figures of a mess that thousands of orders came to. */
export async function answerBusy(page: Page): Promise<void> {
  await answerWith(page, (_, index) => {
    const orders = 38 + ((index * 29) % 41) + (index % 7 === 5 ? 30 : 0);
    return { orders, revenue: orders * (171.25 + (index % 5)) };
  });
}

/** And with those of one whose first order has just come. */
export async function answerFirstOrder(page: Page): Promise<void> {
  await answerWith(page, (isLast) => ({ orders: isLast ? 1 : 0, revenue: isLast ? 120 : 0 }));
}

type DayFigures = (isLast: boolean, index: number) => { orders: number; revenue: number };

async function answerWith(page: Page, figuresOf: DayFigures): Promise<void> {
  await page.route('**/api/vendors/*/analytics?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const { current, previous } = answer;
    const sum = sumOf(daysAsked(route, figuresOf));
    await route.fulfill({
      json: {
        current: { ...current, ...periodOf(sum) },
        previous: {
          ...previous,
          ...periodOf({ orders: sum.orders * 0.9, revenue: sum.revenue * 0.94 }),
        },
      },
    });
  });
  await page.route('**/api/vendors/*/analytics/daily*', (route) =>
    route.fulfill({ json: { daily_data: daysAsked(route, figuresOf) } }),
  );
  await page.route('**/api/orders/analytics/summary*', async (route) => {
    const current = await (await route.fetch()).json();
    await route.fulfill({ json: { ...current, ...periodOf(figuresOf(true, 3)) } });
  });
}

function daysAsked(route: Route, figuresOf: DayFigures) {
  const asked = new URL(route.request().url()).searchParams;
  const dates = datesBetween(asked.get('startDate') ?? '', asked.get('endDate') ?? '');
  return dates.map((date, index) => ({ date, ...figuresOf(index === dates.length - 1, index) }));
}

function sumOf(days: readonly { orders: number; revenue: number }[]) {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}

function periodOf({ orders, revenue }: { orders: number; revenue: number }) {
  const whole = Math.round(orders);
  const cancelled = Math.floor(whole * 0.04);
  const completed = whole - cancelled - Math.min(whole, 6);
  const counted = Math.max(1, whole - cancelled);
  return {
    total_orders: whole,
    sold_orders: counted,
    open_revenue: Math.min(whole, 6) * 171.25,
    total_revenue: Math.round(revenue * 100) / 100,
    average_order_value: Math.round((revenue / counted) * 100) / 100,
    active_customers: Math.ceil(whole * 0.31),
    new_customers: Math.ceil(whole * 0.06),
    ...growths,
    today_orders: whole,
    today_revenue: Math.round(revenue * 100) / 100,
    cancelled_orders: cancelled,
    completed_orders: completed,
    completion_rate: ((completed / Math.max(1, whole)) * 100).toFixed(1),
    order_status_breakdown: {
      pending: Math.min(whole, 2),
      confirmed: Math.min(Math.max(0, whole - 2), 1),
      preparing: Math.min(Math.max(0, whole - 3), 2),
      ready: Math.min(Math.max(0, whole - 5), 1),
      completed,
      cancelled,
      expired: 0,
    },
    popular_items:
      whole > 1 ? popular : popular.slice(0, 1).map((one) => ({ ...one, quantity: 1 })),
    orders_by_hour:
      whole === 1 ? firstHour : dayCourse.map((share) => Math.ceil((share * whole) / 100)),
  };
}

const growths = {
  customer_growth: 12.5,
  order_growth: 11.1,
  revenue_growth: 6.4,
  aov_growth: -4.2,
  is_comparable: true,
  today_order_growth: 8.3,
  today_revenue_growth: -3.1,
};

/** Percent of the orders in each hour. */
const dayCourse = [0, 0, 0, 0, 0, 0, 0, 3, 6, 4, 2, 5, 14, 19, 8, 2, 3, 4, 5, 9, 10, 5, 1, 0];

const firstHour = dayCourse.map((_, hour) => Number(hour === 12));

const popular = [
  { menu_item_id: 'a', name: 'Veg Thali', quantity: 64, revenue: 7680 },
  { menu_item_id: 'b', name: 'Masala Chai', quantity: 51, revenue: 1020 },
  {
    menu_item_id: 'c',
    name: 'Kolhapuri Chicken Thali with Tambda Rassa',
    quantity: 33,
    revenue: 6600,
  },
  { menu_item_id: 'd', name: 'Vada Pav', quantity: 29, revenue: 725 },
  { menu_item_id: 'e', name: 'Curd Rice', quantity: 12, revenue: 840 },
];

/** A first page of many customers. */
export async function answerCustomers(page: Page): Promise<void> {
  const people = ['Asha Patil', 'Rohan Kulkarni', '', 'Venkatanarasimharajuvaripeta Srinivasan'];
  await page.route('**/api/customers?*', (route) =>
    route.fulfill({
      json: {
        customers: Array.from({ length: 50 }, (_, index) => ({
          id: `C${index}`,
          name: people[index % people.length],
          phone: index === 3 ? '' : `+9198765432${String(10 + index)}`,
          is_guest: index % 3 === 1,
          orders: 1 + ((index * 17) % 260),
          spent: 120 + ((index * 7919) % 36_000) / 2,
          first_order_at: '2025-03-02T07:35:00.000Z',
          last_order_at: new Date(Date.UTC(2026, 10, 20) - index * 40_000_000).toISOString(),
        })),
        pagination: { total: 1834, limit: 50, offset: 0 },
      },
    }),
  );
}
