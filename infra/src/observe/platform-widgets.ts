import { streamConsumers } from '@thali/functions/routes/route-table';
import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Graph } from './dashboard.ts';
import { iteratorAge, waitingMessages } from './event-alarms.ts';
import { allFunctions } from './function-groups.ts';
import {
  edgeMetric,
  edgeRegion,
  tableErrors,
  tableThrottles,
  tableUnits,
} from './service-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

const period = Duration.minutes(5);

/** Graphs about functions, APIs, the table and the edge. */
export function platformWidgets(watched: WatchedResources): Graph[] {
  const { functionOf, failureQueues, httpApi, socketApi, table } = watched;
  const lambdas = allFunctions.map((label) => ({ label, lambda: functionOf(label).lambda }));
  return [
    {
      title: 'Function errors',
      metrics: lambdas.map(({ label, lambda }) => lambda.metricErrors({ period, label })),
    },
    {
      title: 'Function duration p95, ms',
      metrics: lambdas.map(({ label, lambda }) =>
        lambda.metricDuration({ period, label, statistic: 'p95' }),
      ),
    },
    {
      title: 'Function throttles',
      metrics: lambdas.map(({ label, lambda }) => lambda.metricThrottles({ period, label })),
    },
    {
      title: 'HTTP API: calls, and 4xx and 5xx (right)',
      metrics: [httpApi.metricCount({ period, statistic: 'Sum' })],
      right: [
        httpApi.metricClientError({ period, statistic: 'Sum' }),
        httpApi.metricServerError({ period, statistic: 'Sum' }),
      ],
    },
    {
      title: 'WebSocket: connections made, messages; errors (right)',
      metrics: ['ConnectCount', 'MessageCount'].map((name) =>
        socketApi.metric(name, { period, statistic: 'Sum' }),
      ),
      right: ['IntegrationError', 'ExecutionError'].map((name) =>
        socketApi.metric(name, { period, statistic: 'Sum' }),
      ),
    },
    {
      title: 'Stream lag, ms',
      metrics: streamConsumers.map(({ name, fn }) =>
        iteratorAge(functionOf(fn).lambda.functionName).with({ label: name }),
      ),
    },
    { title: 'Table: units consumed', metrics: tableUnits(table) },
    {
      title: 'Table: throttles, and errors (right)',
      metrics: tableThrottles(table),
      right: tableErrors(table),
    },
    {
      title: 'Failure queues: work that waits',
      metrics: failureQueues.map(({ source, queue }) => waitingMessages(queue, source)),
    },
    ...edgeGraphs(watched),
  ];
}

function edgeGraphs({ stage, distribution }: WatchedResources): Graph[] {
  const ofEdge = (metricName: string, statistic: string) =>
    edgeMetric(distribution.distributionId, metricName, statistic);
  return [
    {
      title: 'CloudFront: requests, and 4xx and 5xx in percent (right)',
      metrics: [ofEdge('Requests', 'Sum')],
      right: [ofEdge('4xxErrorRate', 'Average'), ofEdge('5xxErrorRate', 'Average')],
      region: edgeRegion,
    },
    {
      title: 'Firewall: blocked and counted, by rule',
      metrics: ['BlockedRequests', 'CountedRequests'].map(
        (name) =>
          new MathExpression({
            expression: `SEARCH('{AWS/WAFV2,Rule,WebACL} WebACL="thali-${stage}" MetricName="${name}"', 'Sum', 300)`,
            usingMetrics: {},
            label: name === 'CountedRequests' ? 'counted' : 'blocked',
            period,
            searchRegion: edgeRegion,
          }),
      ),
      region: edgeRegion,
    },
  ];
}
