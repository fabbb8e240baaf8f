import WebSocket from 'ws';
import { keepSighting } from './sightings.ts';

/** Keeps the names of a frame. */
export function seeFrame(text: string, direction: 'sent' | 'received'): void {
  const frame = /^\{.*\}$/s.test(text) ? JSON.parse(text) : {};
  const name: unknown = frame.event ?? frame.action;
  if (typeof name === 'string') keepSighting('live', name, direction);
}

/** Looks over the shoulder of the tests' own sockets. */
export function seeSockets(): void {
  const { send } = WebSocket.prototype;
  const kept = {
    send(this: WebSocket, ...args: Parameters<typeof send>): void {
      if (typeof args[0] === 'string') seeFrame(args[0], isClient(this) ? 'sent' : 'received');
      send.apply(this, args);
    },
  };
  WebSocket.prototype.send = kept.send as typeof send;
}

/** A client knows its address; what the platform of the same process sends is what a client receives. */
function isClient(socket: WebSocket): boolean {
  return Boolean(socket.url);
}
