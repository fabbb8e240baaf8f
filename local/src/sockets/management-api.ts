import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { WebSocket } from 'ws';
import { send, sendJson } from '../gateway/answer.ts';
import { BodyTooLarge, readBody } from '../gateway/read-body.ts';
import type { ConnectionFacts } from './socket-event.ts';

export interface Connection extends ConnectionFacts {
  socket: WebSocket;
  lastActiveAt: number;
}

/** The open connections by id. */
export type Connections = Map<string, Connection>;

/** Stands in for the `@connections` API, through which the handlers post to connections. */
export function managementApi(connections: Connections): Server {
  return createServer((request, response) => {
    answer(connections, request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) fail(response, 413, 'PayloadTooLargeException');
      else fail(response, 500, 'InternalServerErrorException');
    });
  });
}

async function answer(
  connections: Connections,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodeURIComponent(request.url ?? '');
  const connection = connections.get(/\/@connections\/([^/?]+)$/.exec(path)?.[1] ?? '');
  const body = await readBody(request, awsLimits.socketMessage);
  if (!connection) {
    fail(response, 410, 'GoneException');
  } else if (request.method === 'POST') {
    await post(connection, body.toString(), response);
  } else if (request.method === 'DELETE') {
    connection.socket.close(1000);
    send(response, 204, {});
  } else {
    sendJson(response, 200, describe(connection));
  }
}

async function post(connection: Connection, text: string, response: ServerResponse): Promise<void> {
  try {
    await sendFrame(connection, text);
    send(response, 200, {});
  } catch {
    fail(response, 410, 'GoneException');
  }
}

async function sendFrame(connection: Connection, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
  connection.lastActiveAt = Date.now();
}

function describe(connection: Connection) {
  return {
    connectedAt: new Date(connection.connectedAt).toISOString(),
    identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
    lastActiveAt: new Date(connection.lastActiveAt).toISOString(),
  };
}

function fail(response: ServerResponse, status: number, type: string): void {
  const headers = { 'content-type': 'application/json', 'x-amzn-errortype': type };
  send(response, status, headers, JSON.stringify({ message: type }));
}
