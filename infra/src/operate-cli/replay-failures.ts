import type { Failure, PlatformLink } from './platform-link.ts';

interface Outcome {
  found: number;
  /** The jobs that ran. Equal failures share one run. */
  ran: string[];
  /** Number of resolved failures. */
  done: number;
  /** Failures that stay in the queue. A person has to look at them. */
  left: string[];
}

/** Replays failed work. Work that fails again stays in its queue. */
export async function replayFailures(link: PlatformLink, queue: string): Promise<Outcome> {
  const failures = await link.failures(queue);
  const outcome: Outcome = { found: failures.length, ran: [], done: 0, left: [] };
  for (const [work, same] of Map.groupBy(failures, ({ replay }) => JSON.stringify(replay))) {
    const [first] = same;
    if (!first) continue;
    if (await replay(link, first, outcome)) {
      for (const failure of same) await failure.forget();
      outcome.done += same.length;
    } else {
      outcome.left.push(work);
    }
  }
  return outcome;
}

async function replay(link: PlatformLink, { replay }: Failure, outcome: Outcome): Promise<boolean> {
  if (replay.kind !== 'run') return false;
  try {
    await link.run(replay.job, replay.input);
    outcome.ran.push(`${replay.job} ${JSON.stringify(replay.input)}`);
    return true;
  } catch {
    return false;
  }
}
