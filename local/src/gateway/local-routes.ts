import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './answer.ts';

interface LocalSources {
  outbox(): unknown[];
  failures(): unknown[];
  /** Runs a scheduled job. */
  runJob(name: string): Promise<'done' | 'failed' | 'unknown'>;
}

/** `/__local/…`: what only the local platform has, for a person or a test. */
export function localRoutes(sources: LocalSources) {
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    request.resume();
    const call = `${request.method} ${path}`;
    const job = /^POST \/__local\/jobs\/([\w-]+)$/.exec(call)?.[1];
    if (call === 'GET /__local/outbox') return sendJson(response, 200, sources.outbox());
    if (call === 'GET /__local/failures') return sendJson(response, 200, sources.failures());
    const outcome = job ? await sources.runJob(job) : 'unknown';
    if (outcome === 'done') return sendJson(response, 200, { ran: job });
    if (outcome === 'failed') return sendJson(response, 500, { error: `The job ${job} failed.` });
    return sendJson(response, 404, { error: 'The local platform has no such address.' });
  };
}
