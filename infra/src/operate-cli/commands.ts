import type { Operation } from '@thali/functions/operations/operation';
import { isOperation, operations } from '@thali/functions/operations/operation-list';
import {
  queueConsumers,
  scheduledJobs,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';

export interface Command {
  name: string;
  summary: string;
  options: CommandOption[];
  /** Exactly one of these options is required. */
  oneOf: string[];
  isDestructive: boolean;
  /**
   * The target: a platform (local or on AWS), a stage on AWS that may not exist yet, or the tables of an account.
   */
  targetKind: 'platform' | 'stage' | 'region';
}

export interface CommandOption {
  /** The name on the command line, without dashes. */
  name: string;
  /** The name in the contract. */
  field: string;
  help: string;
  isOptional: boolean;
  isFlag?: boolean;
  /** The allowed values. */
  choices?: readonly string[];
}

const jobs: readonly ScheduledJob[] = scheduledJobs;
/** All names with a failure queue: stream consumers, queue consumers and functions of schedules. */
const queues = new Set([
  ...streamConsumers.map(({ name }) => name),
  ...jobs.filter(({ expression }) => expression).map(({ fn }) => fn),
  ...queueConsumers.map(({ name }) => name),
]);

export const replayFailures: Command = {
  name: 'replay-failures',
  summary: 'Replays the work in a failure queue, and removes each successful item.',
  options: [
    {
      name: 'queue',
      field: 'queue',
      help: 'the stream consumer or job of the failures, such as project-orders',
      isOptional: false,
      choices: [...queues],
    },
  ],
  oneOf: [],
  isDestructive: false,
  targetKind: 'platform',
};

export const restoreRows: Command = {
  name: 'restore-rows',
  summary:
    'Copies the rows of a restored table into another table, over existing rows. A second run continues the first.',
  options: [
    requiredOption('from', 'the restored table'),
    requiredOption('to', 'the table to copy into'),
    optionalOption('rows', "one partition such as 'V#A5TMX30TQG', or a prefix: 'V#A5TMX30TQG#O#*'"),
    optionalOption('segments', 'segments to read in parallel, 8 by default'),
    optionalOption('checkpoint', 'the folder for the progress, .restore by default'),
  ],
  oneOf: [],
  isDestructive: true,
  targetKind: 'region',
};

export const prepareTable: Command = {
  name: 'prepare-table',
  summary:
    'Turns on stream, expiry, recovery and protection of a restored table. Prints the setting to deploy with the table.',
  options: [requiredOption('table', 'the restored table')],
  oneOf: [],
  isDestructive: false,
  targetKind: 'stage',
};

export const preflight: Command = {
  name: 'preflight',
  summary: 'Checks the account before a deployment. Changes nothing.',
  options: [
    optionalOption('domain', 'the value of -c domain'),
    optionalOption('hosted-zone', 'the value of -c hostedZoneId', 'hostedZone'),
    optionalOption('email-from', 'the value of -c emailFrom', 'emailFrom'),
    optionalOption('razorpay-secret', 'the value of -c razorpaySecretArn', 'razorpaySecret'),
  ],
  oneOf: [],
  isDestructive: false,
  targetKind: 'stage',
};

function requiredOption(name: string, help: string): CommandOption {
  return { name, field: name, help, isOptional: false };
}

function optionalOption(name: string, help: string, field = name): CommandOption {
  return { name, field, help, isOptional: true };
}

/** All commands: a command for each job of the route table, and the commands above. */
export const commands: readonly Command[] = [
  preflight,
  ...scheduledJobs.map(({ name }) =>
    isOperation(name) ? commandOfOperation(name) : commandOfJob(name),
  ),
  replayFailures,
  restoreRows,
  prepareTable,
];

function commandOfOperation(name: keyof typeof operations): Command {
  const { summary, input, help, oneOf = [], isDestructive = false }: Operation = operations[name];
  const options = Object.entries(input.shape).map(([field, schema]) => ({
    name: optionName(field),
    field,
    help: help[field] ?? '',
    isOptional: schema.safeParse(undefined).success,
    isFlag: schema.safeParse(true).success,
  }));
  const targetKind = 'platform';
  return { name, summary, options, oneOf: oneOf.map(optionName), isDestructive, targetKind };
}

function commandOfJob(name: string): Command {
  const summary = 'Runs this job now, as its schedule does.';
  return { name, summary, options: [], oneOf: [], isDestructive: false, targetKind: 'platform' };
}

/** `vendorId` -> `vendor`. */
function optionName(field: string): string {
  return field.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
