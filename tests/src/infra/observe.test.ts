import { type MetricName, metrics } from '@thali/functions/metrics/metric-names';
import { scheduledJobs, streamConsumers } from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';
import { alarmNames } from '@thali/infra/observe/alarm-names';
import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings.ts';
import { findOnly, fullStage, minimalStage, ofType, synthesize } from './synthesize.ts';

interface Metric {
  Namespace?: string;
  MetricName?: string;
  Dimensions?: { Name: string; Value: unknown }[];
}
interface Alarm extends Metric {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions?: unknown[];
  OKActions?: unknown[];
  Period?: number;
  EvaluationPeriods: number;
  TreatMissingData: string;
  ComparisonOperator: string;
  Threshold: number;
  Metrics?: { Expression?: string; MetricStat?: { Metric: Metric; Period: number } }[];
}

const platform = synthesize();
const topics = ofType(platform.all, 'AWS::SNS::Topic').map(([id]) => `<${id}>`);
const alarms = ofType(platform.all, 'AWS::CloudWatch::Alarm').map(
  ([, { Properties }]) => Properties as unknown as Alarm,
);

const { Budget: budget, NotificationsWithSubscribers: budgetNotices } = findOnly(
  platform.edgeWatch,
  'AWS::Budgets::Budget',
).resource.Properties as unknown as {
  Budget: { BudgetName: string; BudgetLimit: unknown };
  NotificationsWithSubscribers: {
    Notification: { NotificationType: string; Threshold: number };
    Subscribers: { Address: unknown }[];
  }[];
};

/** The metrics of an alarm, directly or in an expression. */
const metricsOf = (alarm: Alarm): Metric[] => [
  alarm,
  ...(alarm.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
];

describe('every alarm', () => {
  it.each(alarms.map((alarm) => [alarm.AlarmName, alarm] as const))(
    '%s notifies, explains itself and links to the runbook',
    (_, alarm) => {
      for (const actions of [alarm.AlarmActions, alarm.OKActions]) {
        expect(actions).toHaveLength(1);
        expect(topics).toContain(platform.render(actions?.[0]));
      }
      const [, name, link] =
        alarm.AlarmDescription.match(/^.{40,}[.)] (docs\/runbook\.md#([\w-]+))$/) ?? [];
      expect(alarmNames).toContain(link);
      expect(name).toBe(`docs/runbook.md#${link}`);
      expect(alarm.AlarmName.startsWith(`thali-dev-${link}`)).toBe(true);
    },
  );

  it('stays within the limits of CloudWatch', () => {
    expect(new Set(alarms.map(({ AlarmName }) => AlarmName)).size).toBe(alarms.length);
    for (const { AlarmName, AlarmDescription, Metrics = [], Period, EvaluationPeriods } of alarms) {
      expect(AlarmDescription.length, AlarmName).toBeLessThanOrEqual(1024);
      expect(JSON.stringify(Metrics), AlarmName).not.toContain('SEARCH');
      const read = Metrics.filter(({ MetricStat }) => MetricStat);
      expect(read.length, AlarmName).toBeLessThanOrEqual(10);
      const period = Period ?? Math.max(...read.map(({ MetricStat }) => MetricStat?.Period ?? 0));
      const maxSeconds = period < 3600 ? 86_400 : 604_800;
      expect(period * EvaluationPeriods, AlarmName).toBeLessThanOrEqual(maxSeconds);
    }
  });

  it('has a section in the runbook, and each alarm name is used', () => {
    const linkedNames = [
      ...alarms.map(({ AlarmDescription }) => AlarmDescription.split('#').at(-1)),
      ...ofType(platform.watch, 'AWS::Events::Rule').map(([, { Properties }]) =>
        String(Properties.Description).split('#').at(-1),
      ),
      budget.BudgetName.match(/#([\w-]+)\)$/)?.[1],
    ];
    expect([...new Set(linkedNames)].sort()).toEqual([...alarmNames].sort());
    expect(headingsOf('runbook.md')).toEqual(expect.arrayContaining([...alarmNames]));
  });
});

it('reads only metrics that the functions write, with the same dimensions', () => {
  const ownMetrics = alarms
    .flatMap(metricsOf)
    .filter(({ Namespace }) => Namespace?.startsWith('Thali/'));
  expect(ownMetrics.length).toBeGreaterThan(5);
  const metricDefinitions: Record<string, { unit: string; dimension?: string }> = metrics;
  for (const { Namespace, MetricName = '', Dimensions = [] } of ownMetrics) {
    expect(Namespace).toBe('Thali/dev');
    const metric = metricDefinitions[MetricName];
    expect(metric, MetricName).toBeDefined();
    const names = Dimensions.map(({ Name }) => Name).sort();
    expect(names, MetricName).toEqual(
      metric?.dimension ? [metric.dimension, 'service'].sort() : ['service'],
    );
  }
});

describe('each release', () => {
  const call = findOnly(platform.watch, 'Custom::AWS').resource.Properties;
  const { parameters, ...update } = JSON.parse(platform.render(call.Update)) as {
    parameters: { Namespace: string; MetricData: (Metric & { Value: number; Unit: string })[] };
  };

  it('writes a zero for each metric of the functions that an alarm reads, with the same name', () => {
    const nameOf = ({ MetricName, Dimensions = [] }: Metric) =>
      [MetricName, ...Dimensions.map(({ Name, Value }) => `${Name}=${Value}`).sort()].join(' ');
    const read = alarms
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace === parameters.Namespace)
      .filter(({ MetricName = '' }) => metrics[MetricName as MetricName].unit === 'Count');
    expect(read.length).toBeGreaterThan(20);
    expect(parameters.MetricData.map(nameOf).sort()).toEqual([...new Set(read.map(nameOf))].sort());
    for (const { Value, Unit } of parameters.MetricData)
      expect([Value, Unit]).toEqual([0, 'Count']);
  });

  it('writes the zeros again at the next release', () => {
    expect(update).toMatchObject({
      action: 'putMetricData',
      physicalResourceId: { id: 'zero-points-unreleased' },
    });
  });
});

it('raises an alarm for every scheduled job that does not run', () => {
  const jobs: readonly ScheduledJob[] = scheduledJobs;
  const jobAlarms = alarms.filter(({ MetricName }) => MetricName === 'JobsDone');
  const names = jobAlarms.map(
    ({ Dimensions = [] }) => Dimensions.find(({ Name }) => Name === 'job')?.Value,
  );
  expect(names).toEqual(jobs.filter(({ expression }) => expression).map(({ name }) => name));
  for (const alarm of jobAlarms) {
    expect(alarm).toMatchObject({
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
    });
  }
  const hours = Object.fromEntries(
    jobAlarms.map(({ AlarmName, Period = 0, EvaluationPeriods }) => [
      AlarmName,
      (Period * EvaluationPeriods) / 3600,
    ]),
  );
  expect(hours).toMatchObject({
    'thali-dev-job-missing-retrain-forecasts': 26,
    'thali-dev-job-missing-expire-orders': 3,
    'thali-dev-job-missing-reconcile-payments': 0.05,
  });
});

it('raises an alarm when a consumer of the stream lags', () => {
  const lagging = alarms.filter(({ MetricName }) => MetricName === 'IteratorAge');
  expect(lagging.map(({ AlarmName }) => AlarmName)).toEqual(
    streamConsumers.map(({ name }) => `thali-dev-stream-lag-${name}`),
  );
});

it('raises an alarm when orders come but a consumer of the stream does not run', () => {
  const stopped = alarms.filter(({ AlarmName }) => AlarmName.includes('stream-stopped'));
  expect(stopped.map(({ AlarmName }) => AlarmName)).toEqual(
    streamConsumers.map(({ name }) => `thali-dev-stream-stopped-${name}`),
  );
  for (const alarm of stopped) {
    expect(metricsOf(alarm).flatMap(({ MetricName }) => MetricName ?? [])).toEqual([
      'OrdersPlaced',
      'Invocations',
    ]);
  }
});

it('raises an alarm for a lunch without orders only where the operator expects orders', () => {
  const alarm = alarms.find(({ AlarmName }) => AlarmName.endsWith('no-orders'));
  expect(alarm).toMatchObject({ Threshold: 20, ComparisonOperator: 'LessThanThreshold' });
  expect(alarm?.Metrics?.map(({ Expression }) => Expression)).toContain(
    'IF(HOUR(clock) == 7 AND DAY(clock) < 7, FILL(orders, 0), 20)',
  );
  expect(JSON.stringify(synthesize(minimalStage).watch)).not.toContain('no-orders');
});

it('raises an alarm for failed backups, and for failed copies of them', () => {
  const vault = findOnly(platform.stateful, 'AWS::Backup::BackupVault').id;
  const { Properties } = findOnly(platform.watch, 'AWS::Events::Rule').resource;
  const { detail, ...pattern } = Properties.EventPattern as {
    'detail-type': string[];
    detail: { state: string[]; $or: Record<string, unknown[]>[] };
  };
  expect(pattern['detail-type']).toEqual(['Backup Job State Change', 'Copy Job State Change']);
  expect(detail.state).toEqual(['FAILED', 'ABORTED', 'EXPIRED']);
  const fields = detail.$or.flatMap((condition) => Object.entries(condition));
  expect(fields.map(([field, [value]]) => `${field} ${platform.render(value)}`)).toEqual([
    `backupVaultName <${vault}.BackupVaultName>`,
    `backupVaultArn <${vault}.BackupVaultArn>`,
    `sourceBackupVaultArn <${vault}.BackupVaultArn>`,
  ]);
});

describe('the edge', () => {
  const [edgeAlarms, regionAlarms] = [platform.edgeWatch, platform.watch].map((resources) =>
    ofType(resources, 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties as unknown as Alarm,
    ),
  );

  it('has all its alarms in us-east-1, and no other alarms are there', () => {
    expect(platform.stacks.edgeWatch.region).toBe('us-east-1');
    const namespaces = edgeAlarms?.map((alarm) =>
      metricsOf(alarm).flatMap(({ Namespace }) => Namespace ?? []),
    );
    expect(namespaces).toEqual([
      ['AWS/CloudFront', 'AWS/CloudFront'],
      ['AWS/WAFV2', 'AWS/WAFV2'],
      ['AWS/Route53'],
    ]);
    expect(JSON.stringify(regionAlarms)).not.toMatch(/AWS\/(CloudFront|WAFV2|Route53)/);
  });

  it('notifies the given address', () => {
    const { edgeWatch } = synthesize(fullStage);
    const { id } = findOnly(edgeWatch, 'AWS::SNS::Topic');
    expect(findOnly(edgeWatch, 'AWS::SNS::Subscription').resource.Properties).toEqual({
      Protocol: 'email',
      Endpoint: 'ops@mail.example',
      TopicArn: { Ref: id },
    });
  });

  it('has no firewall alarm without a firewall', () => {
    const names = ofType(synthesize(minimalStage).edgeWatch, 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties.AlarmName,
    );
    expect(names).toEqual(['thali-dev-edge-5xx', 'thali-dev-site-down']);
  });
});

describe('the check from outside', () => {
  it('calls the health route at the address of the site, over TLS', () => {
    const checkOf = (context: Record<string, unknown>) =>
      findOnly(synthesize(context).edgeWatch, 'AWS::Route53::HealthCheck').resource.Properties
        .HealthCheckConfig;
    expect(checkOf(fullStage)).toMatchObject({
      Type: 'HTTPS',
      EnableSNI: true,
      FullyQualifiedDomainName: 'thali.example',
      ResourcePath: '/api/health',
    });
    const { FullyQualifiedDomainName } = checkOf({}) as { FullyQualifiedDomainName: unknown };
    expect(platform.render(FullyQualifiedDomainName)).toContain('DomainName');
  });
});

describe('the budget', () => {
  it('notifies the people on duty at 80 %, and at a forecast above 100 %', () => {
    expect(budget.BudgetLimit).toEqual({ Amount: 200, Unit: 'USD' });
    const notices = budgetNotices.map(({ Notification, Subscribers }) => [
      Notification.NotificationType,
      Notification.Threshold,
      ...Subscribers.map(({ Address }) => platform.render(Address)),
    ]);
    const topic = `<${findOnly(platform.edgeWatch, 'AWS::SNS::Topic').id}>`;
    expect(notices).toEqual([
      ['ACTUAL', 80, topic],
      ['FORECASTED', 100, topic],
    ]);
  });
});

describe('the alarms’ topics', () => {
  it.each([
    ['watch', ['cloudwatch.amazonaws.com']],
    ['edgeWatch', ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com']],
  ] as const)('of the stack %s accept only notices of this account, over TLS', (name, services) => {
    const { Statement } = findOnly(platform[name], 'AWS::SNS::TopicPolicy').resource.Properties
      .PolicyDocument as { Statement: Record<string, unknown>[] };
    expect(Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    const senders = allowed.flatMap(({ Principal }) => (Principal as { Service: string }).Service);
    expect(senders.sort()).toEqual(services);
    for (const { Condition } of allowed) {
      expect(Condition).toEqual({
        StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
      });
    }
  });

  it('gets events of backups through a role of this account', () => {
    const [target] = findOnly(platform.watch, 'AWS::Events::Rule').resource.Properties.Targets as {
      RoleArn?: unknown;
    }[];
    expect(platform.render(target?.RoleArn)).toMatch(/^<.+\.Arn>$/);
  });

  it('notifies the given address, or nobody without an address', () => {
    const subscriptionsOf = (context: Record<string, unknown>) =>
      ofType(synthesize(context).watch, 'AWS::SNS::Subscription');
    expect(subscriptionsOf({})).toEqual([]);
    const [[, subscription] = [], ...otherSubscriptions] = subscriptionsOf(fullStage);
    expect(otherSubscriptions).toEqual([]);
    expect(subscription?.Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@mail.example',
    });
  });
});

describe('the cost of messages', () => {
  it('raises an alarm at the limit of the deployment', () => {
    const { watch } = synthesize(fullStage);
    const spend = ofType(watch, 'AWS::CloudWatch::Alarm').find(
      ([, { Properties }]) => Properties.MetricName === 'TextMessageMonthlySpend',
    );
    expect(spend?.[1].Properties).toMatchObject({
      Namespace: 'AWS/SMSVoice',
      Statistic: 'Maximum',
      Threshold: 40,
    });
  });

  it('raises an alarm if carriers drop texts to India without an error', () => {
    const alarm = alarms.find(({ AlarmName }) => AlarmName === 'thali-dev-sms-undelivered');
    expect(alarm).toMatchObject({ Threshold: 50, ComparisonOperator: 'LessThanThreshold' });
    expect(alarm && metricsOf(alarm).slice(1)).toEqual(
      ['Sent', 'Delivered'].map((state) => ({
        Namespace: 'AWS/SMSVoice',
        MetricName: `NumberOfTextMessageParts${state}`,
        Dimensions: [{ Name: 'IsoCountryCode', Value: 'IN' }],
      })),
    );
  });

  it('has no alarm if the deployment sends nothing', () => {
    const { stateless, watch } = synthesize(minimalStage);
    const names = ofType(watch, 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties.AlarmName,
    );
    expect(names.filter((name) => /sms|email/.test(String(name)))).toEqual([]);
    expect(ofType(stateless, 'AWS::SES::ConfigurationSet')).toEqual([]);
  });
});

describe('the dashboard', () => {
  const dashboards = ofType(platform.watch, 'AWS::CloudWatch::Dashboard');
  const body = dashboards
    .map(([, { Properties }]) => platform.render(Properties.DashboardBody))
    .join();

  it('shows every metric of the functions, on one dashboard per stage', () => {
    expect(dashboards.map(([, { Properties }]) => Properties.DashboardName)).toEqual(['thali-dev']);
    expect(() => JSON.parse(body) as unknown).not.toThrow();
    for (const name of Object.keys(metrics) as MetricName[]) expect(body).toContain(name);
  });

  it('reads metrics of the edge from us-east-1', () => {
    const { widgets } = JSON.parse(body) as { widgets: { properties: Record<string, unknown> }[] };
    const edges = widgets.filter(({ properties }) =>
      /CloudFront|Firewall/.test(String(properties.title)),
    );
    expect(edges.map(({ properties }) => properties.region)).toEqual(['us-east-1', 'us-east-1']);
  });
});
