import { createServer } from 'node:http';
import { httpRoutes } from '@thali/functions/routes/route-table';
import { httpApi } from '@thali/local/gateway/http-api';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { createInvoker } from '@thali/local/lambda/invoker';
import { createPrinter } from '@thali/local/printer';
import { bareHandler } from './bare-handler.ts';
import { type BenchPlatform, subdomain } from './bench-platform.ts';
import { percentile } from './percentiles.ts';
import { placeOverHttp } from './place-over-http.ts';
import { milliseconds, printNote, printTable } from './print.ts';
import { type Answer, sendRequest } from './send-request.ts';

const oneByOne = 300;
const atOnce = 16;
const burstMs = 2000;

type Call = () => Promise<Answer>;

/** Whole calls through the local gateway, beside a bare handler behind the same gateway. */
export async function benchGateway(bench: BenchPlatform): Promise<void> {
  const bare = await startBareGateway();
  const calls: [string, number, Call][] = [
    ['bare handler', 200, () => sendRequest(`${bare.url}/api/health`)],
    ['GET /health', 200, () => sendRequest(`${bench.url}/api/health`)],
    ['read storefront', 200, () => sendRequest(`${bench.url}/api/storefront/${subdomain}`)],
    ['place order', 201, () => placeOverHttp(bench)],
  ];
  const rows: string[][] = [];
  for (const [name, status, call] of calls) {
    const checked = async () => {
      const answer = await call();
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} ${answer.body}`);
    };
    const latencies = await inTurn(checked);
    const perSecond = await burst(checked);
    rows.push([
      name,
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(latencies, share))),
      perSecond.toFixed(0),
    ]);
  }
  await bare.close();
  printTable(
    'Calls through the local gateway: local figures, client in the same process',
    ['', 'p50', 'p95', 'p99', 'per second'],
    rows,
  );
  printNote(`latency over ${oneByOne} calls one by one; per second with ${atOnce} at once`);
}

async function startBareGateway(): Promise<{ url: string; close(): Promise<void> }> {
  const invoker = createInvoker(
    () => undefined,
    async () => bareHandler,
  );
  const respond = httpApi(httpRoutes, invoker, createPrinter({ quiet: true }));
  const server = createServer((request, response) => {
    void respond(request, response, new URL(request.url ?? '/', 'http://localhost'));
  });
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function inTurn(call: () => Promise<void>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -50; round < oneByOne; round += 1) {
    const begin = performance.now();
    await call();
    if (round >= 0) samples.push(performance.now() - begin);
  }
  return samples;
}

async function burst(call: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - begin < burstMs) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (done * 1000) / (performance.now() - begin);
}
