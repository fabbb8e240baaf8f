import type { BenchPlatform } from './bench-platform.ts';
import { type Costs, costOfStep } from './costs/cost-of-step.ts';
import { type Habits, orderPath } from './costs/order-path.ts';
import { monthly } from './costs/prices.ts';
import { percentile } from './percentiles.ts';
import { printNote, printTable } from './print.ts';
import { watchRequestUnits } from './request-units.ts';
import { type Measurement, measureOperations } from './unit-operations.ts';

const rounds = 5;

const loads: (Habits & { name: string; vendors: number })[] = [
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
    return { ...load, costs, perOrder: parts.reduce((sum, part) => sum + costs[part], 0) };
  });
  const fixedCosts = Object.values(monthly).reduce((sum, value) => sum + value, 0);
  const perMonth = columns.map(
    ({ vendors, ordersPerVendorDay }) => vendors * ordersPerVendorDay * 30,
  );
  printTable(
    'US dollars for 1,000 orders',
    ['', ...columns.map(({ name }) => name)],
    [
      ...parts.map((part) => [part, ...columns.map(({ costs }) => dollars(costs[part] * 1000))]),
      ['all variable costs', ...columns.map(({ perOrder }) => dollars(perOrder * 1000))],
      ['fixed costs, shared', ...perMonth.map((orders) => dollars((fixedCosts / orders) * 1000))],
      ['orders a month', ...perMonth.map((orders) => orders.toLocaleString('en-IN'))],
      [
        'a month',
        ...columns.map(({ perOrder }, index) =>
          dollars(perOrder * (perMonth[index] ?? 0) + fixedCosts),
        ),
      ],
    ],
  );
  printSteps(measured);
  printNote('Prices and habits are inputs: see tests/src/bench/costs. No free tier, no discount.');
  printNote(
    `Units and times are medians of ${rounds} local runs. Lambda times are scaled by memory.`,
  );
}

function costOfOrder(habits: Habits, measured: readonly Measurement[]): Costs {
  const sum: Costs = { table: 0, functions: 0, gateway: 0, edge: 0, logs: 0, messages: 0 };
  for (const step of orderPath(habits)) {
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
    const each = Object.values(costs).reduce((sum, value) => sum + value, 0);
    return { ...step, thousand: each * step.times * 1000 };
  });
  printTable(
    `Cost by step, for ${load.name}`,
    ['', 'times', 'for 1,000 orders'],
    steps
      .toSorted((a, b) => b.thousand - a.thousand)
      .map(({ name, times, thousand }) => [name, times.toFixed(2), dollars(thousand)]),
  );
}

/** Median time of each operation over all rounds. */
async function measureRounds(bench: BenchPlatform): Promise<Measurement[]> {
  const all: Measurement[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measureOperations(bench));
  const [first = []] = all;
  return first.map((one, index) => ({
    ...one,
    milliseconds: percentile(
      all.map((round) => round[index]?.milliseconds ?? one.milliseconds),
      0.5,
    ),
  }));
}

const dollars = (value: number) => value.toFixed(value < 10 ? 3 : 0);
