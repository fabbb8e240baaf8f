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
import { drawFault, type Shares, zeroCounts } from './inject-faults.ts';

export interface FaultyProvider {
  set(shares: Shares): void;
  counts: Record<Fault, number>;
  stop(): Promise<void>;
}

/** Starts a proxy between the handlers of this process and Razorpay, which they call over plain HTTP. */
export async function startFaultyProvider(
  realUrl: string,
  random: Random,
): Promise<FaultyProvider> {
  let shares: Shares = {};
  const counts = zeroCounts();
  const server = createServer((request, response) => {
    const fault = drawFault(shares, random.next());
    if (fault) counts[fault] += 1;
    void answer(fault, request, response);
  });

  async function answer(
    fault: Fault | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (fault === 'throttled' || fault === 'conflict') return refuse(response, 429);
    if (fault === 'unreachable') return void response.destroy();
    // Our client times out after four seconds.
    if (fault === 'hung') return void setTimeout(() => response.destroy(), 6000).unref();
    if (fault === 'slow') await sleep(random.between(50, 400));
    forward(request, response, fault === 'lost-answer');
  }

  function forward(request: IncomingMessage, response: ServerResponse, isLost: boolean): void {
    const { url, method, headers } = request;
    const forwarded = sendRequest(
      new URL(url ?? '', realUrl),
      { method, headers },
      (realAnswer) => {
        if (isLost) {
          realAnswer.resume();
          realAnswer.on('end', () => response.destroy());
          return;
        }
        response.writeHead(realAnswer.statusCode ?? 500, realAnswer.headers);
        realAnswer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  setEnvironment({ RAZORPAY_URL: `http://127.0.0.1:${await listenOnLoopback(server)}` });
  return {
    set: (newShares) => {
      shares = newShares;
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
