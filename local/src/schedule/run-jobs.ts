import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { ScheduledJob } from '@thali/functions/routes/route-types';
import type { StateTable } from '../engines/state-table.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import { isDue } from './is-due.ts';

const tickMs = 20_000;

export type JobOutcome =
  | { outcome: 'done'; result: unknown }
  /** The input is invalid, or the job refuses to run. */
  | { outcome: 'refused'; message: string }
  | { outcome: 'failed' }
  | { outcome: 'unknown' };

export interface JobRunner {
  /** Runs a job now, as `npm run operate` does on AWS. */
  runNow(name: string, input?: object): Promise<JobOutcome>;
  stop(): void;
}

/** Stands in for EventBridge Scheduler. After a stop, the next start runs the missed jobs. */
export function runJobs(
  jobs: readonly ScheduledJob[],
  state: StateTable,
  invoker: Invoker,
  printer: Printer,
): JobRunner {
  const running = new Set<string>();

  async function run(job: ScheduledJob, input: object = {}): Promise<JobOutcome> {
    running.add(job.name);
    try {
      let last: JobOutcome = { outcome: 'failed' };
      for (let attempt = 0; attempt <= job.retryAttempts; attempt += 1) {
        last = await runOnce(job, input, attempt);
        if (last.outcome !== 'failed') break;
      }
      return last;
    } finally {
      running.delete(job.name);
    }
  }

  async function runOnce(job: ScheduledJob, input: object, attempt: number): Promise<JobOutcome> {
    try {
      const event = { ...input, job: job.name };
      const result = await invoker.invoke(job.fn, event, awsLimits.lambdaAsyncEvent);
      const message = readRefusal(result);
      return message === undefined ? { outcome: 'done', result } : { outcome: 'refused', message };
    } catch (error) {
      if (error instanceof Error && error.name === 'InputRefused') {
        return { outcome: 'refused', message: error.message };
      }
      printer.problem(`The job '${job.name}' failed (attempt ${attempt + 1})`, error);
      return { outcome: 'failed' };
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
    runNow: async (name, input) => {
      const job = jobs.find((candidate) => candidate.name === name);
      return job ? run(job, input) : { outcome: 'unknown' };
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** A job that an operator starts may refuse in its result. Other jobs throw for invalid input. */
function readRefusal(result: unknown): string | undefined {
  const { refused }: { refused?: { message?: unknown } } = Object(result);
  return refused && String(refused.message);
}
