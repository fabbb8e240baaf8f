import type { Context } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { platformRoutes } from '../routes/platform-routes.ts';
import { httpFunction } from './http-function.ts';
import type { HttpEvent } from './pipeline.ts';

vi.mock('../config.ts', () => ({ config: { edgeSecret: 'known to the edge' } }));

const handler = httpFunction(platformRoutes, {
  getHealth: async () => ({ status: 'ok' as const, version: 'test' }),
});

function call(secret: string | undefined) {
  const http = { method: 'GET', path: '/api/health', sourceIp: '203.0.113.7' };
  const routeKey = 'GET /api/health';
  const headers = secret === undefined ? {} : { 'x-origin-secret': secret };
  const event = { routeKey, headers, requestContext: { http, routeKey, requestId: 'request-1' } };
  const context = { getRemainingTimeInMillis: () => 5000 };
  return handler(event as unknown as HttpEvent, context as Context);
}

it('accepts a call through the edge', async () => {
  expect(await call('known to the edge')).toMatchObject({ statusCode: 200 });
});

it.each([undefined, '', 'a guess'])(
  'refuses a call that bypasses the edge, with the secret %j',
  async (secret) => {
    const { statusCode, body } = await call(secret);
    expect([statusCode, JSON.parse(body ?? '')]).toEqual([
      403,
      {
        error: 'Please use the address of the site.',
        code: 'FORBIDDEN',
        request_id: 'request-1',
      },
    ]);
  },
);
