import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';

/** Route 53 needs at least three regions. The three regions here are near India. */
const regions = ['ap-southeast-1', 'ap-northeast-1', 'eu-west-1'];

/**
 * Calls the health route from outside, as a browser does: DNS, certificate, edge, gateway, function, a write to the
 * table. No other alarm sees a broken DNS record or certificate.
 */
export function addHealthCheck(scope: Construct, stage: string, siteHost: string): void {
  const { healthCheckId } = new HealthCheck(scope, 'HealthCheck', {
    type: HealthCheckType.HTTPS,
    fqdn: siteHost,
    resourcePath: '/api/health',
    regions,
  });
  addAlarm(scope, stage, {
    name: 'site-down',
    metric: new Metric({
      namespace: 'AWS/Route53',
      metricName: 'HealthCheckStatus',
      dimensionsMap: { HealthCheckId: healthCheckId },
      statistic: 'Minimum',
      period: Duration.minutes(1),
    }),
    threshold: 1,
    firesBelow: true,
    periods: 3,
    explanation:
      'For 3 minutes Route 53 could not call /api/health from other countries: guests may not reach the site.',
  });
}
