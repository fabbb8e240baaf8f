import type { Failure, PlatformLink } from './platform-link.ts';

interface Outcome {
  found: number;
  /** Jobs that were run, each once for however many failures. */
  ran: string[];
  /** Failures that are over. */
  done: number;
  /** What a person has to look at: it stays where it is. */
  left: string[];
}

/** Does again what failed for good. What fails once more stays in its queue. */
export async function replayFailures(link: PlatformLink, queue: string): Promise<Outcome> {
  const failures = await link.failures(queue);
  const outcome: Outcome = { found: failures.length, ran: [], done: 0, left: [] };
  for (const [work, same] of Map.groupBy(failures, ({ replay }) => JSON.stringify(replay))) {
    const [first] = same;
    if (!first) continue;
    if (await isDone(link, first, outcome)) {
      for (const failure of same) await failure.forget();
      outcome.done += same.length;
    } else {
      outcome.left.push(work);
    }
  }
  return outcome;
}

async function isDone(link: PlatformLink, { replay }: Failure, outcome: Outcome): Promise<boolean> {
  if (replay.kind !== 'run') return replay.kind === 'nothing';
  try {
    await link.run(replay.job, replay.input);
    outcome.ran.push(`${replay.job} ${JSON.stringify(replay.input)}`);
    return true;
  } catch {
    return false;
  }
}
