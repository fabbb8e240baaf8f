import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { WireOrder } from './wire-answer.ts';

/** The fields of a frame that tests read. */
export interface Frame {
  event: string;
  room?: string;
  data: WireOrder & { code: string; menu_version: string; request_id: string };
  /** Date.now() at the arrival. */
  receivedAt: number;
}

type FrameFilter = (frame: Frame) => boolean;

export type LiveClient = Awaited<ReturnType<typeof openLiveClient>>;

/**
 * Opens a live link and records all frames. The link closes at the end of the test.
 * @param localAddress  the caller's address
 */
export async function openLiveClient(localAddress?: string) {
  const url = new URL('/ws', inject('platformUrl').replace('http', 'ws'));
  const socket = new WebSocket(url, localAddress ? { localAddress, family: 4 } : {});
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push({ ...JSON.parse(data.toString()), receivedAt: Date.now() });
    for (const look of waiting) look();
  });
  await once(socket, 'open');
  onTestFinished(() => socket.terminate());

  /** Waits for the first matching frame. Earlier frames count too. */
  function waitForFrame(matches: FrameFilter, timeoutMs = 10_000): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        const eventNames = frames.map(({ event }) => event).join(', ');
        reject(new Error(`No matching frame arrived. Frames: ${eventNames || 'none'}`));
      }, timeoutMs);
      const look = () => {
        const match = frames.find(matches);
        if (!match) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(match);
      };
      waiting.add(look);
      look();
    });
  }

  const send = (frameOrText: unknown) =>
    socket.send(typeof frameOrText === 'string' ? frameOrText : JSON.stringify(frameOrText));

  return {
    frames,
    waitForFrame,
    send,
    /** Resolves after the server has confirmed the join. */
    join: async (vendorId: string, proof: Record<string, unknown> = {}) => {
      send({ action: 'join', room: `vendor:${vendorId}`, ...proof });
      await waitForFrame(({ event, room }) => event === 'joined' && room === `vendor:${vendorId}`);
    },
    /** Waits for a pong. The server has then handled all earlier frames. */
    ping: async () => {
      const before = frames.filter(({ event }) => event === 'pong').length;
      send({ action: 'ping' });
      await waitForFrame(() => frames.filter(({ event }) => event === 'pong').length > before);
    },
    /** The frames about orders. */
    orderFrames: () => frames.filter(({ event }) => event.startsWith('order:')),
    /** Resolves after the server has closed the link. */
    closed: async () => {
      if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close');
    },
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

export const isEvent = (event: string, orderId?: string): FrameFilter => {
  return (frame) => frame.event === event && (orderId === undefined || frame.data.id === orderId);
};
