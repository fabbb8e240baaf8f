import { beforeEach, describe, expect, it, vi } from 'vitest';

const metrics = vi.hoisted(() => ({ count: vi.fn(), publishMetrics: vi.fn() }));
vi.mock('../metrics/metrics.ts', () => metrics);

const { job } = await import('./job.ts');
const { consumer } = await import('./consumer.ts');
const { logFault } = await import('./invocation.ts');

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  for (const method of [metrics.count, metrics.publishMetrics]) method.mockReset();
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(JSON.parse(String(text)));
      return true;
    });
  }
});

describe('a job', () => {
  it('counts a run after it succeeds, and publishes its metrics', async () => {
    const countedBefore: number[] = [];
    const doubling = job('expire-orders', async ({ times = 1 }: { times?: number } = {}) => {
      countedBefore.push(metrics.count.mock.calls.length);
      return times * 2;
    });
    expect(await doubling({ times: 4 }, { awsRequestId: 'run-1' })).toBe(8);
    expect(await doubling()).toBe(2);
    expect(countedBefore).toEqual([0, 1]);
    expect(metrics.count.mock.calls).toEqual([
      ['JobsDone', 'expire-orders'],
      ['JobsDone', 'expire-orders'],
    ]);
    expect(metrics.publishMetrics).toHaveBeenCalledTimes(2);
    expect(lines.slice(0, 2)).toMatchObject([
      { message: 'job started', job: 'expire-orders', request_id: 'run-1' },
      { message: 'job done', job: 'expire-orders', duration_ms: expect.any(Number) },
    ]);
  });

  it('counts a failure as a fault, and throws the error without its extra properties', async () => {
    const row = { customerName: 'Kausalya' };
    const failing = job('remind-subscribers', async () => {
      throw Object.assign(new TypeError('No way to asha@mess.example'), { Item: row });
    });
    const thrown = await failing().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'TypeError', message: 'No way to [e-mail]' });
    expect(thrown).not.toHaveProperty('Item');
    expect(thrown instanceof Error && thrown.stack).not.toContain('asha');
    expect(metrics.count.mock.calls).toEqual([['Faults']]);
    expect(metrics.publishMetrics).toHaveBeenCalledOnce();
    expect(lines.at(-1)).toMatchObject({ level: 'ERROR', job: 'remind-subscribers' });
    expect(JSON.stringify(lines)).not.toMatch(/Kausalya|asha/);
  });
});

it('a consumer publishes its metrics even if a record fails', async () => {
  const broadcast = consumer('broadcast', async () => {
    logFault('broadcast failed', { sequence_number: '7' });
    return { batchItemFailures: [{ itemIdentifier: '7' }] };
  });
  await broadcast({ Records: [] }, { awsRequestId: 'batch-1' });
  expect(metrics.count.mock.calls).toEqual([['Faults']]);
  expect(metrics.publishMetrics).toHaveBeenCalledOnce();
  expect(lines).toMatchObject([
    { consumer: 'broadcast', request_id: 'batch-1', sequence_number: '7' },
  ]);
});
