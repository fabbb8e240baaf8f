import { functionSettings } from '@thali/functions/routes/function-settings';
import type { Measurement } from '../unit-operations.ts';
import type { Step } from './order-path.ts';
import { prices } from './prices.ts';

/** US dollars by service. */
export type Costs = Record<
  'table' | 'functions' | 'gateway' | 'edge' | 'logs' | 'messages',
  number
>;

/** Lambda gives a whole processor at this memory, and a proportional share below it. */
const wholeProcessorMb = 1769;
/** Assumed time of one request to the table on AWS. Requests count as one after another. */
const tableWaitMs = 5;
/** Log volume of one run: the function's line, the gateway's line and the metrics. */
const logKilobytes = 0.8;
/** Share of runs that X-Ray traces: one a second, then 5 %. */
const tracedShare = 0.05;

/** Cost of one execution of a step. */
export function costOfStep(step: Step, measured: readonly Measurement[]): Costs {
  const { httpRequests = 0, edgeRequests = 0, edgeKilobytes = 0, runs } = step;
  const {
    queueRequests = 0,
    socketFrames = 0,
    socketPosts = 0,
    socketMinutes = 0,
    emails = 0,
    textMessages = 0,
  } = step;
  const run = runs && costOfRun(runs, measured);
  return {
    table: run?.table ?? 0,
    functions: run?.functions ?? 0,
    gateway:
      httpRequests * prices.httpRequest +
      queueRequests * prices.queueRequest +
      (socketFrames + socketPosts) * prices.socketMessage +
      socketMinutes * prices.socketMinute,
    edge:
      edgeRequests * (prices.edgeRequest + prices.edgeFunctionRun + prices.firewallRequest) +
      (edgeKilobytes / 1e6) * prices.edgeGigabyte,
    logs: runs ? (logKilobytes / 1e6) * prices.logGigabyte + tracedShare * prices.trace : 0,
    messages: emails * prices.email + textMessages * prices.textMessage,
  };
}

function costOfRun(runs: NonNullable<Step['runs']>, measured: readonly Measurement[]) {
  const { reads, writes, seconds } = resourcesOfRun(runs, measured);
  const { memoryMb } = functionSettings[runs.fn];
  return {
    table: reads * prices.tableReadUnit + writes * prices.tableWriteUnit,
    functions: prices.lambdaRequest + seconds * (memoryMb / 1024) * prices.lambdaGigabyteSecond,
  };
}

/**
 * The table units and the seconds of one run: processor time, scaled to the share of the function's memory, and waits
 * for the table.
 * @throws Error if the units have no such operation
 */
export function resourcesOfRun(
  { fn, operation, moreWrites = 0 }: NonNullable<Step['runs']>,
  measured: readonly Measurement[],
) {
  const found = measured.find((candidate) => candidate.operation.startsWith(operation));
  if (!found) throw new Error(`The units have no operation '${operation}'`);
  const slowdown = Math.max(1, wholeProcessorMb / functionSettings[fn].memoryMb);
  return {
    reads: found.units.read,
    writes: found.units.write + moreWrites,
    listWrites: found.units.writesByList,
    seconds: Math.ceil(found.processorMs * slowdown + found.units.requests * tableWaitMs) / 1000,
  };
}
