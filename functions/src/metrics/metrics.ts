import { Metrics } from '@aws-lambda-powertools/metrics';
import { log } from '../logs/log.ts';
import { type MetricName, metrics } from './metric-names.ts';
import type { CountMetric, DurationMetric, ValueOf } from './metric-values.ts';

/** Adds one to a metric. The end of the invocation publishes it. It never throws. */
export function count<Name extends CountMetric>(name: Name, ...[value]: ValueOf<Name>): void {
  add(name, 1, value);
}

/** Records a duration. It never throws. */
export function measure(name: DurationMetric, milliseconds: number): void {
  add(name, milliseconds);
}

/** Writes all counts to the log, where CloudWatch reads them. */
export function publishMetrics(): void {
  for (const store of stores.values()) {
    if (store.hasStoredMetrics()) ignoreFailure(() => store.publishStoredMetrics());
  }
}

/** A log entry has one set of dimensions, so each set has its own store. */
const stores = new Map<string, Metrics>();

function add(name: MetricName, amount: number, value?: string): void {
  ignoreFailure(() => {
    if (!Number.isFinite(amount)) throw new RangeError(`${name} is not a number`);
    const metric: { unit: 'Count' | 'Milliseconds'; dimension?: string } = metrics[name];
    storeFor(metric.dimension, value).addMetric(name, metric.unit, amount);
  });
}

function storeFor(dimension?: string, value?: string): Metrics {
  const defaultDimensions = dimension && value ? { [dimension]: value } : {};
  const key = JSON.stringify(defaultDimensions);
  const store = stores.get(key) ?? new Metrics({ defaultDimensions });
  stores.set(key, store);
  return store;
}

function ignoreFailure(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    log.warn('metric lost', { error });
  }
}
