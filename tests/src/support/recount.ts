import type { OrderRecord } from '@thali/functions/orders/store/order-record';

/** Revenue by payment method in rupees. The test orders have no partial refunds. */
function byPayment(sold: readonly OrderRecord[]) {
  const rupees = (isOne: (order: OrderRecord) => boolean) =>
    sum(sold.filter(isOne), ({ totalPaise }) => totalPaise) / 100;
  const isPaid = ({ paymentStatus }: OrderRecord) => paymentStatus === 'paid';
  return {
    cash: rupees(({ paymentMethod }) => paymentMethod === 'cod'),
    upi: rupees((order) => order.paymentMethod === 'upi' && isPaid(order)),
    online: rupees((order) => order.paymentMethod === 'online' && isPaid(order)),
    unpaid: rupees((order) => order.paymentMethod !== 'cod' && !isPaid(order)),
    given_back: 0,
  };
}

/** An order with its date and hour in India and its customer. */
type DatedOrder = OrderRecord & { day: string; hour: number; customer: string };

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

const statuses = [
  ...['pending', 'confirmed', 'preparing', 'ready'],
  ...['completed', 'cancelled', 'expired'],
];

export type Recount = ReturnType<typeof recountOf>;

/** Computes the figures from the orders, independently of the platform, in the format of the API. */
export function recountOf(orders: readonly OrderRecord[]) {
  const all = orders.map(dateOrder);
  const firstDays = new Map<string, string>();
  const confirmed = all.filter(isConfirmed);
  for (const { customer, day } of confirmed) {
    const first = firstDays.get(customer);
    if (first === undefined || day < first) firstDays.set(customer, day);
  }
  const byDay = Map.groupBy(all, ({ day }) => day);
  const between = (from: string, to: string) =>
    daysFrom(from, to).flatMap((day) => byDay.get(day) ?? []);

  function period(from: string, to: string) {
    const orders = between(from, to);
    const sold = orders.filter(isSold);
    const revenue = sum(sold, ({ totalPaise }) => totalPaise);
    const byStatus = statuses.map((status): [string, number] => [
      status,
      orders.filter((order) => order.status === status).length,
    ]);
    const customers = new Set(orders.filter(isConfirmed).map(({ customer }) => customer));
    const completed = orders.filter(({ status }) => status === 'completed').length;
    return {
      start_date: from,
      end_date: to,
      total_orders: orders.length,
      sold_orders: sold.length,
      total_revenue: revenue / 100,
      counter_orders: sold.filter(isCounterSale).length,
      counter_revenue: sum(sold.filter(isCounterSale), ({ totalPaise }) => totalPaise) / 100,
      open_revenue: sum(sold.filter(isOpen), ({ totalPaise }) => totalPaise) / 100,
      revenue_by_payment: byPayment(sold),
      average_order_value: sold.length === 0 ? 0 : Math.round(revenue / sold.length) / 100,
      active_customers: customers.size,
      new_customers: [...firstDays.values()].filter((day) => day >= from && day <= to).length,
      ...Object.fromEntries(byStatus.map(([status, count]) => [`${status}_orders`, count])),
      not_collected_orders: orders.filter(({ cancelReason }) => cancelReason === 'not_collected')
        .length,
      missed_orders: orders.filter(isMissed).length,
      median_answer_seconds: medianOf(orders.flatMap((order) => answerSeconds(order) ?? [])),
      completion_rate: toOneDecimal(orders.length === 0 ? 0 : (completed * 1000) / orders.length),
      order_status_breakdown: Object.fromEntries(byStatus),
      orders_by_hour: Array.from(
        { length: 24 },
        (_, hour) => orders.filter((order) => order.hour === hour).length,
      ),
      revenue_by_hour: revenueByHour(sold),
    };
  }

  /** Portions and revenue of a dish on each day. */
  function dishDays(from: string, to: string, id: string) {
    const byDay = daysFrom(from, to).map((day) =>
      between(day, day)
        .filter(isSold)
        .flatMap((order) => order.lines.filter(({ menuItemId }) => menuItemId === id)),
    );
    return {
      quantity: byDay.map((dishLines) => sum(dishLines, ({ quantity }) => quantity)),
      revenue: byDay.map(
        (dishLines) =>
          sum(dishLines, ({ quantity, unitPricePaise }) => quantity * unitPricePaise) / 100,
      ),
    };
  }

  /** Every dish with its revenue, in no order. */
  function dishes(from: string, to: string, nameOf: (id: string) => string) {
    const lines = between(from, to)
      .filter(isSold)
      .flatMap((order) => order.lines);
    return [...Map.groupBy(lines, ({ menuItemId }) => menuItemId)].map(([id, dishLines]) => ({
      menu_item_id: id,
      name: nameOf(id),
      quantity: sum(dishLines, ({ quantity }) => quantity),
      revenue: sum(dishLines, ({ quantity, unitPricePaise }) => quantity * unitPricePaise) / 100,
      ...choicesOf(dishLines, nameOf),
    }));
  }

  /** Monday to Sunday, of days before `today`. */
  function weekdays(from: string, to: string, today: string) {
    const all = between(from, to).filter(({ day }) => day < today);
    return [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
      const orders = all.filter(({ day }) => new Date(day).getUTCDay() === weekday);
      return {
        days: new Set(orders.map(({ day }) => day)).size,
        orders_by_hour: Array.from(
          { length: 24 },
          (_, hour) => orders.filter((order) => order.hour === hour).length,
        ),
        revenue_by_hour: revenueByHour(orders.filter(isSold)),
      };
    });
  }

  function popular(from: string, to: string, nameOf: (id: string) => string) {
    return dishes(from, to, nameOf)
      .sort((a, b) => b.quantity - a.quantity || b.revenue - a.revenue)
      .slice(0, 5);
  }

  function customers() {
    const groups = Map.groupBy(confirmed, ({ customer }) => customer);
    return [...groups].map(([key, customerOrders]) => {
      const times = customerOrders.map(({ createdAt }) => createdAt).sort();
      const latest = customerOrders.find(({ createdAt }) => createdAt === times.at(-1));
      return {
        name: latest?.customerName,
        phone: latest?.customerPhone,
        is_guest: key.startsWith('guest'),
        orders: customerOrders.length,
        spent: sum(customerOrders.filter(isSold), ({ totalPaise }) => totalPaise) / 100,
        first_order_at: times[0] ?? '',
        last_order_at: times.at(-1) ?? '',
      };
    });
  }

  return {
    period,
    popular,
    dishes,
    dishDays,
    weekdays,
    customers,
    daily: (from: string, to: string) =>
      daysFrom(from, to).map((date) => {
        const orders = between(date, date);
        const revenue = sum(orders.filter(isSold), ({ totalPaise }) => totalPaise) / 100;
        return { date, orders: orders.length, revenue };
      }),
    /** The figures of a day before an hour. */
    until: (date: string, hour: number) => {
      const orders = between(date, date).filter((order) => order.hour < hour);
      const revenue = sum(orders.filter(isSold), ({ totalPaise }) => totalPaise) / 100;
      return { orders: orders.length, revenue };
    },
    /** The figures that an admin sees. */
    sums: (from: string, to: string) => {
      const orders = between(from, to);
      const sold = orders.filter(isSold);
      return {
        orders: orders.length,
        revenue: sum(sold, ({ totalPaise }) => totalPaise) / 100,
        fees: sum(sold, ({ feePaise }) => feePaise) / 100,
      };
    },
  };
}

function revenueByHour(sold: readonly DatedOrder[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const ofHour = sold.filter((order) => order.hour === hour);
    return sum(ofHour, ({ totalPaise }) => totalPaise) / 100;
  });
}

/** Portions by choice, the most popular first. */
function choicesOf(lines: OrderRecord['lines'], nameOf: (id: string) => string) {
  const chosenChoices = lines.flatMap(({ quantity, choices = [] }) =>
    choices.map(({ groupId, choiceId }) => ({ id: groupId + choiceId, quantity })),
  );
  if (chosenChoices.length === 0) return {};
  const choices = [...Map.groupBy(chosenChoices, ({ id }) => id)].map(([id, choiceLines]) => ({
    choice_id: id,
    name: nameOf(id),
    quantity: sum(choiceLines, ({ quantity }) => quantity),
  }));
  return {
    choices: choices.sort(
      (a, b) => b.quantity - a.quantity || a.choice_id.localeCompare(b.choice_id),
    ),
  };
}

/** Percent of growth, one decimal. */
export function growthPercent(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  // Avoids -0, because JSON has no -0.
  return 0 + Number(toOneDecimal(((current - previous) * 1000) / previous));
}

/** All dates from `from` to `to`, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  for (let next = 0; days.at(-1) !== to && next < 800; next += 1) {
    days.push(new Date(Date.UTC(year, month - 1, day + next)).toISOString().slice(0, 10));
  }
  return days;
}

function dateOrder(order: OrderRecord): DatedOrder {
  const [day = '', time = ''] = clock.format(new Date(order.createdAt)).split(', ');
  const customer = order.customerId
    ? `account ${order.customerId}`
    : `guest ${order.customerPhone}`;
  return { ...order, day, hour: Number(time.slice(0, 2)), customer };
}

/** Whether the kitchen confirmed the order. Only a confirmed order makes its guest a customer. */
function isConfirmed({ status, statusTimes }: OrderRecord): boolean {
  const isUnderWay = ['confirmed', 'preparing', 'ready', 'completed'].includes(status);
  return isUnderWay || statusTimes.confirmed !== undefined;
}

function isSold({ status }: OrderRecord): boolean {
  return !['cancelled', 'expired'].includes(status);
}

function isCounterSale({ counterId }: OrderRecord): boolean {
  return counterId !== undefined;
}

function isOpen({ status }: OrderRecord): boolean {
  return status !== 'completed';
}

function sum<T>(list: readonly T[], amountOf: (item: T) => number): number {
  return list.reduce((total, item) => total + amountOf(item), 0);
}

function toOneDecimal(value: number): string {
  return (Math.round(value) / 10).toFixed(1);
}

function answerSeconds({ acknowledgedAt, createdAt }: OrderRecord): number | undefined {
  if (!acknowledgedAt) return undefined;
  return (Date.parse(acknowledgedAt) - Date.parse(createdAt)) / 1000;
}

/** Whether the kitchen answered after three minutes, or never. */
function isMissed(order: OrderRecord): boolean {
  return order.status === 'expired' && !order.acknowledgedAt
    ? Object.keys(order.statusTimes).every((status) => status === 'expired')
    : (answerSeconds(order) ?? 0) > 180;
}

/** The median, estimated from a histogram with these steps by linear interpolation. */
function medianOf(all: readonly number[]): number | null {
  const steps = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];
  const below = (seconds: number) => all.filter((answerSeconds) => answerSeconds <= seconds).length;
  if (all.length === 0) return null;
  const index = steps.findIndex((step) => step > 0 && below(step) >= all.length / 2);
  const [from, to] = [steps[index - 1] ?? 0, steps[index] ?? 0];
  if (index < 0) return 600;
  const start = index === 1 ? 0 : below(from);
  return Math.round(from + ((all.length / 2 - start) / (below(to) - start)) * (to - from));
}
