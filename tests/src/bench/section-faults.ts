import { startPlatform } from '@thali/local/platform';
import { type StormyLunch, serveLunchInStorms } from '../faults/serve-lunch-in-storms.ts';
import { answerRows } from './answer-rows.ts';
import { printNote, printTable } from './print.ts';

const placements = 1000;

/** A lunch while every service fails by turns: what is told, and what is there afterwards. */
export async function benchFaults(): Promise<void> {
  const platform = await startPlatform({
    port: 0,
    site: 'skip',
    history: false,
    razorpay: true,
    database: 'memory',
    quiet: true,
  });
  const begin = performance.now();
  const lunch = await serveLunchInStorms(platform, {
    placements,
    buyers: 30,
    cooks: 20,
    visitors: 10,
  }).finally(() => platform.stop());
  const seconds = (performance.now() - begin) / 1000;
  printInjected(lunch);
  printAnswers(lunch, seconds);
  const wrong = [
    ...lunch.noted.ours,
    ...lunch.history.problems,
    ...lunch.check.mistakes,
    ...lunch.untrue,
  ];
  for (const text of wrong.slice(0, 20)) printNote(text.slice(0, 1000));
  if (wrong.length > 0) throw new Error(`${wrong.length} things went wrong under faults`);
}

function printInjected({ faults }: StormyLunch): void {
  const kinds = Object.keys(faults.table);
  printTable(
    'Faults injected',
    ['', ...kinds],
    Object.entries(faults).map(([name, counts]) => [name, ...Object.values(counts)]),
  );
}

function printAnswers(lunch: StormyLunch, seconds: number): void {
  const { history, check, screens, noted, drainedMs } = lunch;
  const refused = history.placements.filter(({ refusal }) => refusal).length;
  printTable(
    `A lunch of ${history.placements.length} orders in storms, ${seconds.toFixed(0)} s`,
    ['', ''],
    [
      ...answerRows(history),
      ['errors of our own in the log', noted.ours.length],
      ['placements refused by right', refused],
      ['orders stored', check.orders],
      ['portions of the limited dish sold and taken', check.portionsTaken],
      ['settlements paid', check.feesPaid],
      ['frames at the screens', screens.reduce((sum, { frames }) => sum + frames, 0)],
      ['records that a consumer gave up', lunch.givenUp],
      [
        'orders shown otherwise before, after asking again',
        `${lunch.late.length}, ${lunch.untrue.length}`,
      ],
      ['mistakes in orders, portions, ledger, projections', check.mistakes.length],
      ['caught up after, ms', Math.round(drainedMs)],
    ],
  );
}
