import { setTimeout as sleep } from 'node:timers/promises';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';
import type { ClientContext } from './lunch-mess.ts';

interface ShownOrder {
  status: string;
  updated_at: string;
}

/** A kitchen screen, with the shown status of each order. */
export interface Screen {
  orders: Map<string, ShownOrder>;
  frames: number;
  joins: number;
  /** Whether the screen has joined the room and then read the list. */
  isSynced: boolean;
  /** Reads the list. The site does so every two minutes, because frames can get lost. */
  reload(): Promise<void>;
  close(): void;
}

interface Frame {
  /** Absent from errors of the gateway itself. */
  event?: string;
  data?: ShownOrder & { id: string };
}

/** Follows the room as the site does: joins again after each broken or refused link, and then reads the list. */
export function watch({ mess, caller }: ClientContext): Screen {
  const screen: Screen = {
    orders: new Map(),
    frames: 0,
    joins: 0,
    isSynced: false,
    reload,
    close: () => undefined,
  };
  let isClosed = false;

  function show({ id, status, updated_at }: ShownOrder & { id: string }): void {
    const shownOrder = screen.orders.get(id);
    if (!shownOrder || shownOrder.updated_at < updated_at)
      screen.orders.set(id, { status, updated_at });
  }

  function connect(): void {
    if (isClosed) return;
    screen.isSynced = false;
    const socket = new WebSocket(`${mess.url.replace('http', 'ws')}/ws`);
    screen.close = () => {
      isClosed = true;
      socket.terminate();
    };
    const join = () => {
      const frame = { action: 'join', room: vendorRoom(mess.vendorId), token: mess.staffToken };
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
      show(data);
    });
  }

  async function resync(): Promise<void> {
    screen.joins += 1;
    await reload();
    screen.isSynced = true;
  }

  async function reload(): Promise<void> {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `vendor_id=${mess.vendorId}&limit=100${cursor && `&cursor=${cursor}`}`;
      const { json } = await caller.callUntilFinal('GET', `/orders?${query}`, {
        token: mess.staffToken,
      });
      for (const order of json.orders) show(order);
      cursor = json.pagination.next_cursor;
    }
  }

  connect();
  return screen;
}
