/** Below it the stage, so that several stages of one account are kept apart: `Thali/prod`. */
export const metricNamespace = 'Thali';

interface Metric {
  unit: 'Count' | 'Milliseconds';
  /** Its dimension, beside the function; few values each. */
  dimension?: 'code' | 'state' | 'job';
}

/** What the functions count of their own, in CloudWatch's embedded format; the alarms and the dashboard read it. */
export const metrics = {
  /** Orders committed; a repeat of a placement is not counted again. */
  OrdersPlaced: { unit: 'Count' },
  /** From the request's arrival in the function to the order's commit. */
  PlacementLatency: { unit: 'Milliseconds' },
  /** Answers of 400 and above, by the envelope's code. */
  Refusals: { unit: 'Count', dimension: 'code' },
  /** Answers of 500 and above, and jobs and consumers that failed. */
  Faults: { unit: 'Count' },
  /** How long after its time a step about an order that nobody has seen was done. */
  AlarmLateness: { unit: 'Milliseconds' },
  /** Orders that nobody in the kitchen had seen after three minutes. */
  OrdersUnanswered: { unit: 'Count' },
  /** Messages to browsers, those that push services took and those that they did not. */
  PushesSent: { unit: 'Count' },
  PushesFailed: { unit: 'Count' },
  /** Payments by the state that they came into. */
  Payments: { unit: 'Count', dimension: 'state' },
  /** Paid, but what was bought can't be made without a person. */
  PaymentsStopped: { unit: 'Count' },
  /** The same of a guest's payment to a mess: mostly money that can't be given back. */
  RefundsStopped: { unit: 'Count' },
  /** Webhooks with a wrong signature, about a payment of somebody else, or whose money does not fit the order. */
  WebhooksRefused: { unit: 'Count' },
  /** Changes of where guests' payments to a mess go. */
  PaymentSettingsChanged: { unit: 'Count' },
  SmsSent: { unit: 'Count' },
  SmsFailed: { unit: 'Count' },
  /** Half of the codes that a day's cap allows, of sign-in or of resets, are sent. */
  CodesHalfUsed: { unit: 'Count' },
  EmailsSent: { unit: 'Count' },
  EmailsFailed: { unit: 'Count' },
  ForecastsTrained: { unit: 'Count' },
  ForecastsFailed: { unit: 'Count' },
  /** Messes whose orders end uncollected too often, each day. */
  OftenUncollected: { unit: 'Count' },
  /** Runs that ended well, by job: an alarm misses the one that should have run. */
  JobsDone: { unit: 'Count', dimension: 'job' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
