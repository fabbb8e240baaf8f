import { expect, test } from 'vitest';
import { gatewayRoutes } from './gateway-routes.ts';

const match = gatewayRoutes([
  { routeKey: '$default', fn: 'documents' },
  { routeKey: 'ANY /api/{proxy+}', fn: 'platform' },
  { routeKey: 'GET /api/orders/{orderId}', fn: 'orders' },
  { routeKey: 'GET /api/orders/summary', fn: 'analytics' },
]);

test.each([
  ['GET', '/api/orders/summary', 'analytics', {}],
  ['GET', '/api/orders/a%20b', 'orders', { orderId: 'a b' }],
  ['POST', '/api/orders/1', 'platform', { proxy: 'orders/1' }],
  ['GET', '/api/', 'documents', {}],
  ['GET', '/menu/demo', 'documents', {}],
])('%s %s goes to %s', (method, path, fn, pathParameters) => {
  expect(match(method, path)).toMatchObject({ fn, pathParameters });
});

test('has no match without a route and without $default', () => {
  expect(gatewayRoutes([])('GET', '/')).toBeUndefined();
});
