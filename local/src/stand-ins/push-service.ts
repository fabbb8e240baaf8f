import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Closers } from '../closers.ts';
import { sendJson, sendText } from '../gateway/answer.ts';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import { readBody } from '../gateway/read-body.ts';

/** A message as a browser would get it: encrypted. */
interface Received {
  headers: IncomingMessage['headers'];
  /** base64 */
  body: string;
}

const largestMessage = 4096;

/**
 * Stands in for a browser's push service: `POST /push/{name}` is the address of a subscription, `GET` shows what came,
 * `DELETE` makes the browser withdraw it, so that the service answers 410 from then on. One called `down…` fails.
 * @returns its address
 */
export async function startPushService(closers: Closers): Promise<string> {
  const received = new Map<string, Received[]>();
  const gone = new Set<string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    const body = await readBody(request, largestMessage);
    if (!name) return sendText(response, 404, 'Not found');
    const messages = received.get(name) ?? [];
    switch (request.method) {
      case 'GET':
        return sendJson(response, 200, messages);
      case 'DELETE':
        gone.add(name);
        return sendJson(response, 200, {});
      case 'POST':
        if (gone.has(name)) return sendText(response, 410, 'Gone');
        if (name.startsWith('down')) return sendText(response, 503, 'Down');
        received.set(name, [
          ...messages,
          { headers: request.headers, body: body.toString('base64') },
        ]);
        return sendText(response, 201, '');
      default:
        return sendText(response, 405, 'Not allowed');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendText(response, 500, 'Failed'));
  });
  const port = await listenOnLoopback(server);
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}
