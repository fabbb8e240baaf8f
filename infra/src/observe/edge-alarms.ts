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

/** Of what goes wrong before a call reaches the gateway, whose own alarms hear nothing of it. */
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
    because:
      'More than 2 % of what browsers asked CloudFront for, of 100 requests at least, failed in each of two times 5 minutes: files, documents, calls and the live link together.',
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
    because:
      'The firewall refused more than a tenth of all requests, and 500 at least, in each of two times 5 minutes: somebody floods the site, or a rule refuses honest people.',
  });
}
