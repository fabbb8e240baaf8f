import { historicFigures } from '@thali/local/history/historic-figures';
import { seededRandom } from '@thali/local/history/random';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importProjections } from '../support/import-projections.ts';
import { makeUnlistedVendor, type TestVendor } from '../support/make-vendor.ts';
import { lastStates, orderHistories } from '../support/order-histories.ts';
import { daysFrom, growthPercent, type Recount, recountOf } from '../support/recount.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';
import { getFigures, type WireCustomer } from '../support/wire-figures.ts';
import { writeMany } from '../support/write-many.ts';

const count = 1500;
const people = 150;
const history = { count, lastDay: '2013-06-30', days: 731, people };
const menu = {
  total_menu_items: 4,
  available_menu_items: 3,
  vegetarian_items: 4,
  spicy_items: 0,
  total_categories: 1,
};

const useCases = await importProjections();
let vendor: TestVendor;
let recount: Recount;
let token: string;
let firstDay: string;
const names = new Map<string, string>();

beforeAll(async () => {
  vendor = await makeUnlistedVendor({ items: [{}, {}, {}, { isAvailable: false }] });
  token = (await makeStaff(vendor.id)).token;
  const orders = lastStates(orderHistories(vendor.id, seededRandom('two years'), history));
  for (const { menuItemId, name, choices = [] } of orders.flatMap(({ lines }) => lines)) {
    names.set(menuItemId, name);
    for (const choice of choices) names.set(choice.groupId + choice.choiceId, choice.name);
  }
  recount = recountOf(orders);
  const days = recount.daily('2011-07-01', '2013-06-30');
  firstDay = days.find((day) => day.orders > 0)?.date ?? '';
  await writeMany(useCases, historicFigures(vendor.id, orders).baseRows);
}, 120_000);

const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/** The same weekday a week earlier for one day, the days just before for several days. */
function spanBefore(from: string, to: string): [string, string] {
  const length = from === to ? 7 : daysFrom(from, to).length;
  return [dayBefore(from, length), dayBefore(to, length)];
}

/** Two whole periods. Null if the period is in the future, or if the earlier period begins before the first order. */
function expectedComparison(from: string, to: string) {
  const spans = [[from, to] as const, spanBefore(from, to)] as const;
  const isComparable = spans[1][0] >= firstDay;
  if (!isComparable || from > '2050') return { sales: null, days: null };
  const pairOf = (figures: (from: string, to: string) => object) => {
    const [current, previous] = spans.map(([start, end]) => ({
      ...{ start_date: start, end_date: end, until: null },
      ...figures(start, end),
    }));
    return { current, previous };
  };
  return {
    sales: pairOf((start, end) => {
      const { orders, revenue } = recount.sums(start, end);
      return { orders, revenue };
    }),
    days: pairOf((start, end) => {
      const {
        total_orders,
        average_order_value,
        active_customers,
        new_customers,
        completion_rate,
      } = recount.period(start, end);
      const counts = { total_orders, average_order_value, active_customers, new_customers };
      return { ...counts, completion_rate };
    }),
  };
}

function expectedCurrent(from: string, to: string) {
  const current = recount.period(from, to);
  const previous = recount.period(...spanBefore(from, to));
  return {
    ...current,
    customer_growth: growthPercent(current.active_customers, previous.active_customers),
    order_growth: growthPercent(current.total_orders, previous.total_orders),
    revenue_growth: growthPercent(current.total_revenue, previous.total_revenue),
    aov_growth: growthPercent(current.average_order_value, previous.average_order_value),
    is_comparable: spanBefore(from, to)[0] >= firstDay,
    compared: expectedComparison(from, to),
    today_orders: 0,
    today_revenue: 0,
    today_order_growth: 0,
    today_revenue_growth: 0,
    today_compared: {
      date: expect.any(String),
      until_hour: expect.any(Number),
      orders: 0,
      revenue: 0,
      revenue_by_hour: Array.from({ length: 24 }, () => 0),
    },
    ...menu,
    popular_items: recount.popular(from, to, (id) => names.get(id) ?? ''),
  };
}

const ranges = [
  ['the last day', '2013-06-30', '2013-06-30'],
  ['7 days', '2013-06-24', '2013-06-30'],
  ['30 days', '2013-06-01', '2013-06-30'],
  ['90 days', '2013-04-02', '2013-06-30'],
  ['366 days from the first', '2011-07-01', '2012-06-30'],
  ['a leap day', '2012-02-29', '2012-02-29'],
  ['the turn of a year', '2012-12-31', '2013-01-01'],
  ['days before the first order and some after', '2011-06-20', '2011-07-04'],
  ['days before any order', '2010-01-01', '2010-12-31'],
  ['days up to the last order and beyond', '2013-06-25', '2013-07-10'],
  ['days after the last order', '2013-07-01', '2013-07-30'],
  ['the first day of the century', '2000-01-01', '2000-01-01'],
  ['the last day of the century', '2099-12-31', '2099-12-31'],
] as const;

const dayOfNow = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

const query = (from: string, to: string) => `start_date=${from}&end_date=${to}`;

describe('many orders over two years', () => {
  test('the data covers the cases of the other tests', () => {
    expect(recount.period('2011-07-01', '2013-06-30').total_orders).toBe(count);
    expect(recount.customers().length).toBe(people);
  });

  test.each(ranges)('have the figures of a recount for %s', async (_what, from, to) => {
    const { current, previous, breakdown } = await getFigures(
      `/vendors/${vendor.id}/analytics?${query(from, to)}`,
      token,
    );
    expect(current).toEqual(expectedCurrent(from, to));
    expect(previous).toEqual(recount.period(...spanBefore(from, to)));
    const today = dayOfNow();
    expect(breakdown.weekdays).toEqual(recount.weekdays(from, to, today));
    expect(breakdown.days_without_hours).toBe(0);
    expect(breakdown.previous_days).toEqual(recount.daily(...spanBefore(from, to)));
    const nameOf = (id: string) => names.get(id) ?? '';
    const dishes = recount.dishes(from, to, nameOf);
    const soldBefore = to < today ? recount.dishes(...spanBefore(from, to), nameOf) : [];
    const ids = new Set([...dishes, ...soldBefore].map((dish) => dish.menu_item_id));
    expect(breakdown.dishes).toHaveLength(ids.size);
    for (const id of ids) {
      const { quantity, revenue } = recount.dishDays(from, to, id);
      const before = recount.dishDays(...spanBefore(from, to), id);
      const days = {
        ...{ quantity, revenue },
        ...{ previous_quantity: before.quantity, previous_revenue: before.revenue },
      };
      const unsold = { menu_item_id: id, name: nameOf(id), quantity: 0, revenue: 0 };
      const dish = dishes.find((candidate) => candidate.menu_item_id === id) ?? unsold;
      // None of these dishes is on the menu.
      expect(breakdown.dishes).toContainEqual({ ...dish, category: null, days });
    }
    const revenues = breakdown.dishes.map(({ revenue }) => revenue);
    expect(revenues).toEqual(revenues.toSorted((a, b) => b - a));
  });

  test.each([
    ['the same days of the week before', '2013-06-24', '2013-06-30', '2013-06-17', '2013-06-23'],
    ['the same days of a year before', '2013-06-01', '2013-06-30', '2012-06-01', '2012-06-30'],
    ['days that overlap', '2013-06-01', '2013-06-30', '2013-05-25', '2013-06-23'],
  ])('compare with %s', async (_what, from, to, compareFrom, compareTo) => {
    const { current, previous } = await getFigures(
      `/vendors/${vendor.id}/analytics?${query(from, to)}&compare_start_date=${compareFrom}`,
      token,
    );
    const expected = recount.period(compareFrom, compareTo);
    expect(previous).toEqual(expected);
    expect(current).toMatchObject({
      total_orders: recount.period(from, to).total_orders,
      order_growth: growthPercent(
        recount.period(from, to).total_orders,
        Number(expected.total_orders),
      ),
    });
  });

  test('refuse to compare with days that do not start earlier', async () => {
    const path = `/vendors/${vendor.id}/analytics?${query('2013-06-24', '2013-06-30')}`;
    for (const wrong of ['2013-06-24', '2013-06-25', '2013-02-30', 'x']) {
      const answer = await call('GET', `${path}&compare_start_date=${wrong}`, { token });
      expectRefusal(answer, 'VALIDATION_ERROR');
    }
  });

  test.each(ranges)('have the daily figures of a recount for %s', async (_what, from, to) => {
    const { daily_data } = await getFigures(
      `/vendors/${vendor.id}/analytics/daily?${query(from, to)}`,
      token,
    );
    expect(daily_data).toEqual(recount.daily(from, to));
  });

  test('the summary is the current period, or the day of a single date', async () => {
    const path = '/orders/analytics/summary';
    const day = expectedCurrent('2012-02-29', '2012-02-29');
    expect(await getFigures(`${path}?${query('2013-04-02', '2013-06-30')}`, token)).toEqual(
      expectedCurrent('2013-04-02', '2013-06-30'),
    );
    expect(await getFigures(`${path}?start_date=2012-02-29`, token)).toEqual(day);
    expect(await getFigures(`${path}?endDate=2012-02-29`, token)).toEqual(day);
    expect(await getFigures(path, token)).toMatchObject({ total_orders: 0, popular_items: [] });
  });

  test.each([
    ['2013-06-30T23:59:59.999+05:30', '2013-06-30', '2013-06-23', 23],
    ['2013-06-30T00:00:00.000+05:30', '2013-06-30', '2013-06-23', 0],
    ['2013-06-29T23:59:59.999+05:30', '2013-06-29', '2013-06-22', 23],
    ['2013-07-01T00:00:00.000+05:30', '2013-07-01', '2013-06-24', 0],
    ['2013-07-02T12:00:00.000+05:30', '2013-07-02', '2013-06-25', 12],
    ['2012-03-01T05:29:59.999+05:30', '2012-03-01', '2012-02-23', 5],
    ['2012-03-01T14:29:59.999+05:30', '2012-03-01', '2012-02-23', 14],
  ])('at %s, reports the figures of %s as today’s', async (now, today, weekAgo, untilHour) => {
    const whole = recount.sums(today, today);
    const [untilNow, before] = [today, weekAgo].map((day) => recount.until(day, untilHour));
    const [from, fromBefore] = [dayBefore(today, 6), dayBefore(weekAgo, 6)];
    const span = { startDate: from, endDate: today };
    const answer = await useCases.vendorAnalytics(vendor.id, span, new Date(now));
    expect(answer.current).toMatchObject({
      todayOrders: whole.orders,
      todayRevenue: whole.revenue,
      todayOrderGrowth: growthPercent(untilNow?.orders ?? 0, before?.orders ?? 0),
      todayRevenueGrowth: growthPercent(untilNow?.revenue ?? 0, before?.revenue ?? 0),
      todayCompared: { date: weekAgo, untilHour, ...before },
    });
    const { sales, days } = answer.current.compared;
    const salesOf = (start: string, end: string) => {
      const wholeDays = recount.sums(start, dayBefore(end, 1));
      const cutDay = recount.until(end, untilHour);
      const paise = Math.round((wholeDays.revenue + cutDay.revenue) * 100);
      return { orders: wholeDays.orders + cutDay.orders, revenue: paise / 100 };
    };
    expect(sales).toMatchObject({
      current: salesOf(from, today),
      previous: salesOf(fromBefore, weekAgo),
    });
    const [current, previous] = [
      recount.period(from, dayBefore(today, 1)),
      recount.period(fromBefore, dayBefore(weekAgo, 1)),
    ];
    expect(days).toMatchObject({
      current: { activeCustomers: current.active_customers, until: null },
      previous: { activeCustomers: previous.active_customers, until: null },
    });
    expect(answer.current.customerGrowth).toBe(
      growthPercent(current.active_customers, previous.active_customers),
    );
  });
});

describe('customers', () => {
  async function allPages(search: string, as = token): Promise<WireCustomer[]> {
    const all: WireCustomer[] = [];
    for (let offset = 0; ; offset += 500) {
      const path = `/customers?limit=500&offset=${offset}&${search}`;
      const { customers, pagination } = await getFigures(path, as);
      all.push(...customers);
      expect(pagination).toMatchObject({ limit: 500, offset });
      if (customers.length === 0) {
        expect(pagination.total).toBe(all.length);
        return all;
      }
    }
  }
  const byPhone = <T extends { phone?: string | undefined; is_guest: boolean }>(list: T[]) =>
    list.toSorted((a, b) => `${a.phone}`.localeCompare(`${b.phone}`));

  test('are all listed over the pages, each once, with their sums', async () => {
    const listed = await allPages('');
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const withoutIds = listed.map(({ id, ...rest }) => rest);
    expect(byPhone(withoutIds)).toEqual(byPhone(recount.customers()));
  });

  test.each([
    ['last-order', (customer: WireCustomer) => customer.last_order_at],
    ['spent', (customer: WireCustomer) => customer.spent],
    ['orders', (customer: WireCustomer) => customer.orders],
  ] as const)(
    'are sorted by %s',
    async (sort, keyOf: (customer: WireCustomer) => string | number) => {
      const { customers } = await getFigures(`/customers?limit=500&sort=${sort}`, token);
      const listed = customers.map(keyOf);
      const all = recount
        .customers()
        .map((customer) => keyOf({ ...customer, id: '', name: '', phone: '' }));
      const sorted = all.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
      expect(listed).toEqual(sorted.slice(0, 500));
    },
  );

  test('are found by a part of their name or phone', async () => {
    const expectedCustomers = recount.customers();
    const [someone] = expectedCustomers;
    const part = someone?.phone?.slice(5, 11) ?? '';
    const found = await allPages(`search=${part.slice(0, 2)}%20${part.slice(2)}`);
    expect(byPhone(found).map(({ phone }) => phone)).toEqual(
      byPhone(expectedCustomers.filter(({ phone }) => phone?.includes(part))).map(
        ({ phone }) => phone,
      ),
    );
    const named = await allPages('search=rAvI');
    expect(named.length).toBe(expectedCustomers.filter(({ name }) => name === 'Ravi Kumar').length);
    expect(await allPages('search=nobody')).toEqual([]);
  });

  test('are masked for an admin, who finds a phone only by its full number', async () => {
    const admin = (await demoSignIns.admin()).token;
    const [someone] = recount.customers();
    const of = `vendor_id=${vendor.id}`;
    const listed = await allPages(of, admin);
    expect(listed).toHaveLength(recount.customers().length);
    for (const { phone } of listed) expect(phone).toMatch(/^•{11}\d\d$/);
    expect(await allPages(`${of}&search=${someone?.phone?.slice(-9)}`, admin)).toEqual([]);
    const found = await allPages(`${of}&search=${someone?.phone?.slice(-10)}`, admin);
    expect(found.map(({ orders }) => orders)).toEqual([someone?.orders]);
  });

  test('are all listed by cursor', async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { customers, pagination } = await getFigures(
        `/customers?limit=300&cursor=${cursor}`,
        token,
      );
      expect(pagination.offset).toBe(ids.length);
      ids.push(...customers.map(({ id }) => id));
      cursor = pagination.next_cursor;
    }
    expect(ids).toEqual((await allPages('')).map(({ id }) => id));
  });

  test.each([
    'limit=0',
    'limit=501',
    'cursor=x',
    'offset=-1',
    'limit=1.5',
    'sort=phone',
    'limit=x',
  ])('are refused with %s', async (wrong) => {
    expectRefusal(await call('GET', `/customers?${wrong}`, { token }), 'VALIDATION_ERROR');
  });
});

describe('access to figures', () => {
  const paths = (id: string) => [
    `/vendors/${id}/analytics?${query('2012-01-01', '2012-01-07')}`,
    `/vendors/${id}/analytics/daily?${query('2012-01-01', '2012-01-07')}`,
    `/orders/analytics/summary?vendor_id=${id}`,
    `/customers?vendor_id=${id}`,
  ];

  test('is for the staff of the vendor and admins only', async () => {
    const [admin, student, stranger] = await Promise.all([
      demoSignIns.admin(),
      demoSignIns.student(),
      demoSignIns.otherVendor(),
    ]);
    for (const path of paths(vendor.id)) {
      expect((await call('GET', path, { token })).status, path).toBe(200);
      expect((await call('GET', path, { token: admin.token })).status, path).toBe(200);
      expectRefusal(await call('GET', path, { token: student.token }), 'FORBIDDEN');
      expectRefusal(await call('GET', path), 'UNAUTHENTICATED');
      const refused = await call('GET', path, { token: stranger.token });
      expectRefusal(refused, 'VENDOR_ACCESS_DENIED');
      expect(refused.json.error).toBe('Access denied to this vendor');
    }
  });

  test('is refused for an unknown vendor', async () => {
    const { token: admin } = await demoSignIns.admin();
    for (const path of paths('0000000000')) {
      expectRefusal(await call('GET', path, { token: admin }), 'VENDOR_NOT_FOUND');
    }
    for (const path of ['/orders/analytics/summary', '/customers']) {
      expectRefusal(await call('GET', path, { token: admin }), 'VENDOR_NOT_FOUND');
    }
    expectRefusal(
      await call('GET', paths('nobody')[0] ?? '', { token: admin }),
      'VALIDATION_ERROR',
    );
  });
});

describe('an invalid range', () => {
  test.each([
    ['that ends before it starts', query('2013-01-02', '2013-01-01')],
    ['to 31 February', query('2013-02-01', '2013-02-31')],
    ['of 367 days', query('2012-01-01', '2013-01-01')],
    ['from another century', query('1999-12-31', '2000-01-01')],
    ['without its start', 'end_date=2013-01-01'],
    ['without its end', 'start_date=2013-01-01'],
    ['of empty dates', query('', '')],
    ['with two starts', `start_date=2013-01-01&${query('2013-01-02', '2013-01-03')}`],
    ['of words', query('today', 'tomorrow')],
  ])('is refused: %s', async (_what, wrong) => {
    for (const path of ['analytics', 'analytics/daily']) {
      const answer = await call('GET', `/vendors/${vendor.id}/${path}?${wrong}`, { token });
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details.length).toBeGreaterThan(0);
    }
  });

  test('is refused for the summary and the platform too', async () => {
    const { token: admin } = await demoSignIns.admin();
    for (const wrong of [query('2013-01-02', '2013-01-01'), query('2012-01-01', '2013-01-01')]) {
      const summary = await call('GET', `/orders/analytics/summary?${wrong}`, { token });
      expectRefusal(summary, 'VALIDATION_ERROR');
      const platform = await call('GET', `/admin/analytics?${wrong}`, { token: admin });
      expectRefusal(platform, 'VALIDATION_ERROR');
    }
  });
});
