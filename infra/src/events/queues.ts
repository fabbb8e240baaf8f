import { queueConsumers } from '@thali/functions/routes/route-table';
import type { QueueName } from '@thali/functions/routes/route-types';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { FunctionOf } from '../functions/create-functions.ts';
import { FailureQueue } from './failure-queue.ts';

export type Queues = Record<QueueName, Queue>;

/** The queues of the route table, each with a failure queue. */
export function createQueues(scope: Construct): Queues {
  const queues = queueConsumers.map(({ name, queue, visibilitySeconds, maxReceives }) => {
    const queueScope = new Construct(scope, name);
    const failures = new FailureQueue(queueScope, 'Failures');
    const sqsQueue = new Queue(queueScope, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(visibilitySeconds),
      // The messages are about orders of the current hour.
      retentionPeriod: Duration.days(1),
      deadLetterQueue: { queue: failures.queue, maxReceiveCount: maxReceives },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return [queue, sqsQueue] as const;
  });
  return Object.fromEntries(queues) as Queues;
}

/** Connects each queue to its function. */
export function addQueueConsumers(queues: Queues, functionOf: FunctionOf): void {
  for (const { fn, queue, batchSize, maxConcurrency } of queueConsumers) {
    const { lambda, role } = functionOf(fn);
    const { queueArn } = queues[queue];
    const receiveStatement = new PolicyStatement({
      actions: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
      resources: [queueArn],
    });
    role.addToPolicy(receiveStatement);
    const mapping = new EventSourceMapping(queues[queue], 'Mapping', {
      target: lambda,
      eventSourceArn: queueArn,
      batchSize,
      maxConcurrency: maxConcurrency,
      reportBatchItemFailures: true,
    });
    // Lambda checks the role's permissions when it creates the mapping.
    mapping.node.addDependency(role);
  }
}
