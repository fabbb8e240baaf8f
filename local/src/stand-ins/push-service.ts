import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { Closers } from '../closers.ts';
import { sendJson, sendText } from '../gateway/answer.ts';
import { serveOnLoopback } from '../gateway/listen.ts';
import { readBody } from '../gateway/read-body.ts';

/** An encrypted message that a browser receives. */
interface Received {
  headers: IncomingMessage['headers'];
  /** base64 */
  body: string;
}

/**
 * Stands in for a browser's push service. `POST /push/{name}` is the address of a subscription. `GET` lists its
 * messages. `DELETE` ends the subscription: then `POST` answers 410. A subscription named `down…` fails.
 * @returns its address
 */
export async function startPushService(closers: Closers): Promise<string> {
  const received = new Map<string, Received[]>();
  const endedNames = new Set<string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    const body = await readBody(request, awsLimits.push);
    if (!name) return sendText(response, 404, 'Not found');
    const messages = received.get(name) ?? [];
    switch (request.method) {
      case 'GET':
        return sendJson(response, 200, messages);
      case 'DELETE':
        endedNames.add(name);
        return sendJson(response, 200, {});
      case 'POST':
        if (endedNames.has(name)) return sendText(response, 410, 'Gone');
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
  return serveOnLoopback(server, closers);
}
