import { once } from 'node:events';
import { vendorRoom } from '@thali/shared/live/live-frames';
import { WebSocket } from 'ws';
import type { BenchPlatform } from './bench-platform.ts';
import { percentile } from './percentiles.ts';
import { orderIdOf, placeOverHttp } from './place-over-http.ts';
import { milliseconds, printTable } from './print.ts';

const warmUps = 20;
const rounds = 200;

interface Frame {
  event: string;
  data?: { id?: string };
}

/** From the moment a browser sends an order to the moment its frame is at the vendor's screen. */
export async function benchLive(bench: BenchPlatform): Promise<void> {
  const socket = new WebSocket(`${bench.url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  const joined = nextFrame(socket, ({ event }) => event === 'joined' || event === 'error');
  const room = vendorRoom(bench.vendorId);
  socket.send(JSON.stringify({ action: 'join', room, token: bench.staffToken }));
  if ((await joined).event !== 'joined') throw new Error('The vendor could not join its room');

  const samples: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const arrivals = new Map<string, number>();
    const note = (data: WebSocket.RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.event === 'order:new') arrivals.set(frame.data?.id ?? '', performance.now());
    };
    socket.on('message', note);
    const sentAt = performance.now();
    const id = orderIdOf(await placeOverHttp(bench));
    // The frame may be there before the answer is, and those of other sections come late.
    if (!arrivals.has(id)) await nextFrame(socket, ({ data }) => data?.id === id);
    socket.off('message', note);
    if (round >= warmUps) samples.push((arrivals.get(id) ?? Number.NaN) - sentAt);
  }
  socket.close();
  await once(socket, 'close');
  printTable(
    `Placed to vendor's screen: local figure, ${rounds} orders one after another`,
    ['', 'p50', 'p95', 'p99'],
    [['POST sent to frame', ...[0.5, 0.95, 0.99].map((p) => milliseconds(percentile(samples, p)))]],
  );
}

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
