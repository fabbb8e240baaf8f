import type { BenchPlatform } from './bench-platform.ts';
import { messesOf, openSocketsAt, type ResourceLoad, resourceLoadsAt } from './costs/lunch-load.ts';
import { printLoad, printNote, printTable } from './print.ts';
import { watchRequestUnits } from './request-units.ts';
import { measureRounds } from './section-costs.ts';

/** Prints the load on each limited resource at this many orders a second, and the share of its quota. */
export async function benchLunch(bench: BenchPlatform, ordersPerSecond: number): Promise<void> {
  await watchRequestUnits();
  const loads = resourceLoadsAt(ordersPerSecond, await measureRounds(bench));
  const share = ({ perSecond, quota }: ResourceLoad) => perSecond / quota;
  printTable(
    `${ordersPerSecond} orders a second, the lunch of ${count(messesOf(ordersPerSecond))} messes`,
    ['', 'need', 'quota', 'share', 'full at orders a second'],
    loads
      .toSorted((a, b) => share(b) - share(a))
      .map((load) => [
        load.part,
        count(load.perSecond),
        count(load.quota),
        `${(share(load) * 100).toFixed(0)} %`,
        count(ordersPerSecond / share(load)),
      ]),
  );
  printNote(
    `Open sockets: ${count(openSocketsAt(ordersPerSecond))}. Each pings every nine minutes.`,
  );
  printNote(
    'Units are measured; usage assumptions are inputs: see tests/src/bench/costs/order-path.ts.',
  );
  printLoad();
}

const count = (value: number) =>
  value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });
