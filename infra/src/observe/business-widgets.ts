import { Duration } from 'aws-cdk-lib';
import type { Graph } from './dashboard.ts';
import { ownMetric, searchMetric } from './own-metrics.ts';
import { emailReputation, smsParts, smsSpend } from './service-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

const minute = Duration.minutes(1);
const period = Duration.minutes(5);
const hour = Duration.hours(1);

/** Graphs about orders, payments, messages and jobs. */
export function businessWidgets({ stage }: WatchedResources): Graph[] {
  const latency = (statistic: string) =>
    ownMetric('PlacementLatency', { stage, fn: 'orders', period, statistic, label: statistic });
  return [
    {
      title: 'Orders per minute',
      metrics: [ownMetric('OrdersPlaced', { stage, fn: 'orders', period: minute })],
    },
    { title: 'Placing an order, ms', metrics: ['p50', 'p95', 'p99'].map(latency) },
    {
      title: 'Refusals and errors by code',
      metrics: [searchMetric('Refusals', { stage, by: 'code', period })],
    },
    {
      title: 'Payments by state, payments that wait for a person, and refused webhooks',
      metrics: [
        searchMetric('Payments', { stage, by: 'state', period: hour }),
        searchMetric('PaymentsStopped', { stage, by: 'service', period: hour }),
        searchMetric('RefundsStopped', { stage, by: 'service', period: hour }),
        searchMetric('WebhooksRefused', { stage, by: 'service', period: hour }),
      ],
    },
    {
      title: 'Payment settings of messes changed',
      metrics: [ownMetric('PaymentSettingsChanged', { stage, fn: 'order-payments', period: hour })],
    },
    {
      title: 'Orders that no kitchen had seen after 3 minutes; latest alarm, ms (right)',
      metrics: [ownMetric('OrdersUnanswered', { stage, fn: 'raise-alarms', period })],
      right: [
        ownMetric('AlarmLateness', { stage, fn: 'raise-alarms', period, statistic: 'Maximum' }),
      ],
    },
    {
      title: 'Push messages sent and failed',
      metrics: (['PushesSent', 'PushesFailed'] as const).map((name) =>
        searchMetric(name, { stage, by: 'service', period }),
      ),
    },
    {
      title: 'Messes whose orders often end uncollected',
      metrics: [ownMetric('OftenUncollected', { stage, fn: 'remind-subscribers', period: hour })],
    },
    {
      title: 'Messages sent and failed, and days whose codes were half used',
      metrics: (
        ['SmsSent', 'SmsFailed', 'EmailsSent', 'EmailsFailed', 'CodesHalfUsed'] as const
      ).map((name) => searchMetric(name, { stage, by: 'service', period: hour })),
    },
    {
      title: 'SMS spend this month, USD; e-mail reputation (right)',
      metrics: [smsSpend()],
      right: [emailReputation('Bounce'), emailReputation('Complaint')],
    },
    {
      title: 'Parts of texts to India: sent and delivered',
      metrics: [smsParts('Sent'), smsParts('Delivered')],
    },
    { title: 'Jobs done', metrics: [searchMetric('JobsDone', { stage, by: 'job', period: hour })] },
    {
      title: 'Forecasts trained and failed',
      metrics: (['ForecastsTrained', 'ForecastsFailed'] as const).map((name) =>
        searchMetric(name, { stage, by: 'service', period: hour }),
      ),
    },
    {
      title: 'Faults by function',
      metrics: [searchMetric('Faults', { stage, by: 'service', period })],
    },
  ];
}
