import type { Failure, PlatformLink } from './platform-link.ts';

interface Outcome {
  found: number;
  /** The jobs that ran. Equal failures share one run. */
  jobs: string[];
  /** Number of resolved failures. */
  resolved: number;
  /** Failures that stay in the queue. A person has to look at them. */
  unresolved: string[];
}

/** Replays failed work. Work that fails again stays in its queue. */
export async function replayFailures(link: PlatformLink, queue: string): Promise<Outcome> {
  const failures = await link.failures(queue);
  const outcome: Outcome = { found: failures.length, jobs: [], resolved: 0, unresolved: [] };
  for (const [replayText, equalFailures] of Map.groupBy(failures, ({ replay }) =>
    JSON.stringify(replay),
  )) {
    const [first] = equalFailures;
    if (!first) continue;
    if (await replay(link, first, outcome)) {
      for (const failure of equalFailures) await failure.forget();
      outcome.resolved += equalFailures.length;
    } else {
      outcome.unresolved.push(replayText);
    }
  }
  return outcome;
}

async function replay(link: PlatformLink, { replay }: Failure, outcome: Outcome): Promise<boolean> {
  if (replay.kind !== 'run') return false;
  try {
    await link.run(replay.job, replay.input);
    outcome.jobs.push(`${replay.job} ${JSON.stringify(replay.input)}`);
    return true;
  } catch {
    return false;
  }
}
