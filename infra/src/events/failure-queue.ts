import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { addAlarm } from '../observe/add-alarm.ts';

/** Keeps failed work for two weeks, for a person to look at. An alarm rings while the queue is not empty. */
export class FailureQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, stage: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.queue, {
      'AwsSolutions-SQS3': 'This queue is itself a dead-letter queue. A person reads it.',
    });
    const of = scope.node.id;
    addAlarm(this, stage, {
      name: 'failure-queue',
      of,
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
      threshold: 0,
      because: `Work of ${of} failed after all retries and waits in this queue for a person, for two weeks at most.`,
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
