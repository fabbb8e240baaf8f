import type { ErrorCode } from '@thali/shared/http/error-codes';
import type { PaymentStatus } from '@thali/shared/payments/payment-fields';
import type { scheduledJobs } from '../routes/route-table.ts';
import type { MetricName, metrics } from './metric-names.ts';

export type JobName = (typeof scheduledJobs)[number]['name'];

/** The values of each dimension. */
interface DimensionValues {
  code: ErrorCode;
  state: PaymentStatus;
  job: JobName;
}

type Metrics = typeof metrics;

type NamesOfUnit<Unit> = {
  [Name in MetricName]: Metrics[Name] extends { unit: Unit } ? Name : never;
}[MetricName];

export type CountMetric = NamesOfUnit<'Count'>;
export type DurationMetric = NamesOfUnit<'Milliseconds'>;

/** The extra argument of a metric with a dimension; empty for other metrics. */
export type ValueOf<Name extends MetricName> = Metrics[Name] extends {
  dimension: infer Dimension extends keyof DimensionValues;
}
  ? [value: DimensionValues[Dimension]]
  : [];
