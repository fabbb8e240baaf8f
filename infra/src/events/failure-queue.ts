import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * Keeps failed work for two weeks, so that a person can check each item. The watch stack has an alarm for this queue.
 */
export class FailureQueue extends Construct {
  readonly queue: Queue;
  /** The consumer or function of the failed work. */
  readonly source: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.source = scope.node.id;
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.queue, {
      'AwsSolutions-SQS3': 'This queue is itself a dead-letter queue. A person reads it.',
    });
  }

  /** The permission to send failed work to this queue. */
  send(): PolicyStatement {
    return new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [this.queue.queueArn],
    });
  }
}
