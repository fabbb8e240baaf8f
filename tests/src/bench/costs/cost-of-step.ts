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
/** Log volume of one run: Lambda's own lines, one of ours, the gateway's line and the metrics. */
const logKilobytes = 1.2;
/** Share of runs that X-Ray traces: one a second, then 5 %. */
const tracedShare = 0.05;

/** Cost of one execution of a step. */
export function costOfStep(step: Step, measured: readonly Measurement[]): Costs {
  const { httpRequests = 0, edgeRequests = 0, edgeKilobytes = 0, runs } = step;
  const {
    queueRequests = 0,
    socketMessages = 0,
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
      socketMessages * prices.socketMessage +
      socketMinutes * prices.socketMinute,
    edge:
      edgeRequests * (prices.edgeRequest + prices.edgeFunctionRun + prices.firewallRequest) +
      (edgeKilobytes / 1e6) * prices.edgeGigabyte,
    logs: runs ? (logKilobytes / 1e6) * prices.logGigabyte + tracedShare * prices.trace : 0,
    messages: emails * prices.email + textMessages * prices.textMessage,
  };
}

function costOfRun(
  { fn, operation, moreWrites = 0 }: NonNullable<Step['runs']>,
  measured: readonly Measurement[],
) {
  const operationCost = measured.find((one) => one.operation.startsWith(operation));
  if (!operationCost) throw new Error(`The units have no operation '${operation}'`);
  const { memoryMb } = functionSettings[fn];
  const billedMs = Math.ceil(operationCost.milliseconds * Math.max(1, wholeProcessorMb / memoryMb));
  return {
    table:
      operationCost.units.read * prices.tableReadUnit +
      (operationCost.units.write + moreWrites) * prices.tableWriteUnit,
    functions:
      prices.lambdaRequest + (billedMs / 1000) * (memoryMb / 1024) * prices.lambdaGigabyteSecond,
  };
}
