import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { socketRoutes } from '@thali/functions/routes/route-table';
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import type { Invoker } from '../lambda/invoker.ts';
import { managementApi } from './management-api.ts';
import { type SocketApi, socketApi } from './socket-api.ts';

let events: APIGatewayProxyWebsocketEventV2[] = [];
let answer: (routeKey: string) => unknown;
const invoker = {
  invoke: async (_, event) => {
    const socketEvent = event as APIGatewayProxyWebsocketEventV2;
    events.push(socketEvent);
    return answer(socketEvent.requestContext.routeKey);
  },
} as Invoker;

let api: SocketApi;
let server: Server;
let management: Server;
let client: ApiGatewayManagementApiClient;
let url: string;

beforeAll(async () => {
  api = socketApi(socketRoutes, invoker, { line: () => undefined, problem: () => undefined });
  server = createServer().on('upgrade', api.upgrade);
  url = `ws://127.0.0.1:${await listenOnLoopback(server)}/ws`;
  management = managementApi(api.connections);
  const port = await listenOnLoopback(management);
  client = new ApiGatewayManagementApiClient(awsClientConfig(`http://127.0.0.1:${port}/ws`));
});

afterAll(async () => {
  client.destroy();
  await api.close();
  await Promise.all([closeServer(server), closeServer(management)]);
});

beforeEach(() => {
  events = [];
  answer = () => ({ statusCode: 200, body: 'never sent back' });
});

async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

async function routeKeysAfter(count: number): Promise<string[]> {
  while (events.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
  return events.map((event) => event.requestContext.routeKey);
}

test('routes a frame by its action, or else to $default', async () => {
  const socket = await connect();
  for (const text of ['{"action":"ping"}', '{"action":"dance"}', '{"action":"$connect"}', 'no']) {
    socket.send(text);
  }
  expect(await routeKeysAfter(5)).toEqual(['$connect', 'ping', '$default', '$default', '$default']);
  expect(events[1]).toMatchObject({
    body: '{"action":"ping"}',
    requestContext: {
      eventType: 'MESSAGE',
      stage: 'ws',
      connectionId: expect.stringMatching(/=$/),
    },
  });
  socket.close();
  expect((await routeKeysAfter(6)).at(-1)).toBe('$disconnect');
});

test('opens no connection if $connect refuses it', async () => {
  answer = () => ({ statusCode: 403 });
  const [error] = await once(new WebSocket(url), 'error');
  expect(String(error)).toContain('403');
});

test('sends no result body, but reports a crash', async () => {
  const socket = await connect();
  socket.send('{"action":"ping"}');
  await routeKeysAfter(2);
  answer = () => {
    throw new Error('crash');
  };
  socket.send('{"action":"ping"}');
  const [first] = await once(socket, 'message');
  expect(JSON.parse(String(first))).toMatchObject({ message: 'Internal server error' });
  socket.close();
  await routeKeysAfter(4);
});

test('closes the connection after a frame above 32 kB', async () => {
  const socket = await connect();
  socket.send('x'.repeat(33 * 1024));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
  await routeKeysAfter(2);
});

test('the management API posts, describes and closes, and knows that a connection is closed', async () => {
  const socket = await connect();
  const ConnectionId = [...api.connections.keys()].at(-1);
  const message = once(socket, 'message');
  await client.send(new PostToConnectionCommand({ ConnectionId, Data: '{"event":"pong"}' }));
  expect(String((await message)[0])).toBe('{"event":"pong"}');
  const { ConnectedAt } = await client.send(new GetConnectionCommand({ ConnectionId }));
  expect(ConnectedAt).toBeInstanceOf(Date);

  const closed = once(socket, 'close');
  await client.send(new DeleteConnectionCommand({ ConnectionId }));
  await closed;
  await expect(
    client.send(new PostToConnectionCommand({ ConnectionId, Data: 'late' })),
  ).rejects.toMatchObject({ name: 'GoneException' });
});
