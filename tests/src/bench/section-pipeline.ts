import { loadHandler } from '@thali/local/lambda/load-handler';
import { bareHandler, healthEvent, lambdaContext } from './bare-handler.ts';
import { percentile } from './percentiles.ts';
import { milliseconds, printTable } from './print.ts';

const warmUps = 2000;
const rounds = 5000;

/** What the middy stack adds to a call: the health handler beside a bare one, turn by turn. */
export async function benchPipeline(): Promise<void> {
  const handler = await loadHandler('platform');
  const samples = { bare: [] as number[], piped: [] as number[], added: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const bare = await timed(() => bareHandler());
    const event = healthEvent();
    const piped = await timed(() => handler(event, lambdaContext));
    if (round < warmUps) continue;
    samples.bare.push(bare);
    samples.piped.push(piped);
    samples.added.push(piped - bare);
  }
  const row = (name: string, values: number[]) => [
    name,
    ...[0.5, 0.99, 1].map((share) => milliseconds(percentile(values, share))),
  ];
  printTable(
    `HTTP pipeline: health handler over a bare one, ${rounds} turns, log level WARN`,
    ['', 'p50', 'p99', 'most'],
    [
      row('bare handler', samples.bare),
      row('health handler', samples.piped),
      row('difference', samples.added),
    ],
  );
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}
