import { streamConsumers } from '@thali/functions/routes/route-table';
import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge, nameAcrossStacks } from '../acknowledge.ts';
import { streamArnOf } from '../data/create-table.ts';
import type { FunctionOf } from '../functions/create-functions.ts';
import { FailureQueue } from './failure-queue.ts';

/** The consumers of the table's stream, each with its filters and a failure queue. */
export function addStreamConsumers(scope: Construct, table: ITable, functionOf: FunctionOf): void {
  const streamArn = streamArnOf(table);
  for (const consumer of streamConsumers) {
    const { lambda, role } = functionOf(consumer.fn);
    const consumerScope = new Construct(scope, consumer.name);
    const failures = new FailureQueue(consumerScope, 'Failures');
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [streamArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:ListStreams'],
        resources: [`${table.tableArn}/stream/*`],
      }),
    );
    role.addToPolicy(failures.send());
    acknowledge(role, {
      [`AwsSolutions-IAM5[Resource::${nameAcrossStacks(table, table.tableArn)}/stream/*]`]:
        'The narrowest resource of ListStreams is all streams of one table.',
    });
    new EventSourceMapping(consumerScope, 'Mapping', {
      target: lambda,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: consumer.filters.map((pattern) => FilterCriteria.filter({ ...pattern })),
      batchSize: consumer.batchSize,
      maxBatchingWindow: Duration.seconds(consumer.batchingWindowSeconds),
      retryAttempts: consumer.retryAttempts,
      maxRecordAge: Duration.seconds(consumer.maxRecordAgeSeconds),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      onFailure: { bind: () => ({ destination: failures.queue.queueArn }) },
    });
  }
}
