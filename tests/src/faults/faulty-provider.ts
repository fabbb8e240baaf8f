import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setEnvironment } from '@thali/local/environment';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import type { Random } from '@thali/local/history/random';
import type { Fault } from './faulty-client.ts';
import { drawn, type Shares, zeros } from './inject-faults.ts';

export interface FaultyProvider {
  set(shares: Shares): void;
  counts: Record<Fault, number>;
  stop(): Promise<void>;
}

/** Stands between the handlers of this process and Razorpay, which they ask over HTTP and not by the SDK. */
export async function faultyProvider(realUrl: string, random: Random): Promise<FaultyProvider> {
  let shares: Shares = {};
  const counts = zeros();
  const server = createServer((request, response) => {
    const fault = drawn(shares, random.next());
    if (fault) counts[fault] += 1;
    void answer(fault, request, response);
  });

  async function answer(
    fault: Fault | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (fault === 'throttled' || fault === 'conflict') return refuse(response, 429);
    if (fault === 'dead') return void response.destroy();
    // Past the four seconds that our client waits.
    if (fault === 'hung') return void setTimeout(() => response.destroy(), 6000).unref();
    if (fault === 'slow') await sleep(random.between(50, 400));
    forward(request, response, fault === 'lost-answer');
  }

  function forward(request: IncomingMessage, response: ServerResponse, isLost: boolean): void {
    const { url, method, headers } = request;
    const forwarded = sendRequest(new URL(url ?? '', realUrl), { method, headers }, (real) => {
      if (isLost) {
        real.resume();
        real.on('end', () => response.destroy());
        return;
      }
      response.writeHead(real.statusCode ?? 500, real.headers);
      real.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  setEnvironment({ RAZORPAY_URL: `http://127.0.0.1:${await listenOnLoopback(server)}` });
  return {
    set: (wanted) => {
      shares = wanted;
    },
    counts,
    async stop() {
      setEnvironment({ RAZORPAY_URL: realUrl });
      await closeServer(server);
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many' } }));
}
