import { type Handler, loadHandler } from '@thali/local/lambda/load-handler';
import { bareHandler, healthEvent, lambdaContext } from './bare-handler.ts';
import { percentile } from './percentiles.ts';
import { milliseconds, printNote, printTable } from './print.ts';

const warmUps = 2000;
const rounds = 5000;

/** What the middy stack adds to a call: the health handler beside a bare one, turn by turn. */
export async function benchPipeline(): Promise<void> {
  const { log } = await import('@thali/functions/log');
  const handler = await loadHandler('platform');
  const answer = (await handler(healthEvent(), lambdaContext)) as { statusCode?: number };
  if (answer.statusCode !== 200) throw new Error(`Health answered ${answer.statusCode}`);
  const quiet = await inTurns(handler);
  const before = log.getLevelName();
  log.setLogLevel('INFO');
  const logged = await discardingOutput(() => inTurns(handler));
  log.setLogLevel(before);

  const row = (name: string, values: number[]) => [
    name,
    ...[0.5, 0.99, 1].map((share) => milliseconds(percentile(values, share))),
  ];
  printTable(
    `HTTP pipeline: health handler over a bare one, ${rounds} turns each, local figure`,
    ['', 'p50', 'p99', 'most'],
    [
      row('bare handler', quiet.bare),
      row('health handler, no log line', quiet.piped),
      row('difference', quiet.added),
      row('health handler, log line as deployed', logged.piped),
      row('difference', logged.added),
    ],
  );
  printNote("the log line is made, and thrown away in the place of Lambda's own pipe");
}

async function inTurns(handler: Handler) {
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
  return samples;
}

async function discardingOutput<T>(run: () => Promise<T>): Promise<T> {
  const write = process.stdout.write;
  process.stdout.write = () => true;
  try {
    return await run();
  } finally {
    process.stdout.write = write;
  }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}
