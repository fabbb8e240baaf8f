import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type WebSocket, WebSocketServer } from 'ws';
import { type GatewayRequest, readThroughEdge } from '../gateway/http-event.ts';
import { isJsonObject } from '../json-object.ts';
import type { Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import type { Connection, Connections } from './management-api.ts';
import { type ConnectionFacts, socketEvent } from './socket-event.ts';

const maxIdleMs = 10 * 60 * 1000;
const maxConnectedMs = 2 * 60 * 60 * 1000;

interface SocketRoute {
  /** A frame's `action`, or one of the gateway's own keys, such as `$connect`. */
  routeKey: string;
  fn: FunctionName;
}

export interface SocketApi {
  connections: Connections;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all connections and invokes `$disconnect` for each. */
  close(): Promise<void>;
}

/**
 * Stands in for API Gateway's WebSocket API at `/ws`, in front of the real handlers.
 * @param read  reads a request as the edge forwards it
 */
export function socketApi(
  routes: readonly SocketRoute[],
  invoker: Invoker,
  printer: Printer,
  read: (request: IncomingMessage) => Pick<GatewayRequest, 'headers'> = readThroughEdge,
): SocketApi {
  const server = new WebSocketServer({ noServer: true, maxPayload: awsLimits.socketFrame });
  const connections: Connections = new Map();

  async function call(routeKey: string, event: unknown): Promise<number> {
    const route = routes.find((candidate) => candidate.routeKey === routeKey);
    if (!route) return 200;
    try {
      return statusOf(await invoker.invoke(route.fn, event));
    } catch (error) {
      printer.problem(`${routeKey} failed`, error);
      return 500;
    }
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const facts = factsOf(request);
    const { headers } = read(request);
    const status = await call('$connect', socketEvent(facts, 'CONNECT', '$connect', { headers }));
    if (status >= 300 || socket.destroyed) {
      socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    server.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, facts));
  }

  function serve(socket: WebSocket, facts: ConnectionFacts): void {
    const connection: Connection = { ...facts, socket, lastActiveAt: Date.now() };
    connections.set(facts.connectionId, connection);
    const lifetime = limitLifetime(connection);
    // Handles the frames in order, so a leave never overtakes its join.
    let previous: Promise<unknown> = Promise.resolve();
    socket.on('message', (data) => {
      connection.lastActiveAt = Date.now();
      previous = previous.then(() => receive(connection, data.toString()));
    });
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      connections.delete(facts.connectionId);
      lifetime.end();
      const disconnectFacts = { disconnectStatusCode: code, disconnectReason: reason.toString() };
      const event = socketEvent(facts, 'DISCONNECT', '$disconnect', disconnectFacts);
      void previous.then(() => call('$disconnect', event));
    });
  }

  async function receive(connection: Connection, body: string): Promise<void> {
    const routeKey = routeKeyOf(routes, body);
    const event = socketEvent(connection, 'MESSAGE', routeKey, { body });
    if ((await call(routeKey, event)) < 500) return;
    const { connectionId } = connection;
    const { requestId } = event.requestContext;
    connection.socket.send(
      JSON.stringify({ message: 'Internal server error', connectionId, requestId }),
    );
  }

  return {
    connections,
    upgrade: (request, socket, head) => {
      socket.on('error', () => undefined);
      void open(request, socket, head);
    },
    close: async () => {
      const closing = [...connections.values()].map(({ socket }) => closeSocket(socket));
      await Promise.all(closing);
    },
  };
}

/** API Gateway closes a connection after ten idle minutes, and after two hours. */
function limitLifetime(connection: Connection): { end(): void } {
  const timer = setInterval(() => {
    const now = Date.now();
    const isOver =
      now - connection.lastActiveAt > maxIdleMs || now - connection.connectedAt > maxConnectedMs;
    if (isOver) connection.socket.close(1001, 'Going away');
  }, 30_000).unref();
  return { end: () => clearInterval(timer) };
}

function factsOf(request: IncomingMessage): ConnectionFacts {
  return {
    connectionId: `${randomBytes(11).toString('base64url')}=`,
    connectedAt: Date.now(),
    domainName: request.headers.host ?? 'localhost',
    sourceIp: request.socket.remoteAddress ?? '',
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/** Implements the route selection expression `$request.body.action`. */
function routeKeyOf(routes: readonly SocketRoute[], body: string): string {
  try {
    const action: unknown = JSON.parse(body)?.action;
    const actionRoute = routes.find(({ routeKey }) => routeKey === action);
    return actionRoute && !actionRoute.routeKey.startsWith('$') ? actionRoute.routeKey : '$default';
  } catch {
    return '$default';
  }
}

/** Drops the body of a result: the routes have no route responses. */
function statusOf(result: unknown): number {
  return isJsonObject(result) && 'statusCode' in result ? Number(result.statusCode) : 200;
}

async function closeSocket(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.close(1001, 'Going away');
    setTimeout(() => socket.terminate(), 300).unref();
  });
}
