import { toTimedOrder } from '@thali/functions/forecast/timed-orders';
import { demoVendors } from '@thali/local/demo/demo-vendors';
import { historicOrders } from '@thali/local/history/historic-orders';
import { backtestWaits, isRight } from '@thali/shared/wait/backtest-waits';
import { quantile } from '@thali/shared/wait/quantile';
import { isInside, shownMinutes } from '@thali/shared/wait/shown-minutes';
import { type TimedOrder, type WaitSample, waitSamples } from '@thali/shared/wait/wait-samples';
import { printNote, printTable } from './print.ts';
import { type Presses, simulateQueue } from './wait-queue.ts';

// npm run bench:wait
const days = 58;
const lastCount = 20;
const now = new Date('2026-11-20T15:30:00+05:30');
const demoOrders = [80, 15];

const rows = [
  ...demoVendors.map((vendor, index) => {
    const orders = Array.from({ length: days }, (_, daysAgo) =>
      historicOrders(vendor, demoOrders[index] ?? 0, daysAgo + 1, now),
    );
    return measure(`demo history: ${vendor.subdomain}`, orders.flat().map(toTimedOrder));
  }),
  ...(['on time', 'late', 'early'] as const).flatMap((presses: Presses) =>
    [1, 3, 5].map((cooks) =>
      measure(
        `${cooks} ${cooks === 1 ? 'cook' : 'cooks'}, Ready pressed ${presses}`,
        simulateQueue(cooks, presses, days),
      ),
    ),
  ),
];

printTable(
  'Waiting times',
  [
    'orders of',
    'orders',
    'inside',
    'right',
    'width',
    'last 20: inside',
    'width',
    'error',
    'fixed promise',
  ],
  rows,
);
printNote('');
for (const note of [
  `Each of the ${days} days learns from the 28 days before it. The first days have too few orders (below 60) for a range.`,
  'inside: share of orders ready within the range on the screen, in whole minutes.',
  'right: the same, but an order whose guest said "Not there yet?" is wrong.',
  'last 20: the 10 % and 90 % quantiles of the last 20 ready orders, on the same orders.',
  'error: the mean difference in minutes between the wait and the middle of the range.',
  'fixed promise: the mean difference in minutes between the wait and the median of the days before.',
])
  printNote(note);

function measure(name: string, orders: readonly TimedOrder[]): (string | number)[] {
  const samples = waitSamples(orders);
  const tested = backtestWaits(samples);
  const lastRanges = rangesOfLastOrders(samples);
  const last = tested.map(({ sample }) => ({
    sample,
    range: lastRanges.get(sample) ?? ([0, 0] as const),
  }));
  const fixed = medianBefore(samples);
  const share = (count: number) => `${((100 * count) / tested.length).toFixed(1)} %`;
  const width = (list: readonly { range: readonly [number, number] }[]) =>
    mean(list.map(({ range: [from, to] }) => to - from + 1)).toFixed(1);
  return [
    name,
    tested.length,
    share(
      tested.filter(({ sample, range }) => isRight({ ...sample, wasNotReady: false }, range))
        .length,
    ),
    share(tested.filter((prediction) => prediction.isRight).length),
    width(tested),
    share(
      last.filter(({ sample, range }) => isInside(range, sample.placedAt, sample.endedAt ?? 0))
        .length,
    ),
    width(last),
    mean(
      tested.map(({ sample, range: [from, to] }) => Math.abs(sample.minutes - (from + to) / 2)),
    ).toFixed(1),
    mean(tested.map(({ sample }) => Math.abs(sample.minutes - (fixed.get(sample) ?? 0)))).toFixed(
      1,
    ),
  ];
}

/** The range of the last orders that were ready when each order was placed. */
function rangesOfLastOrders(
  samples: readonly WaitSample[],
): Map<WaitSample, readonly [number, number]> {
  return new Map(
    samples.map((sample, index) => {
      const waits = samples
        .slice(Math.max(0, index - 300), index)
        .filter(({ endedAt = 0 }) => endedAt <= sample.placedAt)
        .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))
        .slice(-lastCount)
        .map(({ minutes }) => minutes);
      const range = { from: quantile(waits, 0.1), to: quantile(waits, 0.9) };
      return [sample, shownMinutes(range, 0, sample.placedAt)];
    }),
  );
}

/** The median of all earlier days. */
function medianBefore(samples: readonly WaitSample[]): Map<WaitSample, number> {
  const dayOf = ({ placedAt }: WaitSample) => Math.floor(placedAt / 86_400_000);
  const byDay = new Map<number, number>();
  return new Map(
    samples.map((sample) => {
      const day = dayOf(sample);
      const median =
        byDay.get(day) ??
        quantile(
          samples.filter((candidate) => dayOf(candidate) < day).map(({ minutes }) => minutes),
          0.5,
        );
      byDay.set(day, median);
      return [sample, median];
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
