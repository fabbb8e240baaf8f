import type { WebSocket } from 'ws';
import type { ConnectionFacts } from './socket-event.ts';

export interface Connection extends ConnectionFacts {
  socket: WebSocket;
  lastActiveAt: number;
}

/** The open connections by id. */
export type Connections = Map<string, Connection>;

export async function sendFrame(connection: Connection, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
  connection.lastActiveAt = Date.now();
}
