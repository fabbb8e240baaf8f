import { functionSettings } from '@thali/functions/routes/function-settings';
import {
  catchAllRoutes,
  httpRoutes,
  queueConsumers,
  scheduledJobs,
  socketRoutes,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';
import { describe, expect, it } from 'vitest';
import { lambdasOf } from './function-resources.ts';
import { findOnly, ofType, type Resource, synthesize } from './synthesize.ts';

const platform = synthesize();
const lambdas = lambdasOf(platform);

describe('the APIs', () => {
  it('serve exactly the HTTP routes of the route table, each with its function', () => {
    const calls = httpRoutes.map(({ contract, fn }) => [
      `${contract.method} /api${contract.path}`,
      fn,
    ]);
    const catchAlls = catchAllRoutes.map(({ routeKey, fn }) => [routeKey, fn]);
    expect(routesOf('HTTP').sort()).toEqual([...calls, ...catchAlls].sort());
  });

  it('serve exactly the WebSocket routes of the route table, each with its function', () => {
    const expected = socketRoutes.map(({ routeKey, fn }) => [routeKey, fn]);
    expect(routesOf('WEBSOCKET').sort()).toEqual(expected.sort());
  });

  it.each(['HTTP', 'WEBSOCKET'])('throttle requests and log no personal data: %s', (protocol) => {
    const [stage] = ofType(platform.stateless, 'AWS::ApiGatewayV2::Stage').filter(([, resource]) =>
      isOf(protocol, resource),
    );
    expect(stage?.[1].Properties).toMatchObject({
      StageName: protocol === 'HTTP' ? '$default' : 'ws',
      AutoDeploy: true,
      DefaultRouteSettings: {
        ThrottlingBurstLimit: expect.any(Number),
        ThrottlingRateLimit: expect.any(Number),
      },
    });
    const log = stage?.[1].Properties.AccessLogSettings as { Format: string } | undefined;
    expect(log?.Format).toContain('$context.requestId');
    expect(log?.Format).not.toMatch(
      /sourceIp|userAgent|\.path|authorizer|identity|protocol|query/i,
    );
  });

  it('give pings and unknown frames of the live link separate limits', () => {
    const [stage] = ofType(platform.stateless, 'AWS::ApiGatewayV2::Stage').filter(([, resource]) =>
      isOf('WEBSOCKET', resource),
    );
    const settings = (stage?.[1].Properties.RouteSettings ?? {}) as Record<string, object>;
    const keysOfStage = ofType(platform.stateless, 'AWS::ApiGatewayV2::Route')
      .filter(([id]) => stage?.[1].DependsOn?.includes(id))
      .map(([, route]) => String(route.Properties.RouteKey));
    expect(keysOfStage).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(settings).toMatchObject({
      ping: { ThrottlingRateLimit: 500 },
      $default: { ThrottlingRateLimit: 50 },
    });
  });

  it('allow API Gateway to call each function, for these APIs only', () => {
    const permissions = ofType(platform.stateless, 'AWS::Lambda::Permission');
    for (const { fn } of [...httpRoutes, ...catchAllRoutes, ...socketRoutes]) {
      const ownPermissions = permissions.filter(
        ([, { Properties }]) =>
          platform.render(Properties.FunctionName) === `<${lambdas.get(fn)?.id}.Arn>`,
      );
      expect(ownPermissions.length, fn).toBeGreaterThan(0);
      for (const [, { Properties }] of ownPermissions) {
        const source = platform.render(Properties.SourceArn);
        expect(source).toMatch(/^arn:aws:execute-api:ap-south-1:<AWS::AccountId>:<\w+Api\w+>\//);
      }
    }
  });

  it.each([
    ...httpRoutes.map(
      ({ contract, fn }) => [`${contract.method}/api${contract.path}`, fn] as const,
    ),
    ...catchAllRoutes.map(({ routeKey, fn }) => [routeKey.replace('ANY ', 'ANY'), fn] as const),
    ...socketRoutes.map(({ routeKey, fn }) => [routeKey, fn] as const),
  ])('have a permission that covers %s', (called, fn) => {
    const patterns = ofType(platform.stateless, 'AWS::Lambda::Permission').flatMap(
      ([, { Properties }]) => {
        if (platform.render(Properties.FunctionName) !== `<${lambdas.get(fn)?.id}.Arn>`) return [];
        return [platform.render(Properties.SourceArn).split('>/')[1] ?? ''];
      },
    );
    const covers = (pattern: string) => {
      const parts = pattern.split('*').map((part) => part.replaceAll(/[$.{}+]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`).test(`stage/${called}`);
    };
    expect(patterns.filter(covers), patterns.join(' ')).not.toEqual([]);
  });
});

it.each([
  ['retrain-forecasts', 3, 8],
  ['remind-subscribers', 9, 4],
])('runs %s daily from %i AM in India, part after part', (name, hour, parts) => {
  const daily = ofType(platform.stateless, 'AWS::Scheduler::Schedule').flatMap(
    ([, { Properties }]) => {
      const { job, part } = inputOf(Properties);
      const { ScheduleExpression: at, ScheduleExpressionTimezone: zone } = Properties;
      return job === name ? { part, at, zone } : [];
    },
  );
  expect(daily).toEqual(
    Array.from({ length: parts }, (_, part) => ({
      part,
      at: `cron(${4 * part} ${hour} * * ? *)`,
      zone: 'Asia/Kolkata',
    })),
  );
});

it('runs exactly the scheduled jobs, in the time zone of India', () => {
  const schedules = ofType(platform.stateless, 'AWS::Scheduler::Schedule').map(
    ([, { Properties }]) => {
      const target = Properties.Target as Record<string, unknown>;
      expect(Properties.ScheduleExpressionTimezone).toBe('Asia/Kolkata');
      expect(target.DeadLetterConfig).toBeDefined();
      const { job, ...input } = inputOf(Properties);
      return {
        name: job,
        ...input,
        fn: nameOf(platform.render(target.Arn)),
        expression: Properties.ScheduleExpression,
        retryAttempts: (target.RetryPolicy as Record<string, number>).MaximumRetryAttempts,
      };
    },
  );
  const jobs: readonly ScheduledJob[] = scheduledJobs;
  const expected = jobs
    .filter(({ expression }) => expression)
    .flatMap(({ access: _, parts = 1, ...job }) =>
      Array.from({ length: parts }, (_, part) => (parts > 1 ? { ...job, part, parts } : job)),
    );
  const withoutTime = ({ expression: _, ...schedule }: (typeof schedules)[number]) => schedule;
  expect(schedules.map(withoutTime)).toEqual(expected.map(({ expression: _, ...job }) => job));
  const firsts = schedules.filter((schedule) => !('part' in schedule && schedule.part));
  expect(firsts.map(({ name, expression }) => [name, expression])).toEqual(
    jobs.flatMap(({ name, expression }) => (expression ? [[name, expression]] : [])),
  );
});

it('reserves no concurrency and starts daily jobs at different times', () => {
  for (const [id, { Properties }] of ofType(platform.all, 'AWS::Lambda::Function')) {
    expect(Properties, id).not.toHaveProperty('ReservedConcurrentExecutions');
  }
  expect(ofType(platform.all, 'AWS::Lambda::Alias')).toEqual([]);
  const daily = ofType(platform.stateless, 'AWS::Scheduler::Schedule')
    .map(([, { Properties }]) => String(Properties.ScheduleExpression))
    .filter((expression) => expression.startsWith('cron('));
  expect(daily.length).toBeGreaterThan(8);
  expect(new Set(daily).size).toBe(daily.length);
});

it('feeds exactly the stream consumers, with the filters and retries of the route table', () => {
  const table = findOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
  const mappings = mappingsOf('StreamArn').map((properties) => ({
    ...properties,
    FilterCriteria: (properties.FilterCriteria as { Filters: { Pattern: string }[] }).Filters.map(
      ({ Pattern }) => JSON.parse(Pattern) as unknown,
    ),
  }));
  expect(mappings).toEqual(
    streamConsumers.map((consumer) =>
      expect.objectContaining({
        EventSourceArn: `<${table}.StreamArn>`,
        FunctionName: consumer.fn,
        FilterCriteria: consumer.filters,
        BatchSize: consumer.batchSize,
        MaximumBatchingWindowInSeconds: consumer.batchingWindowSeconds,
        MaximumRetryAttempts: consumer.retryAttempts,
        MaximumRecordAgeInSeconds: consumer.maxRecordAgeSeconds,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      }),
    ),
  );
});

it('sends the messages of each queue to its consumer, and moves failed messages to a failure queue', () => {
  const mappings = mappingsOf('Arn');
  expect(mappings).toHaveLength(queueConsumers.length);
  for (const consumer of queueConsumers) {
    const mapping = mappings.find(({ FunctionName }) => FunctionName === consumer.fn);
    expect(mapping).toMatchObject({
      BatchSize: consumer.batchSize,
      ScalingConfig: { MaximumConcurrency: consumer.maxConcurrency },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    const [, id = ''] = /^<(\w+)\.Arn>$/.exec(mapping?.EventSourceArn ?? '') ?? [];
    const { Properties } = platform.stateless[id] ?? {};
    expect(Properties).toMatchObject({
      VisibilityTimeout: consumer.visibilitySeconds,
      RedrivePolicy: { maxReceiveCount: consumer.maxReceives },
      SqsManagedSseEnabled: true,
    });
    const { timeoutSeconds } = functionSettings[consumer.fn];
    expect(consumer.visibilitySeconds).toBeGreaterThanOrEqual(6 * timeoutSeconds);
  }
});

it('keeps failures encrypted for two weeks', () => {
  const queues = failureQueues();
  expect(queues.length).toBeGreaterThanOrEqual(2);
  for (const [, { Properties }] of queues) {
    expect(Properties).toMatchObject({
      MessageRetentionPeriod: 14 * 24 * 3600,
      SqsManagedSseEnabled: true,
    });
  }
});

function failureQueues() {
  return ofType(platform.stateless, 'AWS::SQS::Queue').filter(
    ([, { Properties }]) => !('RedrivePolicy' in Properties),
  );
}

/** The event sources with this kind of ARN, and their functions. */
function mappingsOf(
  attribute: 'StreamArn' | 'Arn',
): (Resource['Properties'] & { EventSourceArn: string; FunctionName: string | undefined })[] {
  return ofType(platform.stateless, 'AWS::Lambda::EventSourceMapping')
    .map(([, { Properties }]) => ({
      ...Properties,
      EventSourceArn: platform.render(Properties.EventSourceArn),
      FunctionName: nameOf(platform.render(Properties.FunctionName)),
    }))
    .filter(({ EventSourceArn }) => EventSourceArn.endsWith(`.${attribute}>`));
}

it('raises an alarm as soon as a failure queue has a message', () => {
  const ofQueues = ofType(platform.watch, 'AWS::CloudWatch::Alarm').filter(
    ([, { Properties }]) => Properties.MetricName === 'ApproximateNumberOfMessagesVisible',
  );
  const watchedQueues = ofQueues.map(([, { Properties }]) => {
    expect(Properties).toMatchObject({
      Threshold: 0,
      ComparisonOperator: 'GreaterThanThreshold',
    });
    const [dimension] = Properties.Dimensions as { Value: unknown }[];
    return platform.render(dimension?.Value);
  });
  const queues = failureQueues().map(([id]) => `<${id}.QueueName>`);
  expect(watchedQueues.sort()).toEqual(queues.sort());
});

function routesOf(protocol: string): [string, string | undefined][] {
  return ofType(platform.stateless, 'AWS::ApiGatewayV2::Route')
    .filter(([, route]) => isOf(protocol, route))
    .map(([, { Properties }]) => {
      const integrationId = platform.render(Properties.Target).match(/<(\w+)>/)?.[1] ?? '';
      const uri = platform.stateless[integrationId]?.Properties.IntegrationUri;
      const lambdaId = platform.render(uri).match(/<(\w+)\.Arn>/)?.[1];
      return [Properties.RouteKey as string, nameOf(`<${lambdaId}>`)];
    });
}

/** Whether a route or stage belongs to the API of this protocol. */
function isOf(protocol: string, { Properties }: Resource): boolean {
  const apiId = platform.render(Properties.ApiId).slice(1, -1);
  return platform.stateless[apiId]?.Properties.ProtocolType === protocol;
}

/** The input of a schedule's function. */
function inputOf({ Target }: Resource['Properties']): { job: string; part?: number } {
  return JSON.parse((Target as { Input: string }).Input);
}

/** The function behind `<LogicalId>` or `<LogicalId.Arn>`. */
function nameOf(reference: string): string | undefined {
  const id = reference.match(/<(\w+)/)?.[1];
  return [...lambdas].find(([, lambda]) => lambda.id === id)?.[0];
}
