import type { ScheduledJob } from '@thali/functions/routes/route-types';
import type { StateTable } from '../engines/state-table.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import { isDue } from './is-due.ts';

const tickMs = 20_000;

export interface JobRunner {
  /** Runs a job now. */
  runNow(name: string): Promise<'done' | 'failed' | 'unknown'>;
  stop(): void;
}

/** Stands in for EventBridge Scheduler. What fell due while the platform was down runs at its start. */
export function runJobs(
  jobs: readonly ScheduledJob[],
  state: StateTable,
  invoker: Invoker,
  printer: Printer,
): JobRunner {
  const running = new Set<string>();

  async function run(job: ScheduledJob): Promise<'done' | 'failed'> {
    running.add(job.name);
    try {
      for (let attempt = 0; attempt <= job.retryAttempts; attempt += 1) {
        if (await succeeds(job, attempt)) return 'done';
      }
      return 'failed';
    } finally {
      running.delete(job.name);
    }
  }

  async function succeeds(job: ScheduledJob, attempt: number): Promise<boolean> {
    try {
      await invoker.invoke(job.fn, {});
      return true;
    } catch (error) {
      printer.problem(`The job '${job.name}' failed (attempt ${attempt + 1})`, error);
      return false;
    }
  }

  async function tick(): Promise<void> {
    for (const job of jobs) {
      if (!job.expression || running.has(job.name)) continue;
      const now = new Date();
      const key = `JOB#${job.name}`;
      const lastRun = await state.read<string>(key);
      if (lastRun && !isDue(job.expression, new Date(lastRun), now)) continue;
      await state.write(key, now.toISOString());
      if (lastRun) await run(job);
    }
  }

  let isStopped = false;
  const safeTick = () => {
    tick().catch((error: unknown) => {
      if (!isStopped) printer.problem('The scheduler failed', error);
    });
  };
  const timer = setInterval(safeTick, tickMs).unref();
  safeTick();

  return {
    runNow: async (name) => {
      const job = jobs.find((one) => one.name === name);
      return job ? run(job) : 'unknown';
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
