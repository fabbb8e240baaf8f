import { once } from 'node:events';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';

interface WireFrame {
  event: string;
  data?: { id: string; vendor_id: string; customer_id: string | null };
}

/** Somebody who follows a vendor's room, and what came of it. */
export interface Follower {
  kind: string;
  proof: object;
  vendorId: string;
  /** Whether an order is one that this follower may see. */
  maySee(order: { id: string; vendorId: string; customerId: string | null }): boolean;
  frames: number;
  foreign: number;
}

export function follower(
  kind: string,
  vendorId: string,
  proof: object,
  maySee: Follower['maySee'],
): Follower {
  return { kind, vendorId, proof, maySee, frames: 0, foreign: 0 };
}

/** Joins with the proof that the follower has, and counts from then on. */
export async function follow(url: string, one: Follower): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  const answered = new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const { event, data: order } = JSON.parse(String(data)) as WireFrame;
      if (event === 'joined') resolve();
      if (event === 'error') reject(new Error(String(data)));
      // The end of the first frames, those of placing, may come yet.
      if (event !== 'order:update' && event !== 'order:new') return;
      const seen = {
        id: order?.id ?? '',
        vendorId: order?.vendor_id ?? '',
        customerId: order?.customer_id ?? null,
      };
      if (event === 'order:update') one.frames += 1;
      if (!one.maySee(seen)) one.foreign += 1;
    });
  });
  socket.send(JSON.stringify({ action: 'join', room: vendorRoom(one.vendorId), ...one.proof }));
  await answered;
  return socket;
}
