import { Metrics } from '@aws-lambda-powertools/metrics';
import { log } from '../logs/log.ts';
import { type MetricName, metrics } from './metric-names.ts';
import type { Counted, Measured, ValueOf } from './metric-values.ts';

/** One more of something. It is sent at the end of the invocation, and never makes one fail. */
export function count<Name extends Counted>(name: Name, ...[value]: ValueOf<Name>): void {
  add(name, 1, value);
}

/** How long something took. */
export function measure(name: Measured, milliseconds: number): void {
  add(name, milliseconds);
}

/** Writes all that was counted, as CloudWatch reads it out of the log. */
export function publishMetrics(): void {
  for (const store of stores.values()) {
    if (store.hasStoredMetrics()) quietly(() => store.publishStoredMetrics());
  }
}

/** An entry in the log has one set of dimensions, so each set has a store of its own. There are few. */
const stores = new Map<string, Metrics>();

function add(name: MetricName, amount: number, value?: string): void {
  quietly(() => {
    if (!Number.isFinite(amount)) throw new RangeError(`${name} is no number`);
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

function quietly(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    log.warn('a metric was lost', { error });
  }
}
