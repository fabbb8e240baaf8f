import type { BenchPlatform } from './bench-platform.ts';
import { messesOf, type Need, needsAt, openSocketsAt } from './costs/lunch-needs.ts';
import { printLoad, printNote, printTable } from './print.ts';
import { watchRequestUnits } from './request-units.ts';
import { measureRounds } from './section-costs.ts';

/** Prints what each part of the platform needs at this pace of orders, against its quota. */
export async function benchLunch(bench: BenchPlatform, ordersPerSecond: number): Promise<void> {
  await watchRequestUnits();
  const needs = needsAt(ordersPerSecond, await measureRounds(bench));
  const share = ({ perSecond, quota }: Need) => perSecond / quota;
  printTable(
    `${ordersPerSecond} orders a second, the lunch of ${count(messesOf(ordersPerSecond))} messes`,
    ['', 'need', 'quota', 'share', 'full at orders a second'],
    needs
      .toSorted((one, other) => share(other) - share(one))
      .map((need) => [
        need.part,
        count(need.perSecond),
        count(need.quota),
        `${(share(need) * 100).toFixed(0)} %`,
        count(ordersPerSecond / share(need)),
      ]),
  );
  printNote(
    `Open sockets: ${count(openSocketsAt(ordersPerSecond))}. Each pings every nine minutes.`,
  );
  printNote('Units are measured; habits are inputs: see tests/src/bench/costs/order-path.ts.');
  printLoad();
}

const count = (value: number) =>
  value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });
