import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Imports a new copy of the module, because it reads the environment at its first count. */
async function importMetrics() {
  vi.resetModules();
  vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Thali/test');
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'orders');
  return import('./metrics.ts');
}

let metrics: Awaited<ReturnType<typeof importMetrics>>;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  metrics = await importMetrics();
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(JSON.parse(String(text)));
      return true;
    });
  }
});

/** The metrics that CloudWatch reads from the lines. */
function readPublished() {
  return lines.map(({ _aws, ...values }) => {
    const [directive] = Object(_aws).CloudWatchMetrics;
    return { namespace: directive.Namespace, dimensions: directive.Dimensions, values };
  });
}

describe('publishMetrics', () => {
  it('writes one entry per function at the end of the invocation', () => {
    metrics.count('OrdersPlaced');
    metrics.measure('PlacementLatency', 41.5);
    metrics.count('OrdersPlaced');
    expect(lines).toEqual([]);
    metrics.publishMetrics();
    expect(readPublished()).toEqual([
      {
        namespace: 'Thali/test',
        dimensions: [['service']],
        values: { service: 'orders', OrdersPlaced: [1, 1], PlacementLatency: 41.5 },
      },
    ]);
    const [directive] = Object(lines[0]?._aws).CloudWatchMetrics;
    expect(directive.Metrics).toEqual([
      { Name: 'OrdersPlaced', Unit: 'Count' },
      { Name: 'PlacementLatency', Unit: 'Milliseconds' },
    ]);
  });

  it('writes one entry for each value of a metric’s dimension', () => {
    metrics.count('Refusals', 'NOT_FOUND');
    metrics.count('Faults');
    metrics.count('Refusals', 'INTERNAL_ERROR');
    metrics.count('Refusals', 'NOT_FOUND');
    metrics.publishMetrics();
    expect(readPublished().map(({ dimensions, values }) => ({ dimensions, values }))).toEqual([
      {
        dimensions: [['service', 'code']],
        values: { service: 'orders', code: 'NOT_FOUND', Refusals: [1, 1] },
      },
      { dimensions: [['service']], values: { service: 'orders', Faults: 1 } },
      {
        dimensions: [['service', 'code']],
        values: { service: 'orders', code: 'INTERNAL_ERROR', Refusals: 1 },
      },
    ]);
  });

  it('writes each count once, and no entry without a count', () => {
    metrics.count('JobsDone', 'expire-orders');
    metrics.publishMetrics();
    metrics.publishMetrics();
    expect(lines).toHaveLength(1);
  });
});

it('drops an invalid metric and logs a warning', () => {
  metrics.measure('PlacementLatency', Number.NaN);
  metrics.count('OrdersPlaced');
  metrics.publishMetrics();
  expect(lines.map(({ message, OrdersPlaced }) => message ?? OrdersPlaced)).toEqual([
    'metric lost',
    1,
  ]);
});

it('survives an error of the log stream', () => {
  vi.mocked(process.stdout.write).mockImplementation(() => {
    throw new Error('EPIPE');
  });
  metrics.count('OrdersPlaced');
  expect(() => metrics.publishMetrics()).not.toThrow();
});
