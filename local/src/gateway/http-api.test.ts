import { createServer, type Server } from 'node:http';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FunctionTimeout, type Invoker } from '../lambda/invoker.ts';
import { createPrinter, type Printer } from '../printer.ts';
import { httpApi } from './http-api.ts';
import { closeServer, listenOnLoopback } from './listen.ts';

const route = (method: string, path: string) =>
  ({ contract: { method, path }, fn: 'orders', access: {} }) as unknown as HttpRoute;
const routes = [
  route('GET', '/orders/{orderId}'),
  route('GET', '/orders/all'),
  route('POST', '/orders'),
];

let events: APIGatewayProxyEventV2[] = [];
let answer: () => unknown;
const invoker = {
  invoke: async (_, event) => {
    events.push(event as APIGatewayProxyEventV2);
    return answer();
  },
} as Invoker;
const printer: Printer = { ...createPrinter({ quiet: true }), problem: () => undefined };

let server: Server;
let url: string;

beforeAll(async () => {
  const respond = httpApi(routes, invoker, printer);
  server = createServer((request, response) => {
    void respond(request, response, new URL(`http://localhost${request.url}`));
  });
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => closeServer(server));

beforeEach(() => {
  events = [];
  answer = () => ({ statusCode: 200, body: '{}' });
});

test('a request becomes an event of payload format 2.0', async () => {
  await fetch(`${url}/api/orders/a%2Fb?tag=1&tag=2&empty=`, {
    headers: { cookie: 'one=1; two=2', 'X-Thing': 'x' },
  });
  const event = events[0];
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/orders/{orderId}',
    pathParameters: { orderId: 'a/b' },
    rawQueryString: 'tag=1&tag=2&empty=',
    queryStringParameters: { tag: '1,2', empty: '' },
    cookies: ['one=1', 'two=2'],
    isBase64Encoded: false,
    requestContext: { stage: '$default', http: { method: 'GET', sourceIp: '127.0.0.1' } },
  });
  expect(event?.headers['x-thing']).toBe('x');
  expect(event?.headers['x-tenant-host']).toBe(url.slice('http://'.length));
  expect(event?.headers.cookie).toBeUndefined();
  expect(event?.requestContext.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('a route without parameters wins over a route with parameters', async () => {
  await fetch(`${url}/api/orders/all`);
  expect(events[0]?.routeKey).toBe('GET /api/orders/all');
});

test('passes text bodies unchanged and other bodies in base64', async () => {
  const post = (body: string, type: string) =>
    fetch(`${url}/api/orders`, { method: 'POST', body, headers: { 'content-type': type } });
  await post('{"a":"ä"}', 'application/json');
  await post('bytes', 'application/octet-stream');
  expect(events[0]).toMatchObject({ body: '{"a":"ä"}', isBase64Encoded: false });
  expect(events[1]).toMatchObject({ body: 'Ynl0ZXM=', isBase64Encoded: true });
});

test('answers with status, headers, cookies and the decoded body', async () => {
  answer = () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'text/plain', 'x-more': 1 },
    cookies: ['a=1; Path=/', 'b=2'],
    body: 'aMOk',
    isBase64Encoded: true,
  });
  const response = await fetch(`${url}/api/orders`, { method: 'POST' });
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(await response.text()).toBe('hä');
});

test('answers 200 with a result that has no status code', async () => {
  answer = () => ({ plain: true });
  const response = await fetch(`${url}/api/orders/1`);
  expect(await response.json()).toEqual({ plain: true });
});

test.each([
  ['GET', '/api/nothing', undefined, 404, 'NOT_FOUND'],
  ['DELETE', '/api/orders', undefined, 404, 'NOT_FOUND'],
  ['GET', '/api/orders/%E0%A4', undefined, 400, 'VALIDATION_ERROR'],
  ['POST', '/api/orders', 'x'.repeat(11 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE'],
])('refuses %s %s with an error envelope', async (method, path, body, status, code) => {
  const response = await fetch(url + path, { method, ...(body && { body }) });
  expect(response.status).toBe(status);
  const envelope = await response.json();
  expect(envelope).toMatchObject({ code, error: expect.any(String) });
  expect(envelope).toHaveProperty('request_id');
  expect(events).toEqual([]);
});

test.each([
  [new Error('crash'), 500, 'INTERNAL_ERROR'],
  [new FunctionTimeout('slow'), 503, 'SERVICE_BUSY'],
])('answers with an error envelope if a function fails with %s', async (error, status, code) => {
  answer = () => {
    throw error;
  };
  const response = await fetch(`${url}/api/orders/1`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});
