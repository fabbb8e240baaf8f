import type { MetricName } from '@thali/functions/metrics/metric-names';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { uncollectedDays, uncollectedLimit } from '@thali/shared/admin/uncollected';
import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { functionsWith } from './function-groups.ts';
import { ownMetric, sumOf } from './own-metrics.ts';
import { emailReputation, smsParts, smsSpend } from './service-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

const hour = Duration.hours(1);

/** Alarms on payments, fees, codes, e-mail and forecasts. */
export function addBusinessAlarms(scope: Construct, watched: WatchedResources): void {
  const { stage } = watched;
  const payingFunctions = functionsWith(({ secrets }) => secrets.includes('razorpay'));
  const failedPayments = payingFunctions.map((fn) =>
    ownMetric('Payments', { stage, fn, period: hour, dimensions: { state: 'failed' } }),
  );
  addAlarm(scope, stage, {
    name: 'payments-failing',
    metric: sumOf(failedPayments, { period: hour, label: 'Failed payments' }),
    threshold: 5,
    explanation:
      'More than 5 payments failed within an hour. A buyer can try another card; this many failures at once are our fault or Razorpay’s.',
  });
  addAlarm(scope, stage, {
    name: 'payment-stopped',
    metric: sumOf(
      payingFunctions.map((fn) => ownMetric('PaymentsStopped', { stage, fn, period: hour })),
      { period: hour, label: 'Stopped payments' },
    ),
    threshold: 0,
    explanation:
      'A plan or a settlement of fees is paid, but not carried out. A person must look at it.',
  });
  const refundingFunctions = functionsWith(({ seals }) => seals.includes('Decrypt'));
  addAlarm(scope, stage, {
    name: 'refund-stopped',
    metric: sumOf(
      refundingFunctions.map((fn) => ownMetric('RefundsStopped', { stage, fn, period: hour })),
      { period: hour, label: 'Stopped refunds' },
    ),
    threshold: 0,
    explanation:
      'A guest paid a mess, but the order is not marked as paid or the refund fails. A person must look at it.',
  });
  const { percent, orders } = uncollectedLimit;
  addAlarm(scope, stage, {
    name: 'often-uncollected',
    metric: ownMetric('OftenUncollected', { stage, fn: 'remind-subscribers', period: hour }),
    threshold: 0,
    explanation: `A mess had at least ${orders} orders in ${uncollectedDays} days, and more than ${percent} % of them were never collected: they expired when they were ready, or the kitchen marked them Not collected. Such orders owe no fee.`,
  });
  addAlarm(scope, stage, {
    name: 'forecasts-failing',
    metric: ownMetric('ForecastsFailed', { stage, fn: 'retrain-forecasts', period: hour }),
    threshold: 0,
    explanation:
      'The nightly training failed for some vendors; they keep yesterday’s forecast. It should never fail.',
  });
  addAlarm(scope, stage, {
    name: 'codes-half-used',
    metric: ownMetric('CodesHalfUsed', { stage, fn: 'auth', period: hour }),
    threshold: 0,
    explanation:
      'Half of the codes that the platform may send in a day (-c otpPerDay, UTC) are sent. The last tenth goes to known phones only. After that nobody can sign in by code until midnight UTC.',
  });
  addAlarm(scope, stage, {
    name: 'alarms-late',
    metric: ownMetric('AlarmLateness', {
      stage,
      fn: 'raise-alarms',
      period: Duration.minutes(1),
      statistic: 'Maximum',
    }),
    threshold: 60_000,
    periods: 5,
    badPeriods: 3,
    explanation:
      'In 3 of 5 minutes the alarm of an unseen order reached a kitchen more than a minute late.',
  });
  addAlarm(scope, stage, {
    name: 'pushes-failing',
    metric: failedShare(stage, {
      fns: ['raise-alarms'],
      sent: 'PushesSent',
      failed: 'PushesFailed',
      minFailures: 20,
    }),
    threshold: 50,
    explanation:
      'More than half of the push messages, at least 20, failed within 15 minutes: phones and tablets in kitchens do not ring.',
  });
  if (watched.lunchOrders !== undefined) addLunchAlarm(scope, stage, watched.lunchOrders);
  if (watched.canSend.sms) addSmsAlarms(scope, watched);
  if (watched.canSend.email) addEmailAlarms(scope, watched);
}

/**
 * Fires if guests place too few orders at lunch, for any reason. A period without orders has no data, so the time of
 * day comes from the metric of a job that runs every minute.
 */
function addLunchAlarm(scope: Construct, stage: string, lunchOrders: number): void {
  const period = Duration.minutes(30);
  addAlarm(scope, stage, {
    name: 'no-orders',
    metric: new MathExpression({
      // 7 h UTC is 12:30 to 13:30 in India. Many canteens are closed on Sunday, the day 7.
      expression: `IF(HOUR(clock) == 7 AND DAY(clock) < 7, FILL(orders, 0), ${lunchOrders})`,
      usingMetrics: {
        clock: ownMetric('JobsDone', {
          stage,
          fn: 'cancel-unpaid-orders',
          period,
          dimensions: { job: 'cancel-unpaid-orders' },
        }),
        orders: ownMetric('OrdersPlaced', { stage, fn: 'orders', period }),
      },
      period,
      label: 'Orders at lunch',
    }),
    threshold: lunchOrders,
    firesBelow: true,
    explanation: `Guests placed fewer than ${lunchOrders} orders in half an hour at lunch, from Monday to Saturday (-c lunchOrders). Unless today is a holiday, guests cannot order.`,
  });
}

function addSmsAlarms(scope: Construct, { stage, smsMonthlySpend }: WatchedResources): void {
  addAlarm(scope, stage, {
    name: 'sms-failing',
    metric: failedShare(stage, {
      fns: functionsWith(({ sms }) => sms),
      sent: 'SmsSent',
      failed: 'SmsFailed',
      minFailures: 5,
    }),
    threshold: 20,
    explanation:
      'More than a fifth of the text messages, at least 5, failed within 15 minutes: people can’t sign in.',
  });
  addAlarm(scope, stage, {
    name: 'sms-undelivered',
    metric: new MathExpression({
      expression: 'IF(FILL(sent, 0) >= 5, 100 * FILL(delivered, 0) / sent, 100)',
      usingMetrics: { sent: smsParts('Sent'), delivered: smsParts('Delivered') },
      period: hour,
      label: 'Delivered, in percent',
    }),
    threshold: 50,
    firesBelow: true,
    explanation:
      'Carriers delivered less than half of the text messages to India, of 5 at least, within an hour. AWS reports no error if they block a text that differs from its DLT template.',
  });
  addAlarm(scope, stage, {
    name: 'sms-spend',
    metric: smsSpend(),
    threshold: smsMonthlySpend,
    explanation: `The account has spent more than ${smsMonthlySpend} US dollars on text messages this month (-c smsMonthlySpend). No more codes go out after the account reaches its own limit.`,
  });
}

function addEmailAlarms(scope: Construct, { stage }: WatchedResources): void {
  addAlarm(scope, stage, {
    name: 'email-failing',
    metric: sumOf(
      functionsWith(({ email }) => email).map((fn) =>
        ownMetric('EmailsFailed', { stage, fn, period: hour }),
      ),
      { period: hour, label: 'Failed e-mails' },
    ),
    threshold: 2,
    explanation:
      'More than 2 e-mails failed within an hour: new vendors don’t get their sign-in. There are few e-mails, and the platform retries each of them. An e-mail above the hourly cap of its kind also counts as failed.',
  });
  addAlarm(scope, stage, {
    name: 'email-bounces',
    metric: emailReputation('Bounce'),
    threshold: 0.025,
    explanation:
      'More than 2.5 % of the account’s e-mails bounce. SES reviews the account from 5 %.',
  });
  addAlarm(scope, stage, {
    name: 'email-complaints',
    metric: emailReputation('Complaint'),
    threshold: 0.0005,
    explanation:
      'More than 0.05 % of the account’s e-mails are reported as spam. SES reviews the account from 0.1 %.',
  });
}

interface Share {
  fns: readonly FunctionName[];
  sent: MetricName;
  failed: MetricName;
  /** Minimum failures for an alarm. */
  minFailures: number;
}

/** The share of failures, in percent. */
function failedShare(stage: string, { fns, sent, failed, minFailures }: Share): MathExpression {
  const period = Duration.minutes(15);
  const ofAll = (name: MetricName) =>
    sumOf(
      fns.map((fn) => ownMetric(name, { stage, fn, period })),
      { period, label: name, id: name.toLowerCase() },
    );
  return new MathExpression({
    expression: `IF(failed >= ${minFailures}, 100 * failed / (failed + sent), 0)`,
    usingMetrics: { sent: ofAll(sent), failed: ofAll(failed) },
    period,
    label: 'Failed, in percent',
  });
}
