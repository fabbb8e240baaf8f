import type { OrderRecord } from '@thali/functions/orders/store/order-record';

/** Revenue by payment method in rupees. Order stories have no partial refunds. */
function byPayment(eaten: readonly OrderRecord[]) {
  const rupees = (isOne: (order: OrderRecord) => boolean) =>
    sum(eaten.filter(isOne), ({ totalPaise }) => totalPaise) / 100;
  const isPaid = ({ paymentStatus }: OrderRecord) => paymentStatus === 'paid';
  return {
    cash: rupees(({ paymentMethod }) => paymentMethod === 'cod'),
    upi: rupees((order) => order.paymentMethod === 'upi' && isPaid(order)),
    online: rupees((order) => order.paymentMethod === 'online' && isPaid(order)),
    unpaid: rupees((order) => order.paymentMethod !== 'cod' && !isPaid(order)),
    given_back: 0,
  };
}

/** An order with derived values for the recount. */
type Counted = OrderRecord & { day: string; hour: number; customer: string };

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

/** Computes the figures from the orders themselves, in the format of the API. */
export function recountOf(orders: readonly OrderRecord[]) {
  const all = orders.map(counted);
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
    const placed = between(from, to);
    const eaten = placed.filter(isEaten);
    const revenue = sum(eaten, ({ totalPaise }) => totalPaise);
    const byStatus = statuses.map((status): [string, number] => [
      status,
      placed.filter((order) => order.status === status).length,
    ]);
    const customers = new Set(placed.filter(isConfirmed).map(({ customer }) => customer));
    const completed = placed.filter(({ status }) => status === 'completed').length;
    return {
      start_date: from,
      end_date: to,
      total_orders: placed.length,
      sold_orders: eaten.length,
      total_revenue: revenue / 100,
      open_revenue: sum(eaten.filter(isOpen), ({ totalPaise }) => totalPaise) / 100,
      revenue_by_payment: byPayment(eaten),
      average_order_value: eaten.length === 0 ? 0 : Math.round(revenue / eaten.length) / 100,
      active_customers: customers.size,
      new_customers: [...firstDays.values()].filter((day) => day >= from && day <= to).length,
      ...Object.fromEntries(byStatus.map(([status, count]) => [`${status}_orders`, count])),
      not_collected_orders: placed.filter(({ cancelReason }) => cancelReason === 'not_collected')
        .length,
      missed_orders: placed.filter(isMissed).length,
      median_answer_seconds: medianOf(placed.flatMap((order) => answerSeconds(order) ?? [])),
      completion_rate: tenths(placed.length === 0 ? 0 : (completed * 1000) / placed.length),
      order_status_breakdown: Object.fromEntries(byStatus),
      orders_by_hour: Array.from(
        { length: 24 },
        (_, hour) => placed.filter((order) => order.hour === hour).length,
      ),
    };
  }

  function popular(from: string, to: string, nameOf: (id: string) => string) {
    const lines = between(from, to)
      .filter(isEaten)
      .flatMap((order) => order.lines);
    return [...Map.groupBy(lines, ({ menuItemId }) => menuItemId)]
      .map(([id, own]) => ({
        menu_item_id: id,
        name: nameOf(id),
        quantity: sum(own, ({ quantity }) => quantity),
        revenue: sum(own, ({ quantity, unitPricePaise }) => quantity * unitPricePaise) / 100,
        ...chosenFor(own, nameOf),
      }))
      .sort((one, other) => other.quantity - one.quantity || other.revenue - one.revenue)
      .slice(0, 5);
  }

  function customers() {
    const groups = Map.groupBy(confirmed, ({ customer }) => customer);
    return [...groups].map(([key, own]) => {
      const times = own.map(({ createdAt }) => createdAt).sort();
      const latest = own.find(({ createdAt }) => createdAt === times.at(-1));
      return {
        name: latest?.customerName,
        phone: latest?.customerPhone,
        is_guest: key.startsWith('guest'),
        orders: own.length,
        spent: sum(own.filter(isEaten), ({ totalPaise }) => totalPaise) / 100,
        first_order_at: times[0] ?? '',
        last_order_at: times.at(-1) ?? '',
      };
    });
  }

  return {
    period,
    popular,
    customers,
    daily: (from: string, to: string) =>
      daysFrom(from, to).map((date) => {
        const placed = between(date, date);
        const revenue = sum(placed.filter(isEaten), ({ totalPaise }) => totalPaise) / 100;
        return { date, orders: placed.length, revenue };
      }),
    /** The figures of a day before an hour. */
    until: (date: string, hour: number) => {
      const placed = between(date, date).filter((order) => order.hour < hour);
      const revenue = sum(placed.filter(isEaten), ({ totalPaise }) => totalPaise) / 100;
      return { orders: placed.length, revenue };
    },
    /** The figures that an admin sees. */
    sums: (from: string, to: string) => {
      const placed = between(from, to);
      const eaten = placed.filter(isEaten);
      return {
        orders: placed.length,
        revenue: sum(eaten, ({ totalPaise }) => totalPaise) / 100,
        fees: sum(eaten, ({ feePaise }) => feePaise) / 100,
      };
    },
  };
}

/** Portions by choice, the most popular first. */
function chosenFor(lines: OrderRecord['lines'], nameOf: (id: string) => string) {
  const chosen = lines.flatMap(({ quantity, choices = [] }) =>
    choices.map(({ groupId, choiceId }) => ({ id: groupId + choiceId, quantity })),
  );
  if (chosen.length === 0) return {};
  const choices = [...Map.groupBy(chosen, ({ id }) => id)].map(([id, own]) => ({
    choice_id: id,
    name: nameOf(id),
    quantity: sum(own, ({ quantity }) => quantity),
  }));
  return {
    choices: choices.sort(
      (one, other) => other.quantity - one.quantity || one.choice_id.localeCompare(other.choice_id),
    ),
  };
}

/** Percent of growth, one decimal. */
export function growthPercent(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100;
  // Avoids -0, because JSON has no -0.
  return 0 + Number(tenths(((current - previous) * 1000) / previous));
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

function counted(order: OrderRecord): Counted {
  const [day = '', time = ''] = clock.format(new Date(order.createdAt)).split(', ');
  const customer = order.customerId
    ? `account ${order.customerId}`
    : `guest ${order.customerPhone}`;
  return { ...order, day, hour: Number(time.slice(0, 2)), customer };
}

/** Whether the kitchen confirmed the order. Only such orders make a customer. */
function isConfirmed({ status, statusTimes }: OrderRecord): boolean {
  const isUnderWay = ['confirmed', 'preparing', 'ready', 'completed'].includes(status);
  return isUnderWay || statusTimes.confirmed !== undefined;
}

function isEaten({ status }: OrderRecord): boolean {
  return !['cancelled', 'expired'].includes(status);
}

function isOpen({ status }: OrderRecord): boolean {
  return status !== 'completed';
}

function sum<T>(list: readonly T[], amountOf: (one: T) => number): number {
  return list.reduce((total, one) => total + amountOf(one), 0);
}

function tenths(value: number): string {
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
  const below = (seconds: number) => all.filter((one) => one <= seconds).length;
  if (all.length === 0) return null;
  const index = steps.findIndex((step) => step > 0 && below(step) >= all.length / 2);
  const [from, to] = [steps[index - 1] ?? 0, steps[index] ?? 0];
  if (index < 0) return 600;
  const start = index === 1 ? 0 : below(from);
  return Math.round(from + ((all.length / 2 - start) / (below(to) - start)) * (to - from));
}
