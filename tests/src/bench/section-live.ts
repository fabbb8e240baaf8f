import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setEnvironment } from '@thali/local/environment';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';
import { randomIds } from '../support/random-ids.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import { percentile } from './percentiles.ts';
import { milliseconds, printNote, printTable } from './print.ts';
import { type Answer, sendRequest } from './send-request.ts';

const warmUps = 20;
const rounds = 200;

interface Frame {
  event: string;
  data?: { id?: string };
}

/**
 * From the moment a browser sends an order to the moment its frame is at the vendor's screen; then the same while one
 * phone sends orders to that mess as fast as it can, from the address that the others order from.
 */
export async function benchLive(bench: BenchPlatform): Promise<void> {
  const socket = new WebSocket(`${bench.url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  const joined = nextFrame(socket, ({ event }) => event === 'joined' || event === 'error');
  const room = vendorRoom(bench.vendorId);
  socket.send(JSON.stringify({ action: 'join', room, token: bench.staffToken }));
  if ((await joined).event !== 'joined') throw new Error('The vendor could not join its room');

  const quiet = await samplesOf(bench, socket);
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: '4' });
  const attack = startPranks(bench);
  const attacked = await samplesOf(bench, socket);
  const { accepted, refused } = await attack.stop();
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: String(1e9) });
  socket.close();
  await once(socket, 'close');
  printTable(
    `Placed to vendor's screen: local figure, ${rounds} orders one after another`,
    ['POST sent to frame', 'p50', 'p95', 'p99'],
    [
      ['by itself', ...percentilesOf(quiet)],
      ['beside one phone that sends orders without pause', ...percentilesOf(attacked)],
    ],
  );
  printNote(`Of that phone's orders ${accepted} were accepted and ${refused} refused.`);
}

async function samplesOf(bench: BenchPlatform, socket: WebSocket): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const arrivals = new Map<string, number>();
    const note = (data: WebSocket.RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.event === 'order:new') arrivals.set(frame.data?.id ?? '', performance.now());
    };
    socket.on('message', note);
    const sentAt = performance.now();
    const id = orderIdOf(await placeOverHttp(bench, { phone: randomIds.phone() }));
    // The frame may be there before the answer is, and those of other sections come late.
    if (!arrivals.has(id)) await nextFrame(socket, ({ data }) => data?.id === id);
    socket.off('message', note);
    if (round >= warmUps) samples.push((arrivals.get(id) ?? Number.NaN) - sentAt);
  }
  return samples;
}

/** Four requests at any time, all with one phone. */
function startPranks(bench: BenchPlatform) {
  const phone = randomIds.phone();
  const counts = { accepted: 0, refused: 0 };
  let isOver = false;
  const pranks = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status } = await placeOverHttp(bench, { phone });
      counts[status === 201 ? 'accepted' : 'refused'] += 1;
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(pranks);
      return counts;
    },
  };
}

const percentilesOf = (samples: number[]) =>
  [0.5, 0.95, 0.99].map((p) => milliseconds(percentile(samples, p)));

function nextFrame(socket: WebSocket, isWanted: (frame: Frame) => boolean): Promise<Frame> {
  return new Promise((resolve) => {
    const onMessage = (data: WebSocket.RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (!isWanted(frame)) return;
      socket.off('message', onMessage);
      resolve(frame);
    };
    socket.on('message', onMessage);
  });
}

/** POST /api/orders as a guest, one portion of two dishes. */
function placeOverHttp(
  { url, vendorId, dishes }: BenchPlatform,
  { phone }: { phone?: string } = {},
): Promise<Answer> {
  const body = orderBody(vendorId, dishes.slice(0, 2));
  if (phone) body.customerInfo.phone = phone;
  return sendRequest(`${url}/api/orders`, { body, headers: { 'idempotency-key': randomUUID() } });
}

function orderIdOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(`An order was answered ${status}: ${body.slice(0, 300)}`);
  return (JSON.parse(body) as { order: { id: string } }).order.id;
}
