import type { StreamConsumer, StreamFilter } from '@thali/functions/routes/route-types';
import { isAllowed } from '../../access/statements.ts';
import { arn } from '../../engines/aws-client-config.ts';
import {
  isJsonObject,
  type JsonObject,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '../../json-object.ts';
import type { ConsumedQueue } from '../../queues/consume-queue.ts';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** Actions that Lambda needs to read a stream for a function. */
const streamActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
/** Actions that Lambda needs to receive messages for a function. */
const queueActions = ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];

/**
 * The consumers of the table's stream.
 * @throws Error if a role may not read the stream or send failures to the queue
 */
export function deployedConsumers(assembly: Assembly, functions: Invocable): StreamConsumer[] {
  return mappingsFrom(':dynamodb:', assembly, functions).map(({ properties, source, fn }) => {
    assertAllowed(fn, 'dynamodb', streamActions, source);
    const onFailure = objectAt(objectAt(properties, 'DestinationConfig'), 'OnFailure');
    assertAllowed(fn, 'sqs', ['SendMessage'], textAt(onFailure, 'Destination'));
    return {
      name: fn.name,
      fn: fn.name,
      filters: filtersOf(properties),
      batchSize: numberAt(properties, 'BatchSize'),
      batchingWindowSeconds: numberAt(properties, 'MaximumBatchingWindowInSeconds'),
      retryAttempts: numberAt(properties, 'MaximumRetryAttempts'),
      maxRecordAgeSeconds: numberAt(properties, 'MaximumRecordAgeInSeconds'),
      access: {},
    };
  });
}

/**
 * The queues with a function as consumer.
 * @throws Error if a role lacks permission, if the visibility timeout is shorter than a run, or if there is no
 * dead-letter queue
 */
export function deployedQueues(assembly: Assembly, functions: Invocable): ConsumedQueue[] {
  const queues = assembly.ofType('AWS::SQS::Queue');
  return mappingsFrom(':sqs:', assembly, functions).map(({ id, properties, source, fn }) => {
    assertAllowed(fn, 'sqs', queueActions, source);
    const queue = queues.find((candidate) => arn('sqs', candidate.id) === source);
    if (!queue) throw new Error(`${id} reads an unknown queue`);
    const visibilitySeconds = numberAt(queue.properties, 'VisibilityTimeout');
    if (visibilitySeconds < fn.timeoutSeconds) {
      throw new Error(`${id} would deliver a message again during its run`);
    }
    const redrive = objectAt(queue.properties, 'RedrivePolicy');
    textAt(redrive, 'deadLetterTargetArn');
    return {
      name: fn.name,
      fn: fn.name,
      url: queue.ref,
      batchSize: numberAt(properties, 'BatchSize'),
      maxConcurrency: numberAt(objectAt(properties, 'ScalingConfig'), 'MaximumConcurrency'),
      visibilitySeconds,
      maxReceives: numberAt(redrive, 'maxReceiveCount'),
    };
  });
}

/** The event source mappings of one service, whose functions report failed records. */
function mappingsFrom(service: string, assembly: Assembly, functions: Invocable) {
  return assembly.ofType('AWS::Lambda::EventSourceMapping').flatMap(({ id, properties }) => {
    const source = textAt(properties, 'EventSourceArn');
    if (!source.includes(service)) return [];
    if (!textsAt(properties, 'FunctionResponseTypes').includes('ReportBatchItemFailures')) {
      throw new Error(`${id} would not see which records failed`);
    }
    const fn = functions.resolveForPolling(textAt(properties, 'FunctionName'));
    return [{ id, properties, source, fn }];
  });
}

function assertAllowed(
  { name, statements }: DeployedFunction,
  service: string,
  names: readonly string[],
  resource: string,
): void {
  const actions = names.map((action) => `${service}:${action}`);
  const denied = actions.find((action) => !isAllowed(statements, { action, resource }));
  if (denied) throw new Error(`The role of '${name}' lacks ${denied} on ${resource}`);
}

function filtersOf(properties: JsonObject): StreamFilter[] {
  if (!isJsonObject(properties.FilterCriteria)) return [];
  return objectsAt(properties.FilterCriteria, 'Filters').map((filter) => {
    const pattern: unknown = JSON.parse(textAt(filter, 'Pattern'));
    if (isFilter(pattern)) return pattern;
    throw new Error(`This is not a filter pattern: ${filter.Pattern}`);
  });
}

/** The matcher checks the content of the pattern later. */
function isFilter(value: unknown): value is StreamFilter {
  return isJsonObject(value);
}
