import { fullStage, ofType, type Resource, type synthesize } from '../../infra/synthesize.ts';
import type { Measurement } from '../unit-operations.ts';
import { costOfStep } from './cost-of-step.ts';
import { prices } from './prices.ts';

const minutesPerMonth = 60 * 24 * 30;
/** Lambda's pollers of an empty queue each ask three times a minute. */
const pollersPerQueue = 5;

/** The settings of a stage in production. */
export const stageInProduction = fullStage;

/** The monthly cost of a stage without any order, from the resources of its templates. */
export function fixedCosts(
  { all }: Pick<ReturnType<typeof synthesize>, 'all'>,
  measured: readonly Measurement[],
): Record<string, number> {
  const countOf = (type: string) => ofType(all, type).length;
  const metrics = ofType(all, 'AWS::CloudWatch::Alarm').flatMap(([, alarm]) => metricsOf(alarm));
  const ownMetrics = new Set(
    metrics.filter(({ Namespace }) => Namespace?.startsWith('Thali/')).map(nameOf),
  );
  const rules = ofType(all, 'AWS::WAFv2::WebACL').flatMap(([, acl]) => acl.Properties.Rules);
  // Jobs share one measured operation, so the second function costs one request more.
  const jobs = {
    name: 'jobs',
    times: 1,
    runs: { fn: 'reconcile-payments', operation: 'jobs of a minute' },
  } as const;
  const jobCosts = costOfStep(jobs, measured);
  return {
    [`firewall, ${rules.length} rules`]:
      countOf('AWS::WAFv2::WebACL') * prices.firewallMonth +
      rules.length * prices.firewallRuleMonth,
    [`${countOf('AWS::CloudWatch::Alarm')} alarms on ${metrics.length} metrics`]:
      metrics.length * prices.alarmMetricMonth,
    dashboard: countOf('AWS::CloudWatch::Dashboard') * prices.dashboardMonth,
    [`${ownMetrics.size} own metrics that alarms read`]: ownMetrics.size * prices.ownMetricMonth,
    'two jobs of every minute':
      minutesPerMonth *
      (Object.values(jobCosts).reduce((sum, value) => sum + value, 0) + prices.lambdaRequest),
    'health check from outside': countOf('AWS::Route53::HealthCheck') * prices.healthCheckMonth,
    'pollers of an empty queue': pollersPerQueue * 3 * minutesPerMonth * prices.queueRequest,
    // Razorpay's keys are a secret that the operator creates.
    'secrets, key, hosted zone':
      (countOf('AWS::SecretsManager::Secret') + 1) * prices.secretMonth +
      countOf('AWS::KMS::Key') * prices.keyMonth +
      prices.hostedZoneMonth,
  };
}

interface AlarmMetric {
  Namespace?: string;
  MetricName?: string;
  Dimensions?: unknown;
}

/** The metrics that an alarm reads. AWS charges for each. */
function metricsOf({ Properties }: Resource): AlarmMetric[] {
  const { Metrics } = Properties as { Metrics?: { MetricStat?: { Metric: AlarmMetric } }[] };
  return Metrics ? Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) : [Properties];
}

const nameOf = ({ MetricName, Dimensions }: AlarmMetric) =>
  JSON.stringify([MetricName, Dimensions]);
