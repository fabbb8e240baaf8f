import type { StateTable } from '../../engines/state-table.ts';
import type { Invoker } from '../../lambda/invoker.ts';
import type { Printer } from '../../printer.ts';
import { type JobRunner, runJobs } from '../../schedule/run-jobs.ts';
import type { DeployedSchedule } from './deployed-schedules.ts';

/** Runs each schedule with its own input. All parts of a job run at once. */
export function runSchedules(
  schedules: readonly DeployedSchedule[],
  state: StateTable,
  invoker: Invoker,
  printer: Printer,
): JobRunner {
  const parts = schedules.map(({ job, input }, index) => {
    const earlier = schedules.slice(0, index).filter((schedule) => schedule.job.name === job.name);
    const withInput: Invoker = {
      ...invoker,
      invoke: (fn, event) => invoker.invoke(fn, { ...input, ...Object(event) }),
    };
    return {
      name: job.name,
      runner: runJobs([job], stateOfPart(state, earlier.length), withInput, printer),
    };
  });
  return {
    runNow: async (name, input) => {
      const partsOfJob = parts.filter((part) => part.name === name);
      const outcomes = await Promise.all(
        partsOfJob.map(({ runner }) => runner.runNow(name, input)),
      );
      return (
        outcomes.find(({ outcome }) => outcome !== 'done') ??
        outcomes.at(0) ?? { outcome: 'unknown' }
      );
    },
    stop: () => {
      for (const { runner } of parts) runner.stop();
    },
  };
}

/** Each part of a job stores its own last run. */
function stateOfPart(state: StateTable, part: number): StateTable {
  if (part === 0) return state;
  return {
    ...state,
    read: (key) => state.read(`${key}#${part}`),
    write: (key, value) => state.write(`${key}#${part}`, value),
  };
}
