import { AsyncLocalStorage } from 'node:async_hooks';
import { accessOf } from '@thali/functions/routes/access-of';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { secretIds } from '../stand-ins/secrets.ts';
import { matchesWildcard } from './matches-wildcard.ts';

const running = new AsyncLocalStorage<FunctionName>();

/** Runs a function's handler as that function: what it asks of the table is held against its grants. */
export function runAs<T>(fn: FunctionName, run: () => Promise<T>): Promise<T> {
  return running.run(fn, run);
}

/**
 * Refuses what the deployed function's role would refuse: the engines here have no roles, so a grant that
 * is missing in the route table would show only on AWS. Call once the environment is set.
 */
export async function enforceAccess(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const { challenges, cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { secretsClient } = await import('@thali/functions/secrets/read-secret');
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const { socketsClient } = await import('@thali/functions/live/post-frame');
  const { pictureClient } = await import('@thali/functions/pictures/picture-store');
  const { queueClient } = await import('@thali/functions/alarm/alarm-queue');
  const options = { step: 'initialize', name: 'enforceAccess', override: true } as const;
  table.middlewareStack.add(holding(grantsNeeded, partitionsTouched), options);
  for (const { middlewareStack } of [cognito, challenges]) {
    middlewareStack.add(
      holding((action) => [`cognito ${action}`]),
      options,
    );
  }
  smsClient.middlewareStack.add(
    holding(() => ['sms']),
    options,
  );
  emailClient.middlewareStack.add(
    holding((action) => [action === 'SendEmail' ? 'email' : 'emailStatus']),
    options,
  );
  secretsClient.middlewareStack.add(holding(secretNeeded), options);
  sealClient.middlewareStack.add(
    holding((action) => [`seal ${action}`]),
    options,
  );
  pictureClient.middlewareStack.add(holding(pictureNeeded), options);
  queueClient.middlewareStack.add(holding(queueNeeded), options);
  socketsClient().middlewareStack.add(holding(socketNeeded), options);
}

interface Row {
  PK?: unknown;
}

/** A put names its item, everything else its key. */
interface Touch {
  Key?: Row;
  Item?: Row;
}

interface TableInput extends Touch {
  IndexName?: string;
  TransactItems?: Record<string, Touch>[];
  RequestItems?: Record<string, { Keys?: Row[] } | Record<string, Touch>[]>;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** What a call to the table asks for, as IAM names it; a transaction asks for what each item does. */
export function grantsNeeded(action: string, input: TableInput): string[] {
  if (input.IndexName) return [`index ${input.IndexName}`];
  if (!input.TransactItems) return [action];
  return input.TransactItems.flatMap((item) => Object.keys(item)).map((kind) => `${kind}Item`);
}

/**
 * The partition keys that a call names, as IAM's `dynamodb:LeadingKeys` has them; undefined for an index, which
 * has a grant of its own.
 */
export function partitionsTouched(input: TableInput): string[] | undefined {
  if (input.IndexName) return undefined;
  const { KeyConditionExpression = '', ExpressionAttributeValues = {}, RequestItems = {} } = input;
  const [, queried] = KeyConditionExpression.match(/^PK = (:\w+)/) ?? [];
  const batches = Object.values(RequestItems).flatMap((batch) =>
    Array.isArray(batch)
      ? batch.flatMap((write) => Object.values(write).map(rowOf))
      : (batch.Keys ?? []),
  );
  const transacted = (input.TransactItems ?? []).flatMap((item) => Object.values(item).map(rowOf));
  const rows = [rowOf(input), ...batches, ...transacted];
  const partitions = [queried && ExpressionAttributeValues[queried], ...rows.map((row) => row?.PK)];
  return partitions.filter((partition) => typeof partition === 'string');
}

function rowOf({ Key, Item }: Touch): Row | undefined {
  return Key ?? Item;
}

/**
 * Which secret a call reads, by the name that the route table has for it. One that another function here read in the last
 * minutes is not read again: `tests/src/infra/grants.test.ts` holds each function's own.
 */
export function secretNeeded(_action: string, { SecretId }: { SecretId?: string }): string[] {
  const [name] = Object.entries(secretIds).find(([, id]) => id === SecretId) ?? [SecretId];
  return [`secret ${name}`];
}

/** Which queue a message is put into. */
export function queueNeeded(_action: string, { QueueUrl = '' }: { QueueUrl?: string }): string[] {
  return [`queue ${QueueUrl.split('/').at(-1)}`];
}

/** What is done to the bucket of pictures, and in which of its folders. */
export function pictureNeeded(action: string, { Key }: { Key?: string }): string[] {
  return [action === 'ListObjectsV2' ? 'ListBucket' : `${action} ${Key?.split('/')[0]}`];
}

/** What is done to a connection, as the gateway names it. */
export function socketNeeded(action: string): string[] {
  return [action === 'DeleteConnection' ? 'socket DELETE' : 'socket POST'];
}

interface Grants {
  /** In the words of `grantsNeeded`. */
  granted: Set<string>;
  leadingKeys: string[] | undefined;
}

const known = new Map<FunctionName, Grants>();

function grantsOf(fn: FunctionName): Grants {
  const grants = known.get(fn) ?? readGrants(fn);
  known.set(fn, grants);
  return grants;
}

function readGrants(fn: FunctionName): Grants {
  const {
    table,
    indexes,
    cognito,
    secrets,
    seals,
    queues,
    pictures,
    sockets,
    sms,
    email,
    emailStatus,
    leadingKeys,
  } = accessOf(fn);
  const granted = new Set<string>([
    ...table,
    ...indexes.map((index) => `index ${index}`),
    ...cognito.map((action) => `cognito ${action}`),
    ...secrets.map((name) => `secret ${name}`),
    ...seals.map((action) => `seal ${action}`),
    ...pictures,
    ...queues.map((name) => `queue ${name}`),
    ...sockets.map((method) => `socket ${method}`),
    ...(sms ? ['sms'] : []),
    ...(email ? ['email'] : []),
    ...(emailStatus ? ['emailStatus'] : []),
  ]);
  return { granted, leadingKeys };
}

/** The middleware of an SDK client that lets only what is granted pass. */
function holding(
  needsOf: (action: string, input: object) => string[],
  partitionsOf: (input: object) => string[] | undefined = () => undefined,
) {
  return <Args extends { input: object }, Result>(
    next: (args: Args) => Promise<Result>,
    context: { commandName?: string },
  ) =>
    async (args: Args): Promise<Result> => {
      const fn = running.getStore();
      const action = String(context.commandName).replace(/Command$/, '');
      if (fn) {
        assertGranted(fn, needsOf(action, args.input));
        assertWithin(fn, partitionsOf(args.input));
      }
      return next(args);
    };
}

function assertGranted(fn: FunctionName, needs: readonly string[]): void {
  const { granted } = grantsOf(fn);
  const missing = needs.filter((need) => !granted.has(need));
  if (missing.length === 0) return;
  throw new Error(`The route table grants '${fn}' no ${missing.join(', ')}`);
}

/** Its role's fence, where it has one. */
function assertWithin(fn: FunctionName, partitions: readonly string[] | undefined): void {
  const { leadingKeys } = grantsOf(fn);
  if (!leadingKeys || !partitions) return;
  if (partitions.length === 0)
    throw new Error(`'${fn}' touched rows without naming their partition`);
  const outside = partitions.filter(
    (partition) => !leadingKeys.some((key) => matchesWildcard(key, partition)),
  );
  if (outside.length === 0) return;
  throw new Error(`The route table keeps '${fn}' away from rows such as ${outside[0]}`);
}
