import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { WireOrder } from './wire-answer.ts';

/** A frame as it comes; the part that tests look at. */
export interface Frame {
  event: string;
  room?: string;
  data: WireOrder & { code: string; menu_version: string; request_id: string };
  /** Date.now() when it came. */
  receivedAt: number;
}

type AccessRequest = (frame: Frame) => boolean;

export type LiveClient = Awaited<ReturnType<typeof openLive>>;

/** A client of the live link that keeps every frame it got; closed when the test ends. */
export async function openLive() {
  const socket = new WebSocket(`${inject('platformUrl').replace('http', 'ws')}/ws`);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push({ ...JSON.parse(data.toString()), receivedAt: Date.now() });
    for (const look of waiting) look();
  });
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());

  /** The first frame that fits, from now or before. */
  function frame(wanted: AccessRequest, timeoutMs = 10_000): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        const got = frames.map(({ event }) => event).join(', ');
        reject(new Error(`No such frame came; these did: ${got || 'none'}`));
      }, timeoutMs);
      const look = () => {
        const found = frames.find(wanted);
        if (!found) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }

  const send = (frameOrText: unknown) =>
    socket.send(typeof frameOrText === 'string' ? frameOrText : JSON.stringify(frameOrText));

  return {
    frames,
    frame,
    send,
    /** Resolves once the server has taken the client in. */
    join: async (vendorId: string, proof: Record<string, unknown> = {}) => {
      send({ action: 'join', room: `vendor:${vendorId}`, ...proof });
      await frame(({ event, room }) => event === 'joined' && room === `vendor:${vendorId}`);
    },
    /** All frames that came before the answer to a ping: what was sent before it is dealt with. */
    ping: async () => {
      const before = frames.filter(({ event }) => event === 'pong').length;
      send({ action: 'ping' });
      await frame(() => frames.filter(({ event }) => event === 'pong').length > before);
    },
    /** The frames that concern orders. */
    orderFrames: () => frames.filter(({ event }) => event.startsWith('order:')),
    /** Resolves once the other side has closed the link. */
    closed: async () => {
      if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
    },
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

export const isEvent = (event: string, orderId?: string): AccessRequest => {
  return (frame) => frame.event === event && (orderId === undefined || frame.data.id === orderId);
};
