import { setTimeout as sleep } from 'node:timers/promises';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';
import type { Part } from './stage.ts';

interface Seen {
  status: string;
  updated_at: string;
}

/** A kitchen's screen: what it shows of each order, and how it came to know it. */
export interface Screen {
  orders: Map<string, Seen>;
  frames: number;
  joins: number;
  /** It joined, and has looked at the list since. */
  isTrue: boolean;
  /** What the site does every two minutes, in case a frame got lost. */
  lookAgain(): Promise<void>;
  close(): void;
}

interface Frame {
  /** Absent from what the gateway itself says. */
  event?: string;
  data?: Seen & { id: string };
}

/** Follows the room as the site does: joins again whenever the link breaks or is refused, and then looks. */
export function watch({ stage, caller }: Part): Screen {
  const screen: Screen = {
    orders: new Map(),
    frames: 0,
    joins: 0,
    isTrue: false,
    lookAgain: look,
    close: () => undefined,
  };
  let isClosed = false;

  function note({ id, status, updated_at }: Seen & { id: string }): void {
    const known = screen.orders.get(id);
    if (!known || known.updated_at < updated_at) screen.orders.set(id, { status, updated_at });
  }

  function connect(): void {
    if (isClosed) return;
    screen.isTrue = false;
    const socket = new WebSocket(`${stage.url.replace('http', 'ws')}/ws`);
    screen.close = () => {
      isClosed = true;
      socket.terminate();
    };
    const join = () => {
      const frame = { action: 'join', room: vendorRoom(stage.vendorId), token: stage.staffToken };
      socket.send(JSON.stringify(frame));
    };
    socket.on('error', () => undefined);
    socket.on('open', join);
    socket.on('close', () => void sleep(100).then(connect));
    socket.on('message', (text) => {
      const { event, data } = JSON.parse(String(text)) as Frame;
      if (event === 'joined') void resync();
      if (event === 'error' || !event)
        void sleep(100).then(() => socket.readyState === 1 && join());
      if (!data || (event !== 'order:new' && event !== 'order:update')) return;
      screen.frames += 1;
      note(data);
    });
  }

  async function resync(): Promise<void> {
    screen.joins += 1;
    await look();
    screen.isTrue = true;
  }

  /** What it shows may have moved on, and there may be more. */
  async function look(): Promise<void> {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `vendor_id=${stage.vendorId}&limit=100${cursor && `&cursor=${cursor}`}`;
      const { json } = await caller.insist('GET', `/orders?${query}`, { token: stage.staffToken });
      for (const order of json.orders) note(order);
      cursor = json.pagination.next_cursor;
    }
  }

  connect();
  return screen;
}
