import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../live/fake-gateway.ts';
import { forgetConnection } from '../live/memberships.table.ts';
import { menuChange, newOrder } from '../live/sample-record.ts';
import { log } from '../logs/log.ts';
import { handler } from './broadcast.lambda.ts';

let gateway: FakeGateway;
let viewers: string[];

vi.mock('../config.ts', () => ({
  config: {
    get websocketUrl() {
      return gateway.url;
    },
  },
}));
// A long time-out, because a retry after a time-out would break the counts below.
vi.mock('../aws/transient-faults.ts', async (original) => ({
  ...(await original<object>()),
  requestHandler: { connectionTimeout: 60_000, requestTimeout: 60_000 },
}));
vi.mock('../alarm/alarm-queue.ts', () => ({ sendAlarms: async () => new Map() }));
vi.mock('../storefront/menu-stamp.table.ts', () => ({ putMenuStamp: async () => undefined }));
vi.mock('../vendors/vendor-label.ts', () => ({ vendorLabel: async () => undefined }));
vi.mock('../live/memberships.table.ts', () => ({
  connectionsOf: async (audience: string) => {
    if (audience.endsWith('#MENU')) return viewers;
    return audience.endsWith('#STAFF') ? ['cook'] : [];
  },
  forgetConnection: vi.fn(),
}));

beforeAll(async () => {
  gateway = await startFakeGateway();
});
afterAll(() => gateway.stop());

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'ap-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  vi.mocked(forgetConnection).mockImplementation(async (closed) => {
    viewers = viewers.filter((id) => id !== closed);
  });
  viewers = Array.from({ length: 300 }, (_, index) => `viewer-${index}`);
  Object.assign(gateway, { delivered: [], posts: 0, maxConcurrent: 0 });
  gateway.answer = () => ({ status: 200 });
});

const vendorId = 'VENDR00001';

/** The number of times that each viewer received each version. */
function versionsAtViewers(): Record<string, number> {
  const received: Record<string, number> = {};
  for (const { connectionId, frame } of gateway.delivered) {
    if (frame.event !== 'menu:update') continue;
    const key = `${connectionId} ${frame.data.menu_version}`;
    received[key] = (received[key] ?? 0) + 1;
  }
  return received;
}

it('posts a menu once to each viewer, retries failed posts and forgets closed connections', async () => {
  let refusals = 12;
  gateway.answer = (id) => {
    if (id === 'viewer-3' || id === 'viewer-4') return { status: 410 };
    if (id === 'viewer-5') return { status: 200, delayMs: 800 };
    if (id.startsWith('viewer-1') && refusals > 0) {
      refusals -= 1;
      return { status: refusals % 2 ? 503 : 429 };
    }
    return { status: 200 };
  };
  expect(await handler({ Records: [menuChange(vendorId)] })).toEqual({ batchItemFailures: [] });
  expect(Object.values(versionsAtViewers())).toEqual(Array.from({ length: 298 }, () => 1));
  expect(new Set(gateway.delivered.map(({ frame }) => frame.data.menu_version)).size).toBe(1);
  expect(gateway.posts).toBe(300 + 12);
  expect(vi.mocked(forgetConnection).mock.calls.map(([id]) => id)).toEqual([
    'viewer-3',
    'viewer-4',
  ]);
  expect(gateway.maxConcurrent).toBeLessThanOrEqual(40);
});

it('keeps the version when Lambda sends a record again, and posts only to viewers without the frame', async () => {
  const clock = performance.now.bind(performance);
  let skippedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + skippedMs);
  gateway.answer = (id) => {
    if (id !== 'viewer-7') return { status: 200 };
    // The clock passes the run's end while this post still fails.
    if (gateway.delivered.length > 250) skippedMs = 36_000;
    return { status: 503 };
  };
  const record = menuChange(vendorId);
  const sequenceNumber = record.dynamodb?.SequenceNumber;
  expect(await handler({ Records: [record] })).toEqual({
    batchItemFailures: [{ itemIdentifier: sequenceNumber }],
  });
  gateway.answer = () => ({ status: 200 });
  expect(await handler({ Records: [record, newOrder(vendorId)] })).toEqual({
    batchItemFailures: [],
  });
  const received = versionsAtViewers();
  expect(Object.values(received)).toEqual(viewers.map(() => 1));
  expect(new Set(Object.keys(received).map((key) => key.split(' ')[1])).size).toBe(1);
});

it('gives each change a new version, even within one second', async () => {
  await handler({ Records: [menuChange(vendorId)] });
  await handler({ Records: [menuChange(vendorId)] });
  expect(Object.keys(versionsAtViewers())).toHaveLength(600);
  expect(gateway.delivered[0]?.frame.data.menu_version).toMatch(/^\d{10}000\.\d+$/);
});

it('sends an order before an earlier change of the menu', async () => {
  await handler({ Records: [menuChange(vendorId), newOrder(vendorId)] });
  const events = gateway.delivered.map(({ frame }) => frame.event);
  expect(events.slice(0, 2)).toEqual(['order:new', 'menu:update']);
  expect(events).toHaveLength(301);
});
