import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { edgeMetric, firewallMetric } from './service-metrics.ts';

const period = Duration.minutes(5);

interface Edge {
  stage: string;
  distributionId: string;
  hasFirewall: boolean;
}

/** Alarms on failures before a call reaches the gateway. The alarms of the gateway do not see them. */
export function addEdgeAlarms(
  scope: Construct,
  { stage, distributionId, hasFirewall }: Edge,
): void {
  addAlarm(scope, stage, {
    name: 'edge-5xx',
    metric: new MathExpression({
      expression: 'IF(FILL(requests, 0) >= 100, failed, 0)',
      usingMetrics: {
        requests: edgeMetric(distributionId, 'Requests', 'Sum'),
        failed: edgeMetric(distributionId, '5xxErrorRate', 'Average'),
      },
      period,
      label: 'Failed, in percent',
    }),
    threshold: 2,
    periods: 2,
    explanation:
      'More than 2 % of at least 100 requests to CloudFront failed in two consecutive 5-minute periods: files, documents, calls and the live link together.',
  });
  if (!hasFirewall) return;
  addAlarm(scope, stage, {
    name: 'firewall-blocks',
    metric: new MathExpression({
      expression: 'IF(FILL(blocked, 0) >= 500, 100 * blocked / (blocked + FILL(allowed, 0)), 0)',
      usingMetrics: {
        blocked: firewallMetric(stage, 'BlockedRequests'),
        allowed: firewallMetric(stage, 'AllowedRequests'),
      },
      period,
      label: 'Refused, in percent',
    }),
    threshold: 10,
    periods: 2,
    explanation:
      'The firewall blocked more than a tenth of all requests, at least 500, in two consecutive 5-minute periods: the site is under a flood of requests, or a rule blocks legitimate visitors.',
  });
}
