import type { BenchPlatform } from './bench-platform.ts';
import { type Costs, costOfStep } from './costs/cost-of-step.ts';
import { monthlyUsers, orderPath, type UsageAssumptions } from './costs/order-path.ts';
import { costOfUsers, prices } from './costs/prices.ts';
import { printLoad, printNote, printTable } from './print.ts';
import { watchRequestUnits } from './request-units.ts';
import { type Measurement, measureOperations } from './unit-operations.ts';

const rounds = 5;

const loads: (UsageAssumptions & { name: string; vendors: number })[] = [
  { name: 'one mess', vendors: 1, ordersPerVendorDay: 300, recordsPerRun: 1 },
  { name: '100 vendors', vendors: 100, ordersPerVendorDay: 150, recordsPerRun: 1.5 },
  { name: '10,000 vendors', vendors: 10_000, ordersPerVendorDay: 100, recordsPerRun: 10 },
];

/** Prints the AWS cost of 1,000 orders, from local measurements and a price list. */
export async function benchCosts(bench: BenchPlatform): Promise<void> {
  await watchRequestUnits();
  const measured = await measureRounds(bench);
  const parts = ['table', 'functions', 'gateway', 'edge', 'logs', 'messages'] as const;
  const columns = loads.map((load) => {
    const costs = costOfOrder(load, measured);
    return { ...load, costs, perOrder: sumOf(costs) };
  });
  // The stacks load the functions' logger, which reads the settings of the running platform.
  const { fixedCosts, stageInProduction } = await import('./costs/fixed-costs.ts');
  const { synthesize } = await import('../infra/synthesize.ts');
  const fixed = fixedCosts(synthesize(stageInProduction), measured);
  const fixedSum = sumOf(fixed);
  const perMonth = columns.map(
    ({ vendors, ordersPerVendorDay }) => vendors * ordersPerVendorDay * 30,
  );
  const users = perMonth.map((orders) => costOfUsers(monthlyUsers(orders)));
  const ofMonth = (index: number) => ({ orders: perMonth[index] ?? 0, users: users[index] ?? 0 });
  printTable(
    'US dollars for 1,000 orders',
    ['', ...columns.map(({ name }) => name)],
    [
      ...parts.map((part) => [part, ...columns.map(({ costs }) => dollars(costs[part] * 1000))]),
      ['users', ...perMonth.map((_, index) => dollars(perThousand(ofMonth(index))))],
      [
        'all variable costs',
        ...columns.map(({ perOrder }, index) =>
          dollars(perOrder * 1000 + perThousand(ofMonth(index))),
        ),
      ],
      ['fixed costs, shared', ...perMonth.map((orders) => dollars((fixedSum / orders) * 1000))],
      ['orders a month', ...perMonth.map((orders) => orders.toLocaleString('en-IN'))],
      ['users a month', ...perMonth.map((orders) => monthlyUsers(orders).toLocaleString('en-IN'))],
      [
        'a month',
        ...columns.map(({ perOrder }, index) => {
          const { orders, users } = ofMonth(index);
          return dollars(perOrder * orders + users + fixedSum);
        }),
      ],
    ],
  );
  printTable(
    'US dollars a month without any order',
    ['', 'a month'],
    [
      ...Object.entries(fixed).map(([name, value]) => [name, dollars(value)]),
      ['storage, per GB', dollars(prices.tableGigabyteMonth)],
      ['its copies, per GB', dollars(prices.copiesGigabyteMonth)],
    ],
  );
  printSteps(measured);
  printNote(
    'Prices and usage assumptions are inputs: see tests/src/bench/costs. No free tier except Cognito’s, no discount.',
  );
  printNote(
    `A run takes its lowest processor time of ${rounds}, scaled by memory, and 5 ms per request to the table.`,
  );
  printLoad();
}

function costOfOrder(usage: UsageAssumptions, measured: readonly Measurement[]): Costs {
  const sum: Costs = { table: 0, functions: 0, gateway: 0, edge: 0, logs: 0, messages: 0 };
  for (const step of orderPath(usage)) {
    const costs = costOfStep(step, measured);
    for (const part of Object.keys(sum) as (keyof Costs)[]) sum[part] += step.times * costs[part];
  }
  return sum;
}

function printSteps(measured: readonly Measurement[]): void {
  const [, load] = loads;
  if (!load) return;
  const steps = orderPath(load).map((step) => {
    const costs = costOfStep(step, measured);
    return { ...step, thousand: sumOf(costs) * step.times * 1000 };
  });
  printTable(
    `Cost by step, for ${load.name}`,
    ['', 'times', 'for 1,000 orders'],
    steps
      .toSorted((a, b) => b.thousand - a.thousand)
      .map(({ name, times, thousand }) => [name, times.toFixed(2), dollars(thousand)]),
  );
}

/** The lowest processor time of each operation over all rounds, because other work only adds to it. */
export async function measureRounds(bench: BenchPlatform): Promise<Measurement[]> {
  const all: Measurement[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measureOperations(bench));
  const [first = []] = all;
  return first.map((measurement, index) => ({
    ...measurement,
    processorMs: Math.min(
      ...all.map((round) => round[index]?.processorMs ?? measurement.processorMs),
    ),
  }));
}

const sumOf = (costs: Record<string, number>) =>
  Object.values(costs).reduce((sum, value) => sum + value, 0);
const perThousand = ({ orders, users }: { orders: number; users: number }) =>
  (users / orders) * 1000;
const dollars = (value: number) => value.toFixed(value < 10 ? 3 : 0);
