import type { StreamConsumer, StreamFilter } from '@thali/functions/routes/route-types';
import { isAllowed } from '../../access/statements.ts';
import { isShape, numberAt, type Shape, shapeAt, shapesAt, textAt, textsAt } from '../../shape.ts';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** Actions that Lambda needs to read a stream for a function. */
const readActions = ['DescribeStream', 'GetRecords', 'GetShardIterator'];

/**
 * The consumers of the table's stream.
 * @throws Error if a role may not read the stream or send failures to the queue
 */
export function deployedConsumers(assembly: Assembly, functions: Invocable): StreamConsumer[] {
  const streams = assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => textAt(properties, 'EventSourceArn').includes('/stream/'));
  return streams.map(({ id, properties }) => {
    const fn = functions.byName(textAt(properties, 'FunctionName'));
    assertReadable(fn, properties);
    if (!textsAt(properties, 'FunctionResponseTypes').includes('ReportBatchItemFailures')) {
      throw new Error(`${id} would not see which records failed`);
    }
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

function assertReadable({ name, statements }: DeployedFunction, properties: Shape): void {
  const stream = textAt(properties, 'EventSourceArn');
  const queue = textAt(
    shapeAt(shapeAt(properties, 'DestinationConfig'), 'OnFailure'),
    'Destination',
  );
  const required = [
    ...readActions.map((action) => ({ action: `dynamodb:${action}`, resource: stream })),
    { action: 'dynamodb:ListStreams', resource: stream },
    { action: 'sqs:SendMessage', resource: queue },
  ];
  const denied = required.find((one) => !isAllowed(statements, one));
  if (denied) throw new Error(`The role of '${name}' lacks ${denied.action} on ${denied.resource}`);
}

function filtersOf(properties: Shape): StreamFilter[] {
  if (!isShape(properties.FilterCriteria)) return [];
  return shapesAt(properties.FilterCriteria, 'Filters').map((filter) => {
    const pattern: unknown = JSON.parse(textAt(filter, 'Pattern'));
    if (isFilter(pattern)) return pattern;
    throw new Error(`This is not a filter pattern: ${filter.Pattern}`);
  });
}

/** The matcher checks the content of the pattern later. */
function isFilter(value: unknown): value is StreamFilter {
  return isShape(value);
}
