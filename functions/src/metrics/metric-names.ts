/** The full namespace includes the stage, such as `Thali/prod`, because several stages may share an account. */
export const metricNamespace = 'Thali';

interface Metric {
  unit: 'Count' | 'Milliseconds';
  /** A second dimension, besides the function, with few values. */
  dimension?: 'code' | 'state' | 'job';
}

/** The functions' own metrics, in CloudWatch's embedded format. The alarms and the dashboard read them. */
export const metrics = {
  /** Placed orders. A retry of the same placement does not count again. */
  OrdersPlaced: { unit: 'Count' },
  /** From the start of the request in the function to the commit of the order. */
  PlacementLatency: { unit: 'Milliseconds' },
  /** Answers with status 400 or higher, by error code. */
  Refusals: { unit: 'Count', dimension: 'code' },
  /** Answers with status 500 or higher, and failed jobs and consumers. */
  Faults: { unit: 'Count' },
  /** The delay of an alarm step for an unacknowledged order. */
  AlarmLateness: { unit: 'Milliseconds' },
  /** Orders that the kitchen did not acknowledge within three minutes. */
  OrdersUnanswered: { unit: 'Count' },
  /** Push messages that push services accepted, and failed push messages. */
  PushesSent: { unit: 'Count' },
  PushesFailed: { unit: 'Count' },
  /** Payments by their new status. */
  Payments: { unit: 'Count', dimension: 'state' },
  /** Paid purchases that only a person can complete. */
  PaymentsStopped: { unit: 'Count' },
  /** Guests' payments to a mess that only a person can resolve, mostly because a refund fails. */
  RefundsStopped: { unit: 'Count' },
  /** Webhooks with a wrong signature, a foreign payment or an amount that does not match the order. */
  WebhooksRefused: { unit: 'Count' },
  /** Changes of the account that receives guests' payments to a mess. */
  PaymentSettingsChanged: { unit: 'Count' },
  SmsSent: { unit: 'Count' },
  SmsFailed: { unit: 'Count' },
  /** The platform has sent half of a day's codes, for sign-in or for password resets. */
  CodesHalfUsed: { unit: 'Count' },
  EmailsSent: { unit: 'Count' },
  EmailsFailed: { unit: 'Count' },
  ForecastsTrained: { unit: 'Count' },
  ForecastsFailed: { unit: 'Count' },
  /** Messes with too many uncollected orders; a daily job counts them. */
  OftenUncollected: { unit: 'Count' },
  /** Successful runs, by job. An alarm rings if an expected run is missing. */
  JobsDone: { unit: 'Count', dimension: 'job' },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;
