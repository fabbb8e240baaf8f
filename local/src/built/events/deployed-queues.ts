import { isAllowed } from '../../access/statements.ts';
import { arn } from '../../engines/aws-client-config.ts';
import type { ConsumedQueue } from '../../queues/consume-queue.ts';
import { numberAt, shapeAt, textAt, textsAt } from '../../shape.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** Actions that Lambda needs to receive messages for a function. */
const receiveActions = ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];

/**
 * The queues with a function as consumer.
 * @throws Error if a role lacks permission, if the visibility timeout is shorter than a run, or if there is no
 * dead-letter queue
 */
export function deployedQueues(assembly: Assembly, functions: Invocable): ConsumedQueue[] {
  const queues = assembly.ofType('AWS::SQS::Queue');
  const mappings = assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => textAt(properties, 'EventSourceArn').includes(':sqs:'));
  return mappings.map(({ id, properties }) => {
    const source = textAt(properties, 'EventSourceArn');
    const fn = functions.byName(textAt(properties, 'FunctionName'));
    const queue = queues.find((one) => arn('sqs', one.id) === source);
    if (!queue) throw new Error(`${id} reads an unknown queue`);
    const denied = receiveActions.find(
      (action) => !isAllowed(fn.statements, { action: `sqs:${action}`, resource: source }),
    );
    if (denied) throw new Error(`The role of '${fn.name}' lacks sqs:${denied} on ${source}`);
    if (!textsAt(properties, 'FunctionResponseTypes').includes('ReportBatchItemFailures')) {
      throw new Error(`${id} would not see which messages failed`);
    }
    const visibilitySeconds = numberAt(queue.properties, 'VisibilityTimeout');
    if (visibilitySeconds < fn.timeoutSeconds) {
      throw new Error(`${id} would deliver a message again during its run`);
    }
    const redrive = shapeAt(queue.properties, 'RedrivePolicy');
    textAt(redrive, 'deadLetterTargetArn');
    return {
      name: fn.name,
      fn: fn.name,
      url: queue.ref,
      batchSize: numberAt(properties, 'BatchSize'),
      maxConcurrency: numberAt(shapeAt(properties, 'ScalingConfig'), 'MaximumConcurrency'),
      visibilitySeconds,
      maxReceives: numberAt(redrive, 'maxReceiveCount'),
    };
  });
}
