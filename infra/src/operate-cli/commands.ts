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
  /** Of these exactly one is given. */
  oneOf: string[];
  isDestructive: boolean;
  /** A platform, here or on AWS; a stage on AWS that may still be to come; or an account's tables. */
  speaksTo: 'platform' | 'stage' | 'region';
}

export interface CommandOption {
  /** As it is typed, without the dashes. */
  name: string;
  /** As the contract calls it. */
  field: string;
  help: string;
  isOptional: boolean;
  /** A flag: it takes no value. */
  isFlag?: boolean;
  /** All that it may be. */
  choices?: readonly string[];
}

const jobs: readonly ScheduledJob[] = scheduledJobs;
/** What has a failure queue: every consumer of the stream or of a queue, and every function that a schedule starts. */
const queues = new Set([
  ...streamConsumers.map(({ name }) => name),
  ...jobs.filter(({ expression }) => expression).map(({ fn }) => fn),
  ...queueConsumers.map(({ name }) => name),
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
  speaksTo: 'platform',
};

export const restoreRows: Command = {
  name: 'restore-rows',
  summary: 'Copies the rows of a restored table over those of another; begun again, it goes on.',
  options: [
    needed('from', 'the table that was restored'),
    needed('to', 'the table that gets the rows'),
    left(
      'rows',
      "one partition such as 'V#A5TMX30TQG', or some by their beginning: 'V#A5TMX30TQG#O#*'",
    ),
    left('segments', 'parts of the table that are read at once, 8 unless given'),
    left('checkpoint', 'the folder that keeps how far it is, .restore unless given'),
  ],
  oneOf: [],
  isDestructive: true,
  speaksTo: 'region',
};

export const preflight: Command = {
  name: 'preflight',
  summary: 'Looks at the account before a deployment; changes nothing.',
  options: [
    left('domain', 'as in -c domain'),
    left('hosted-zone', 'as in -c hostedZoneId', 'hostedZone'),
    left('email-from', 'as in -c emailFrom', 'emailFrom'),
    left('razorpay-secret', 'as in -c razorpaySecretArn', 'razorpaySecret'),
  ],
  oneOf: [],
  isDestructive: false,
  speaksTo: 'stage',
};

function needed(name: string, help: string): CommandOption {
  return { name, field: name, help, isOptional: false };
}

function left(name: string, help: string, field = name): CommandOption {
  return { name, field, help, isOptional: true };
}

/** Every job of the route table, what has to do with more than one, and what needs none. */
export const commands: readonly Command[] = [
  preflight,
  ...scheduledJobs.map(({ name }) => (isOperation(name) ? ofOperation(name) : ofJob(name))),
  replayFailures,
  restoreRows,
];

function ofOperation(name: keyof typeof operations): Command {
  const { summary, input, help, oneOf = [], isDestructive = false }: Operation = operations[name];
  const options = Object.entries(input.shape).map(([field, schema]) => ({
    name: optionName(field),
    field,
    help: help[field] ?? '',
    isOptional: schema.safeParse(undefined).success,
    isFlag: schema.safeParse(true).success,
  }));
  const speaksTo = 'platform';
  return { name, summary, options, oneOf: oneOf.map(optionName), isDestructive, speaksTo };
}

function ofJob(name: string): Command {
  const summary = 'Runs this job now, as its schedule does.';
  return { name, summary, options: [], oneOf: [], isDestructive: false, speaksTo: 'platform' };
}

/** `vendorId` -> `vendor`. */
function optionName(field: string): string {
  return field.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
