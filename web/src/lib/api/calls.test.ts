import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import { callApi } from './call-api.ts';
import type { AnswerOf } from './calls.ts';

afterEach(() => vi.unstubAllGlobals());

it('encodes each param as one path segment', async () => {
  const fetched = vi.fn(async (_url: string) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await callApi('DELETE /vendors/{vendorId}/menu-items/{itemId}', {
    params: { vendorId: 'V1', itemId: 'a/b?c' },
  });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/vendors/V1/menu-items/a%2Fb%3Fc');
});

it('types the answer as the contract does', () => {
  expectTypeOf<AnswerOf<'POST /orders/expire-old-orders'>>().toEqualTypeOf<{
    expiredCount: number;
    hasMore: boolean;
  }>();
});

it('compiles only calls with a contract', () => {
  const params = { vendorId: 'V1' };
  const calls = () => [
    callApi('PUT /vendors/{vendorId}/menu-order', { params, body: { itemIds: ['I1'] } }),
    callApi('PUT /vendors/{vendorId}/menu-order', { params, body: { item_ids: ['I1'] } }),
    // @ts-expect-error another path
    callApi('PUT /vendors/{vendorId}/menu-orders', { params, body: {} }),
    // @ts-expect-error another method
    callApi('POST /vendors/{vendorId}/menu-order', { params, body: {} }),
    // @ts-expect-error no params
    callApi('PUT /vendors/{vendorId}/menu-order', { body: {} }),
    // @ts-expect-error no body
    callApi('PUT /vendors/{vendorId}/menu-order', { params }),
    // @ts-expect-error a field that the contract does not have
    callApi('PUT /vendors/{vendorId}/menu-order', { params, body: { dishIds: ['I1'] } }),
    // @ts-expect-error a field of another type
    callApi('PUT /vendors/{vendorId}/menu-order', { params, body: { item_ids: [1] } }),
    // @ts-expect-error a status that does not exist
    callApi('GET /admin/vendors', { query: { status: 'closed' } }),
    // @ts-expect-error a query that the contract does not have
    callApi('GET /auth/profile', { query: { limit: 1 } }),
    // @ts-expect-error a header that the contract does not have
    callApi('GET /payments/session', { headers: { 'x-session': 't' } }),
    // @ts-expect-error a field that the answer does not have
    callApi('GET /billing', {}).then(({ billing }) => billing.planname),
  ];
  expect(calls).toBeTypeOf('function');
});
