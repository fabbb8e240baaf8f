import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Delivered {
  connectionId: string;
  frame: { event: string; data: Record<string, unknown> };
}

interface Answer {
  status: number;
  delayMs?: number;
}

export interface FakeGateway {
  /** The value of `config.websocketUrl`. */
  url: string;

  delivered: Delivered[];
  /** The number of posts, including undelivered posts. */
  posts: number;
  maxConcurrent: number;
  /** The answer to a post to a connection. */
  answer: (connectionId: string) => Answer;
  stop(): Promise<void>;
}

/** A fake of the gateway's `@connections` API, for tests and the bench. */
export async function startFakeGateway(): Promise<FakeGateway> {
  let concurrent = 0;
  const server = createServer(async (request, response) => {
    gateway.posts += 1;
    concurrent += 1;
    gateway.maxConcurrent = Math.max(gateway.maxConcurrent, concurrent);
    const connectionId = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const text = Buffer.concat(await request.toArray()).toString();
    const { status, delayMs = 0 } = gateway.answer(connectionId);
    if (delayMs > 0) await sleep(delayMs);
    concurrent -= 1;
    if (status === 200) gateway.delivered.push({ connectionId, frame: JSON.parse(text) });
    response.writeHead(status, { 'x-amzn-errortype': errorTypes[status] ?? '' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const gateway: FakeGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    delivered: [],
    posts: 0,
    maxConcurrent: 0,
    answer: () => ({ status: 200 }),
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return gateway;
}

const errorTypes: Record<number, string> = {
  410: 'GoneException',
  429: 'LimitExceededException',
  503: 'ServiceUnavailable',
};
