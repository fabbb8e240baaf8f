import { once } from 'node:events';
import { request } from 'node:http';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAs } from './access/enforce-access.ts';
import { startPlatform } from './platform.ts';
import type { Platform } from './platform-options.ts';
import { demoPassword, demoPeople } from './seed/demo-people.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform({
    port: 0,
    site: 'skip',
    history: false,
    database: 'memory',
    quiet: true,
  });
}, 120_000);

afterAll(() => platform.stop());

test('answers on both loopback addresses and on the host of every tenant', async () => {
  const statusOf = (host: string) =>
    new Promise((resolve, reject) => {
      const headers = { host: `demo.localhost:${platform.port}` };
      request({ host, port: platform.port, path: '/api/health', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await statusOf('127.0.0.1')).toBe(200);
  expect(await statusOf('::1')).toBe(200);
});

test('serves the seeded demo with its pictures', async () => {
  const storefront = await fetch(`${platform.url}/api/storefront/demo`);
  const answer = (await storefront.json()) as Record<string, Array<{ image: string }>>;
  const { menu_items: items = [], menu_categories: categories = [] } = answer;
  expect(categories.length).toBeGreaterThanOrEqual(5);
  expect(items.length).toBeGreaterThanOrEqual(24);
  for (const { image } of items) {
    const picture = await fetch(platform.url + image);
    expect([image, picture.status]).toEqual([image, 200]);
  }
});

test('waits ten seconds for its engines', async () => {
  const { table } = await import('@thali/functions/table/table-client');
  const handler = table.config.requestHandler as unknown as { httpHandlerConfigs(): object };
  expect(handler.httpHandlerConfigs()).toMatchObject({
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
  });
});

test('refuses a call that the role of the function does not allow', async () => {
  const { table, tableName } = await import('@thali/functions/table/table-client');
  const get = (PK: string) =>
    runAs('storefront', () =>
      table.send(new GetCommand({ TableName: tableName(), Key: { PK, SK: 'PROFILE' } })),
    );
  expect(await get('V#0000000000')).toHaveProperty('$metadata');
  await expect(get('PAYMENTS#OPEN')).rejects.toThrow(
    "The route table grants 'storefront' no dynamodb:GetItem",
  );
});

test.each(demoPeople)('$email signs in as $role', async ({ email, role }) => {
  const answer = await fetch(`${platform.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, role }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ user: { email, role } });
});

test('lists sent messages, also for one address', async () => {
  const phone = '+919812345670';
  await fetch(`${platform.url}/api/auth/request-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  const sentTo = async (query: string) =>
    (await fetch(`${platform.url}/__local/outbox${query}`)).json();
  expect(await sentTo('')).toEqual([expect.objectContaining({ channel: 'sms', to: phone })]);
  expect(await sentTo(`?to=${encodeURIComponent(phone)}`)).toHaveLength(1);
  expect(await sentTo('?to=nobody')).toEqual([]);
});

test('runs a scheduled job on demand', async () => {
  const run = (name: string) => fetch(`${platform.url}/__local/jobs/${name}`, { method: 'POST' });
  expect((await run('expire-orders')).status).toBe(200);
  expect((await run('none')).status).toBe(404);
});

test.each(['evil.example', '192.168.1.20', 'localhost.evil.example'])(
  'shows no sent messages to a page on %s',
  async (host) => {
    const sentRequest = request(`${platform.url}/__local/outbox`, { headers: { host } }).end();
    const [{ statusCode }] = await once(sentRequest, 'response');
    expect(statusCode).toBe(403);
  },
);
