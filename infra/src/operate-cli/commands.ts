import type { Operation } from '@thali/functions/operations/operation';
import { isOperation, operations } from '@thali/functions/operations/operation-list';
import { scheduledJobs, streamConsumers } from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';

export interface Command {
  name: string;
  summary: string;
  options: CommandOption[];
  /** Of these exactly one is given. */
  oneOf: string[];
  isDestructive: boolean;
}

interface CommandOption {
  /** As it is typed, without the dashes. */
  name: string;
  /** As the contract calls it. */
  field: string;
  help: string;
  isOptional: boolean;
  /** All that it may be. */
  choices?: readonly string[];
}

const jobs: readonly ScheduledJob[] = scheduledJobs;
/** What has a failure queue: every stream consumer, and every function that a schedule starts. */
const queues = new Set([
  ...streamConsumers.map(({ name }) => name),
  ...jobs.filter(({ expression }) => expression).map(({ fn }) => fn),
]);

export const replayFailures: Command = {
  name: 'replay-failures',
  summary: 'Does again what waits in a failure queue, and takes out what was done.',
  options: [
    {
      name: 'queue',
      field: 'queue',
      help: 'the stream consumer or job whose failures they are, such as project-orders',
      isOptional: false,
      choices: [...queues],
    },
  ],
  oneOf: [],
  isDestructive: false,
};

/** Every job of the route table, and what has to do with more than one. */
export const commands: readonly Command[] = [
  ...scheduledJobs.map(({ name }) => (isOperation(name) ? ofOperation(name) : ofJob(name))),
  replayFailures,
];

function ofOperation(name: keyof typeof operations): Command {
  const { summary, input, help, oneOf = [], isDestructive = false }: Operation = operations[name];
  const options = Object.entries(input.shape).map(([field, schema]) => ({
    name: optionName(field),
    field,
    help: help[field] ?? '',
    isOptional: schema.safeParse(undefined).success,
  }));
  return { name, summary, options, oneOf: oneOf.map(optionName), isDestructive };
}

function ofJob(name: string): Command {
  const summary = 'Runs this job now, as its schedule does.';
  return { name, summary, options: [], oneOf: [], isDestructive: false };
}

/** `vendorId` -> `vendor`. */
function optionName(field: string): string {
  return field.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
