import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setEnvironment } from '@thali/local/environment';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';
import { randomIds } from '../support/random-ids.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import { percentile } from './percentiles.ts';
import { medianWithQuartiles, milliseconds, printLoad, printNote, printTable } from './print.ts';
import { type Answer, sendRequest } from './send-request.ts';

const warmUps = 20;
const rounds = 200;

interface Frame {
  event: string;
  data?: { id?: string };
}

/**
 * Measures the time from the POST of an order to its frame on the vendor's screen. Then measures again while one
 * phone sends orders to the same mess without pause, from the same IP address.
 */
export async function benchLive(bench: BenchPlatform): Promise<void> {
  const socket = new WebSocket(`${bench.url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  const joined = nextFrame(socket, ({ event }) => event === 'joined' || event === 'error');
  const room = vendorRoom(bench.vendorId);
  const token = await bench.signInStaff();
  socket.send(JSON.stringify({ action: 'join', room, token }));
  if ((await joined).event !== 'joined') throw new Error('The vendor could not join its room');

  const calmSamples = await samplesOf(bench, socket);
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: '4' });
  const attack = startAttack(bench);
  const attackedSamples = await samplesOf(bench, socket);
  const { accepted, refused } = await attack.stop();
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: String(1e9) });
  socket.close();
  await once(socket, 'close');
  printTable(
    `POST to vendor's screen: local figure, ${rounds} orders in sequence`,
    ['POST sent to frame', 'p50 (p25 to p75)', 'p95', 'p99'],
    [
      ['no attack', ...percentilesOf(calmSamples)],
      ['one phone sends orders without pause', ...percentilesOf(attackedSamples)],
    ],
  );
  printNote(`The API accepted ${accepted} orders of that phone and refused ${refused}.`);
  printLoad();
}

async function samplesOf(bench: BenchPlatform, socket: WebSocket): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const arrivals = new Map<string, number>();
    const recordArrival = (data: WebSocket.RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.event === 'order:new') arrivals.set(frame.data?.id ?? '', performance.now());
    };
    socket.on('message', recordArrival);
    const sentAt = performance.now();
    const id = orderIdOf(await placeOverHttp(bench, randomIds.phone()));
    // The frame may arrive before the response. Late frames of other sections are ignored.
    if (!arrivals.has(id)) await nextFrame(socket, ({ data }) => data?.id === id);
    socket.off('message', recordArrival);
    if (round >= warmUps) samples.push((arrivals.get(id) ?? Number.NaN) - sentAt);
  }
  return samples;
}

/** Keeps four concurrent requests running, all with the same phone number. */
function startAttack(bench: BenchPlatform) {
  const phone = randomIds.phone();
  const counts = { accepted: 0, refused: 0 };
  let isOver = false;
  const senders = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status } = await placeOverHttp(bench, phone);
      counts[status === 201 ? 'accepted' : 'refused'] += 1;
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(senders);
      return counts;
    },
  };
}

const percentilesOf = (samples: number[]) => [
  medianWithQuartiles(samples, milliseconds),
  ...[0.95, 0.99].map((p) => milliseconds(percentile(samples, p))),
];

function nextFrame(socket: WebSocket, matches: (frame: Frame) => boolean): Promise<Frame> {
  return new Promise((resolve) => {
    const onMessage = (data: WebSocket.RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (!matches(frame)) return;
      socket.off('message', onMessage);
      resolve(frame);
    };
    socket.on('message', onMessage);
  });
}

/** POST /api/orders as a guest, one portion of two dishes. */
function placeOverHttp({ url, vendorId, dishes }: BenchPlatform, phone: string): Promise<Answer> {
  const body = orderBody(vendorId, dishes.slice(0, 2));
  body.customerInfo.phone = phone;
  return sendRequest(`${url}/api/orders`, { body, headers: { 'idempotency-key': randomUUID() } });
}

function orderIdOf({ status, body }: Answer): string {
  if (status !== 201) throw new Error(`POST /api/orders returned ${status}: ${body.slice(0, 300)}`);
  return (JSON.parse(body) as { order: { id: string } }).order.id;
}
